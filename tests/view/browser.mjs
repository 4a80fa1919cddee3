// The page of `strictpgn view` in a browser: what keys, links and clicks do, that nothing of a file runs or
// turns the text around it, that all can use it, and that it is quick.
// Usage: node browser.mjs chromium|firefox PROGRAM SAMPLES FOLDER
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, withTab } from './driver.mjs';

const [browser, program, samples, folder] = process.argv.slice(2);

/** The page of a file, or of a text. */
const pageOf = (name, text, ...options) => {
  const input = text === null ? join(samples, name) : join(folder, name);
  if (text !== null) writeFileSync(input, text, 'latin1');
  const page = join(folder, `${name}.html`);
  const run = spawnSync(program, ['view', '--no-config', ...options, '-o', page, input], { encoding: 'utf8' });
  assert.ok(run.status === 0 || run.status === 1, run.stderr);
  return page;
};

const tags = (white, extra = '') =>
  `[Event "A test"]\n[Site "?"]\n[Date "2024.01.02"]\n[Round "?"]\n[White "${white}"]\n[Black "B"]\n[Result "*"]\n${extra}\n`;

const fen = (tab) => tab.value('#fen');
const hash = (tab) => tab.evaluate(() => location.hash);
const player = (tab) => tab.text('#players');
const current = (tab) => tab.evaluate(() => document.querySelector('.move.current')?.textContent ?? null);

const cases = {
  async 'keys go through a game, its variations, findings and comments'(tab) {
    const text = tags('A') + '1. e4 {first} e5 (1... c5 2. Nf3 (2. c3 d5 {deep}) 2... d6) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Ke4 *\n\n' +
      tags('Second') + '1. d4 *\n';
    await tab.open(pageOf('keys.pgn', text));
    assert.equal(await fen(tab), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    assert.equal(await tab.evaluate(() => document.querySelectorAll('#squares use').length), 32);
    await tab.press('ArrowRight');
    assert.equal(await fen(tab), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
    assert.equal(await tab.text('#announcement'), '1. e4, white pawn from e2 to e4. first');
    await tab.press('ArrowDown');
    assert.match(await tab.text('#announcement'), /^Continuation 2 of 2: c5/);
    await tab.press('ArrowRight');
    assert.equal(await current(tab), 'c5');
    assert.equal(await hash(tab), '#g1/2.1.1');
    await tab.press('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    assert.equal(await hash(tab), '#g1/2.1.2.1.2');
    await tab.press('Shift+ArrowLeft');
    assert.equal(await hash(tab), '#g1/2.1.1');
    await tab.press('Shift+ArrowLeft');
    assert.equal(await hash(tab), '#g1/1');
    await tab.press('End');
    assert.equal(await tab.evaluate(() => document.getElementById('unknown').hidden), false);
    assert.equal(await fen(tab), '');
    await tab.press('Home', 'c');
    assert.equal(await current(tab), 'e4');
    await tab.press('c');
    assert.equal(await current(tab), 'd5');
    await tab.press('C');
    assert.equal(await current(tab), 'e4');
    await tab.press('e');
    assert.equal(await tab.evaluate(() => document.getElementById('pane-findings').hidden), false);
    assert.match(await tab.text('.finding.chosen h3'), /^(error|warning)/);
    await tab.press('f');
    assert.equal(await tab.evaluate(() => document.querySelector('.square').dataset.square), '7');
    await tab.press('f', '?');
    assert.equal(await tab.evaluate(() => document.getElementById('help').open), true);
    await tab.press('?');
    assert.equal(await tab.evaluate(() => document.getElementById('help').open), false);
    await tab.press('n');
    await tab.until(() => document.getElementById('players').textContent.startsWith('Second'));
    await tab.press('n');
    assert.match(await tab.text('#notice'), /last game/);
    await tab.press('p');
    await tab.until(() => document.getElementById('players').textContent.startsWith('A'));
    await tab.type('#search', 'nef?');
    assert.equal(await tab.value('#search'), 'nef?');
    assert.equal(await tab.evaluate(() => document.getElementById('help').open), false);
  },

  async 'links name a game and a move, and what they do not name is told'(tab) {
    const text = Array.from({ length: 150 }, (_, i) => tags(`W${i + 1}`) + '1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 *\n\n').join('');
    const page = pageOf('links.pgn', text);
    await tab.open(page, '#g120/2.1.3');
    assert.equal(await player(tab), 'W120 – B');
    assert.equal(await current(tab), 'd6');
    await tab.until(() => document.querySelector('.game-row[aria-selected=true] .row-number')?.textContent === '120');
    const length = await tab.evaluate(() => history.length);
    await tab.press('ArrowLeft', 'ArrowLeft');
    assert.equal(await tab.evaluate(() => history.length), length);
    await tab.press('n');
    await tab.until(() => location.hash === '#g121');
    assert.equal(await tab.evaluate(() => history.length), length + 1);
    await tab.evaluate(() => history.back());
    await tab.until(() => document.getElementById('players').textContent === 'W120 – B');
    await tab.evaluate(() => { location.hash = '#g151'; });
    await tab.until(() => document.getElementById('notice').textContent.includes('games 1 to 150'));
    assert.equal(await player(tab), 'W120 – B');
    await tab.open(page, '#g3/9.9.9');
    assert.equal(await player(tab), 'W3 – B');
    assert.match(await tab.text('#notice'), /no move 9\.9\.9/);
    await tab.open(page, '#%3Cimg%20src=x%3E');
    assert.match(await tab.text('#notice'), /<img src=x>/);
    for (const [fragment, told] of [['#%zz', '%zz'], ['#o1', 'o1'], ['#g0', 'g0'], ['#g3x', 'g3x']]) {
      await tab.open(page, fragment);
      assert.ok((await tab.text('#notice')).startsWith(`There is no ${told} on this page`), fragment);
      assert.equal(await player(tab), 'W1 – B');
    }
    await tab.open(pageOf('part.pgn', text, '--games', '140-'), '#g140');
    assert.equal(await player(tab), 'W140 – B');
  },

  async 'a move is lit up in the source and chosen there'(tab) {
    await tab.open(pageOf('classics.pgn', null), '#g1/5');
    const lit = (name) => tab.evaluate((one) => [...CSS.highlights.get(one)].map(String), name);
    assert.deepEqual(await lit('current'), [await current(tab)]);
    const place = await tab.evaluate(() => {
      const text = document.getElementById('source').firstChild;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(' 2. ') + 4);
      range.setEnd(text, text.data.indexOf(' 2. ') + 6);
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, text: String(range) };
    });
    await tab.page.mouse.click(place.x, place.y);
    assert.equal((await current(tab)).slice(0, 2), place.text);
    assert.equal(await hash(tab), '#g1/3');
  },

  async 'clicks, the wheel and the buttons move, and the wheel is left alone at the end'(tab) {
    await tab.open(pageOf('clicks.pgn', tags('A') + '1. e4 e5 *\n'));
    const box = await tab.evaluate(() => {
      const { x, y, width, height } = document.getElementById('squares').getBoundingClientRect();
      return { x, y, width, height };
    });
    await tab.page.mouse.click(box.x + box.width * 0.8, box.y + 40);
    assert.equal(await current(tab), 'e4');
    await tab.page.mouse.click(box.x + box.width * 0.1, box.y + 40);
    assert.equal(await current(tab), null);
    const turn = (deltaY) => tab.evaluate((delta) => !document.getElementById('squares').dispatchEvent(
      new WheelEvent('wheel', { deltaY: delta, cancelable: true, bubbles: true })), deltaY);
    assert.deepEqual([await turn(100), await turn(100), await turn(100)], [true, true, false]);
    assert.equal(await current(tab), 'e5');
    assert.deepEqual([await turn(-100), await turn(-100), await turn(-100)], [true, true, false]);
    const drag = (from, to) => tab.evaluate(([x1, x2]) => {
      const board = document.getElementById('squares');
      const y = board.getBoundingClientRect().y + 50;
      board.dispatchEvent(new PointerEvent('pointerdown', { clientX: x1, clientY: y }));
      board.dispatchEvent(new PointerEvent('pointerup', { clientX: x2, clientY: y }));
    }, [from, to]);
    await drag(box.x + 250, box.x + 150);
    assert.equal(await current(tab), 'e4');
    await drag(box.x + 250, box.x + 350);
    assert.equal(await current(tab), null);
    await tab.click('#last');
    assert.equal(await current(tab), 'e5');
    assert.equal(await tab.evaluate(() => document.getElementById('next').getAttribute('aria-disabled')), 'true');
    assert.equal(await tab.evaluate(() => document.activeElement.id), 'last');
    await tab.click('#first');
    await tab.press('a');
    await tab.until(() => document.querySelector('.move.current')?.textContent === 'e5');
    await tab.click('#move-text .move');
    assert.equal(await current(tab), 'e4');
  },

  async 'games are found, sorted and filtered'(tab) {
    await tab.open(pageOf('mistakes.pgn', null));
    await tab.until(() => document.documentElement.dataset.ready === 'all');
    const rows = () => tab.evaluate(() => [...document.querySelectorAll('.game-row .row-number')].map((row) => row.textContent));
    await tab.until(() => document.querySelectorAll('.game-row').length === 14);
    await tab.type('#search', 'reti casual');
    await tab.until(() => document.querySelectorAll('.game-row').length === 1);
    assert.deepEqual(await rows(), ['5']);
    await tab.evaluate(() => { const field = document.getElementById('search'); field.value = ''; field.dispatchEvent(new Event('input')); });
    await tab.until(() => document.querySelectorAll('.game-row').length === 14);
    const pick = (id, value) => tab.evaluate(([one, option]) => {
      const field = document.getElementById(one);
      field.value = option;
      field.dispatchEvent(new Event('input'));
    }, [id, value]);
    await tab.type('#search', 'black:fischer');
    await tab.until(() => document.querySelectorAll('.game-row').length === 1);
    assert.deepEqual(await rows(), ['3']);
    await pick('search', 'white:fischer');
    await tab.until(() => document.querySelectorAll('.game-row').length === 0);
    await pick('search', '');
    await tab.until(() => document.querySelectorAll('.game-row').length === 14);
    for (const [search, found] of [['RÉTI casual', '5'], ['event:"rosenwald memorial"', '3'], ['black:"duke of"', '4']]) {
      await pick('search', search);
      await tab.until((number) => document.querySelectorAll('.game-row').length === 1 &&
        document.querySelector('.row-number').textContent === number, found, 5000);
    }
    await pick('search', '');
    await tab.until(() => document.querySelectorAll('.game-row').length === 14);
    await pick('filter', 'errors');
    await tab.until(() => document.querySelectorAll('.game-row').length === 11);
    await pick('filter', '');
    await pick('sort', 'white');
    await tab.until(() => document.querySelector('.game-row .row-players').textContent === 'Scholar\'s mate');
    await pick('sort', 'length');
    await tab.until(() => document.querySelector('.game-row .row-number').textContent !== '1');
    await tab.evaluate(() => document.getElementById('list').focus());
    await tab.press('End', 'Enter');
    const last = (await rows()).at(-1);
    await tab.until((number) => location.hash === `#g${number}`, last);
    assert.equal(await tab.evaluate(() => document.activeElement.id), 'list');
    const rule = await tab.evaluate(() => document.querySelector('#rule option:nth-child(2)').value);
    await pick('rule', rule);
    await tab.until(() => document.querySelectorAll('.game-row').length < 14);
  },

  async 'variations twenty deep are shown, and each can be reached'(tab) {
    const moves = ['Nf3', 'Nc3', 'Na3', 'Nh3'];
    let text = '1. e4';
    for (let depth = 0; depth < 20; ++depth) text += ` (1. ${moves[depth % 4]} {level ${depth + 1}}`;
    await tab.open(pageOf('deep.pgn', tags('A') + text + ')'.repeat(20) + ' e5 *\n'), `#g1/1${'.1.1'.repeat(20)}`);
    assert.equal(await current(tab), 'Nh3');
    const width = await tab.evaluate(() => document.querySelector('.move.current').getBoundingClientRect().width);
    assert.ok(width > 10);
    await tab.resize(390, 844);
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await tab.resize(1440, 900);
  },

  async 'what was found stands at its tag, its comment or its move'(tab) {
    const text = '[Event "A: B"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "A"]\n[Black "?"]\n[Result "*"]\n' +
      `[FEN "3k4/4r3/3K4/3B4/8/8/8/5R2 w - - 0 1"]\n\n{${'A comment in front of all moves. '.repeat(4)}}\n1. Rf8+ Re8 2. Rf1 Rf9 *\n`;
    await tab.open(pageOf('places.pgn', text), '#g1/3');
    const flagged = (selector) => tab.evaluate((one) =>
      [...document.querySelectorAll(one)].filter((element) => element.querySelector('.flag')).map((element) => element.textContent.slice(0, 9)), selector);
    assert.deepEqual(await flagged('#move-text p.comment'), ['A comment']);
    assert.deepEqual(await flagged('#move-text .flagged'), ['Rf9']);
    assert.deepEqual(await flagged('#tags tr'), ['FEN3k4/4r']);
    await tab.press('e');
    assert.match(await tab.text('.finding.chosen h3'), /SetUp/);
    assert.equal(await current(tab), null);
    await tab.press('e', 'e');
    assert.equal(await current(tab), 'Rf9');
    assert.match(await tab.text('.uncertain'), /^From here on no position is known: .*Rf9/);
  },

  async 'a study is named by its chapters'(tab) {
    const chapter = (event, extra = '') => `[Event "${event}"]\n[Site "?"]\n[UTCDate "2016.08.15"]\n[Result "*"]\n${extra}\n1. e4 *\n\n`;
    await tab.open(pageOf('study.pgn', chapter('Endings: pawns: the square') + chapter('?') + chapter('All', '[ChapterName "One"]\n')));
    await tab.until(() => document.documentElement.dataset.ready === 'all');
    await tab.until(() => document.querySelectorAll('.game-row').length === 3);
    const column = (name) => tab.evaluate((one) => [...document.querySelectorAll(one)].map((row) => row.textContent), name);
    assert.deepEqual(await column('.row-players'), ['the square', 'Game 2', 'One']);
    assert.deepEqual(await column('.row-event'), ['Endings: pawns · 2016.08.15', '2016.08.15', '2016.08.15']);
    assert.equal(await tab.text('#facts'), 'Endings: pawns · 2016.08.15');
    assert.equal(await player(tab), 'the square');
  },

  async 'a text that runs from right to left turns nothing around it'(tab) {
    const word = '\u05e9\u05dc\u05d5\u05dd';
    const text = tags(`${word} 12`).replace('"B"', `"34 ${word}"`).replace('A test', word) +
      `1. e4 {${word} 1.} e5 (1... c5 {${word}} 2. Nf3 d6 {${word}} 3. d4) 2. Nf3 ${word} 2... Nc6 *\n`;
    await tab.open(pageOf('hebrew.pgn', Buffer.from(text, 'utf8').toString('latin1'), '--encoding', 'utf8'), '#g1/1');
    /** The texts of some elements in the order in which they stand in a line. */
    const inLine = (selector) => tab.evaluate((one) => {
      const all = [...document.querySelectorAll(one)].map((element) => ({ element, box: element.getBoundingClientRect() }));
      const isInOrder = all.every(({ box }, i) => i === 0 || box.left >= all[i - 1].box.right - 4);
      return [all.length > 1, isInOrder];
    }, selector);
    for (const selector of ['#players bdi', '.variation .number, .variation .move, .variation .comment'])
      assert.deepEqual(await inLine(selector), [true, true], selector);
    assert.equal(await tab.evaluate(() => getComputedStyle(document.querySelector('p.comment')).direction), 'rtl');
    const numbers = () => tab.evaluate(() => {
      const range = document.createRange();
      const text = document.querySelector('#source').firstChild;
      const at = text.data.indexOf('} 2. Nf3 d6');
      const place = (begin) => {
        range.setStart(text, begin);
        range.setEnd(text, begin + 1);
        return range.getBoundingClientRect().left;
      };
      return place(at) < place(at + 2) && place(at + 2) < place(at + 3);
    });
    assert.equal(await numbers(), true);
  },

  async 'what a file holds stays text'(tab) {
    const attack = '<script>window.attacked=1</script><img src=x onerror=window.attacked=1></script><style>*{display:none}</style>';
    const bidi = '\u202e\u2066\u200f';
    const name = (attack + bidi).replaceAll('"', '');
    const bytes = Buffer.from(tags(name, `[${'<b>x</b>'} "${name}"]\n`) + `1. e4 {${name} [%cal <svg onload=window.attacked=1>]} <script>alert(1)</script> ` +
      `2. ${name} e5 $<b> \0 \u009b31m *\n`, 'utf8').toString('latin1');
    await tab.open(pageOf('hostile.pgn', bytes, '--encoding', 'utf8'), '#g1');
    await tab.press('ArrowRight', 'ArrowRight', 'e', 'e', 'E', 'c', 'f', '?', '?');
    for (const one of ['source', 'findings', 'tags']) await tab.click(`#tab-${one}`);
    await tab.click('#show-figurines');
    assert.deepEqual(await tab.evaluate(() => [window.violations, window.failures, window.attacked ?? 0]), [[], [], 0]);
    assert.match(await player(tab), /^<script>window\.attacked=1<\/script><img/);
    const shown = await tab.evaluate(() => document.body.innerText + document.getElementById('source').textContent);
    assert.ok(shown.includes('<U+202E><U+2066>') && !/[\u202a-\u202e\u2066-\u2069\u0000\u009b]/.test(shown));
    assert.equal(await tab.evaluate(() => document.querySelectorAll('[style*="display"], img, iframe, object').length), 0);
    assert.equal(await tab.evaluate(() => document.getElementById('source').childNodes.length), 1);
  },

  async 'what gets into the page all the same is refused'(tab) {
    const page = pageOf('attacked.pgn', tags('A') + '1. e4 *\n');
    const attack = '<script>window.attacked=1</script><img src="x.png" onerror="window.attacked=1"><p style="color:red">x</p>';
    writeFileSync(page, readFileSync(page, 'utf8').replace('<main>', `${attack}<main>`));
    await tab.open(page);
    assert.equal(await tab.evaluate(() => window.attacked ?? 0), 0);
    const refused = await tab.evaluate(() => window.violations.map((text) => text.split(' ')[0]).sort());
    for (const directive of ['script-src-attr', 'script-src-elem', 'style-src-attr']) assert.ok(refused.includes(directive), refused.join());
    writeFileSync(page, readFileSync(page, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    await tab.open(page);
    assert.equal(await tab.evaluate(() => window.attacked), 1);
  },

  async 'the page of check runs under its policy, too'(tab) {
    const page = join(folder, 'check.html');
    writeFileSync(page, spawnSync(program, ['check', '--no-config', '--format', 'html', join(samples, 'mistakes.pgn')]).stdout);
    await tab.page.goto(`file://${page}`);
    await tab.until(() => document.getElementById('found').textContent !== '');
    await tab.type('#search', 'Kd6');
    await tab.until(() => /^1 of/.test(document.getElementById('found').textContent));
    assert.deepEqual(await tab.evaluate(() => [window.violations, window.failures]), [[], []]);
    assert.ok(await tab.evaluate(() => document.querySelectorAll('.diagram svg use').length > 10 && document.querySelector('ins') !== null));
  },

  async 'all can use it: axe finds nothing, in the light and in the dark, on a desk and on a phone'(tab) {
    const page = pageOf('mistakes.pgn', null);
    const source = axe();
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      await tab.resize(width, height);
      for (const scheme of tab.scheme === null ? [null] : ['light', 'dark']) {
        if (scheme !== null) await tab.scheme(scheme);
        await tab.open(page, '#g10/44');
        await tab.until(() => document.documentElement.dataset.ready === 'all');
        await tab.evaluate(source);
        for (const one of ['source', 'findings', 'tags']) {
          await tab.click(`#tab-${one}`);
          const found = await tab.evaluate(async () => (await window.axe.run()).violations
            .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => html.slice(0, 120) + (any[0]?.message ?? '')).slice(0, 3).join(' | ')}`));
          assert.deepEqual(found, [], `${width} ${scheme} ${one}`);
        }
      }
      if (tab.scheme !== null) await tab.scheme('light');
    }
    await tab.resize(1440, 900);
    const label = (square) => tab.evaluate((one) => document.querySelector(`[data-square="${one}"]`).getAttribute('aria-label'), square);
    await tab.open(page, '#g1');
    assert.deepEqual([await label(4), await label(20), await label(63)], ['e1, white king', 'e3, empty', 'h8, black rook']);
    if (browser === 'chromium') {
      const tree = await tab.page.locator('main').ariaSnapshot();
      for (const part of ['grid "Position"', 'gridcell "e1, white king"', 'toolbar "Moves"', 'button "Next move"',
        'link "Qxf7"', 'tab "Source" [selected]', 'button "warning: ']) assert.ok(tree.includes(part), `no ${part} in ${tree}`);
    }
    assert.match(await tab.text('#position-words'), /^White: Ra1 Nb1 Bc1 Qd1 Ke1 .* a7 .* Rh8\.$/);
    await tab.evaluate(() => document.querySelector('.square[tabindex="0"]').focus());
    await tab.press('ArrowRight', 'ArrowUp');
    assert.equal(await tab.evaluate(() => document.activeElement.getAttribute('aria-label')), 'b2, white pawn');
    assert.equal(await current(tab), null);
  },

  async 'the link over the page leads to the moves, and is no address'(tab) {
    await tab.open(pageOf('classics.pgn', null), '#g1/5');
    await tab.press('Tab', 'Enter');
    assert.equal(await tab.evaluate(() => document.activeElement.classList.contains('current')), true);
    assert.deepEqual([await hash(tab), await tab.evaluate(() => document.getElementById('notice').hidden)], ['#g1/5', true]);
  },

  async 'the board stays in sight on a phone, and is no wider than it should be'(tab) {
    const page = pageOf('classics.pgn', null);
    for (const [width, height, size] of [[390, 844, 370], [768, 1024, 544]]) {
      await tab.resize(width, height);
      await tab.open(page, '#g1/9');
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const box = await tab.evaluate(() => {
        const { top, width: across } = document.getElementById('squares').getBoundingClientRect();
        return [Math.round(top), Math.round(across)];
      });
      await tab.evaluate(() => scrollTo(0, 0));
      assert.deepEqual([box[0], box[1] < size + 2 && box[1] > size - 20], [0, true], box.join());
    }
  },

  async 'a move is shown below the board that stays on a phone'(tab) {
    await tab.resize(390, 844);
    await tab.open(pageOf('philidor.pgn', null));
    await tab.press('End');
    assert.equal(await tab.evaluate(() => scrollY), 0);
    await tab.press('Home');
    await tab.evaluate(() => scrollTo(0, 900));
    for (const key of ['End', 'Home', 'c', 'c', 'ArrowRight']) {
      await tab.press(key);
      if (key === 'Home') continue;
      const [board, move] = await tab.evaluate(() => ['#squares', '.move.current'].map((one) => {
        const { top, bottom } = document.querySelector(one).getBoundingClientRect();
        return { top, bottom };
      }));
      assert.ok(board.top === 0 && move.top >= board.bottom && move.bottom <= 844, `${key}: ${JSON.stringify([board, move])}`);
    }
  },

  async 'the keyboard alone reaches everything'(tab) {
    await tab.open(pageOf('mistakes.pgn', null), '#g8');
    await tab.until(() => document.documentElement.dataset.ready === 'all');
    const seen = new Set();
    for (let i = 0; i < 60; ++i) {
      await tab.press('Tab');
      seen.add(await tab.evaluate(() => document.activeElement.id || document.activeElement.className.split(' ')[0]));
    }
    const wanted = ['search', 'sort', 'filter', 'rule', 'list', 'square', 'next', 'flip', 'fen', 'copy-fen', 'copy-uci', 'move',
      'show-comments', 'next-game', 'tab-source', 'save-written', 'source', 'help-button'];
    assert.deepEqual(wanted.filter((one) => !seen.has(one)), []);
  },

  async 'long names and values are no wider than a phone'(tab) {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6);
    const text = tags(long).replace('A test', long) + `1. e4 {${long}} (1. d4 {${long}}) 1... ${long.slice(0, 60)} *\n`;
    await tab.resize(390, 844);
    await tab.open(pageOf(`${long.slice(0, 150)}.pgn`, text + text), '#g2/1');
    for (const one of ['source', 'findings', 'tags']) {
      await tab.click(`#tab-${one}`);
      assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), one);
    }
    await tab.click('#open-list');
    assert.ok(await tab.evaluate(() => document.querySelectorAll('.game-row').length === 2));
    await tab.press('Escape');
    assert.equal(await tab.evaluate(() => document.activeElement.id), 'open-list');
  },

  async 'clocks, evaluations, drawings and the way the board is turned'(tab) {
    const text = tags('A', '[Orientation "black"]\n[WhiteElo "2000"]\n') +
      '1. e4 {[%clk 1:59:58] [%eval 0.3]} e5 {[%clk 0:59:57] [%eval 0.1] [%csl Gd5,Re4] [%cal Gg1f3]} ' +
      '2. Nf3 {[%eval #3]} Nc6 {[%emt 0:00:12]} *\n';
    await tab.open(pageOf('clocks.pgn', text), '#g1/2');
    assert.deepEqual([await tab.text('#clock-white'), await tab.text('#clock-black')], ['1:59:58', '59:57']);
    assert.equal(await tab.text('#evaluation'), '0.1');
    await tab.press('End');
    assert.deepEqual([await tab.text('#clock-white'), await tab.text('#clock-black')], ['1:59:58', '+0:12']);
    await tab.press('ArrowLeft', 'ArrowLeft');
    assert.deepEqual(await tab.evaluate(() => [...document.querySelectorAll('.drawn')].map((one) => one.getAttribute('class'))),
      ['drawn green', 'drawn red', 'drawn green']);
    assert.equal(await tab.evaluate(() => document.getElementById('graph').hidden), false);
    assert.equal(await tab.evaluate(() => document.querySelector('.square').dataset.square), '7');
    assert.equal(await tab.text('#players-white'), 'A (2000)');
    await tab.click('#show-figurines');
    assert.ok((await tab.text('#move-text')).includes('♘f3'));
  },

  async 'without comments a move stands beside the next, and what is folded can be read'(tab) {
    await tab.open(pageOf('philidor.pgn', null), '#g1/1');
    const rows = () => tab.evaluate(() => document.querySelectorAll('#move-text .moves-row').length);
    const before = await rows();
    await tab.click('#show-comments');
    assert.ok(await rows() < before);
    assert.equal(await tab.evaluate(() => document.querySelector('#move-text .comment')), null);
    await tab.click('#show-variations');
    assert.ok(await tab.evaluate(() => [...document.querySelectorAll('.fold')].every((fold) => fold.getAttribute('aria-expanded') === 'false')));
    await tab.evaluate(axe());
    assert.deepEqual(await tab.evaluate(async () => (await window.axe.run()).violations.map(({ id }) => id)), []);
    await tab.click('#show-comments');
    await tab.click('#show-variations');
    assert.equal(await rows(), before);
  },

  async 'the game is saved as written and as fixed'(tab) {
    const text = tags('A') + '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7 *\n';
    await tab.open(pageOf('save.pgn', text));
    const saved = (id) => tab.evaluate(async (one) => {
      let made = null;
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => { made = blob; return create.call(URL, blob); };
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = () => {};
      document.getElementById(one).click();
      URL.createObjectURL = create;
      HTMLAnchorElement.prototype.click = click;
      return made?.text();
    }, id);
    assert.equal(await saved('save-written'), text);
    assert.equal(await saved('save-fixed'), text.replace('Qxf7', 'Qxf7#'));
    assert.equal(await tab.text('.finding .fix'), 'Fix: Qxf7#');
    assert.equal(await tab.text('.finding .fix ins'), '#');
  },

  async 'the board looks the same when one comes back to it'(tab) {
    await tab.calm?.();
    await tab.open(pageOf('classics.pgn', null), '#g1/9');
    const element = await tab.page.$('#squares');
    // Chromium draws what has moved with other edges than what has not: there its elements are compared.
    const picture = async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      if (browser === 'chromium') return tab.evaluate(() => document.getElementById('squares').innerHTML);
      return Buffer.from(await element.screenshot()).toString('base64');
    };
    const before = await picture();
    await tab.press('ArrowRight', 'ArrowRight');
    assert.notEqual(await picture(), before);
    await tab.press('ArrowLeft', 'ArrowLeft');
    assert.equal(await picture(), before);
    await tab.press('f');
    assert.notEqual(await picture(), before);
    await tab.press('f');
    assert.equal(await picture(), before);
  },

  async 'bad input gets a page that says what is wrong'(tab) {
    const page = pageOf('bad.pgn', 'this is no game\n\0\0\n');
    await tab.open(page);
    assert.match(await player(tab), /Outside every game|No games|\?/);
    await tab.click('#tab-findings');
    assert.ok((await tab.text('#findings')).length > 40);
    for (const nothing of ['', '\n \n']) {
      const empty = pageOf('empty.pgn', nothing);
      for (const fragment of ['', '#g1/2']) {
        await tab.open(empty, fragment);
        assert.match(await player(tab), /^No games|^Outside every game/);
        assert.equal(await tab.evaluate(() => document.getElementById('squares').checkVisibility()), false);
        assert.equal(await tab.evaluate(() => document.querySelector('.result')), null);
      }
    }
    await tab.open(pageOf('empty.pgn', ''));
    assert.equal(await tab.text('#facts'), 'There is nothing in this file.');
    await tab.press('ArrowRight', 'End', 'n', 'e', 'c', 'f', 'a', 'ArrowDown', 'Shift+ArrowLeft');
  },

  async 'ten thousand games are there at once'(tab) {
    const games = readFileSync(join(samples, 'classics.pgn'), 'latin1');
    const count = games.match(/^\[Event /gm).length;
    const copies = Math.ceil(10000 / count);
    const comment = '{[%eval 0.17] [%clk 0:30:00]} ';
    const long = games.replace(/(\d+\. \S+ )/g, `$1${comment}`);
    const page = pageOf('many.pgn', (long + '\n').repeat(copies));
    const sizes = [readFileSync(join(folder, 'many.pgn')).length, readFileSync(page).length];
    const painted = [];
    for (const rate of tab.throttle === null ? [1] : [1, 6]) {
      if (tab.throttle !== null) await tab.throttle(rate);
      await tab.open(page);
      painted.push(Math.round(await tab.until(() => window.painted)));
    }
    if (tab.throttle !== null) await tab.throttle(1);
    await tab.until(() => document.documentElement.dataset.ready === 'all', null, 60000);
    const searched = await tab.evaluate(async () => {
      const began = performance.now();
      const field = document.getElementById('search');
      field.value = 'zzzz';
      field.dispatchEvent(new Event('input'));
      while (document.querySelector('.game-row') !== null) await new Promise((resolve) => setTimeout(resolve, 4));
      return Math.round(performance.now() - began);
    });
    const scrolled = await tab.evaluate(async () => {
      const field = document.getElementById('search');
      field.value = '';
      field.dispatchEvent(new Event('input'));
      while (document.querySelector('.game-row') === null) await new Promise((resolve) => setTimeout(resolve, 4));
      const list = document.getElementById('list');
      let longest = 0;
      for (let i = 0; i < 60; ++i) {
        const began = performance.now();
        list.scrollTop = i * 8000;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        longest = Math.max(longest, performance.now() - began);
      }
      return [Math.round(longest), document.querySelectorAll('.game-row').length];
    });
    console.log(`${browser}: ${sizes[0]} bytes in a page of ${sizes[1]}; first board after ${painted.join(' and, slowed, ')} ms; ` +
      `search ${searched} ms; longest frame of scrolling ${scrolled[0]} ms, ${scrolled[1]} rows`);
    assert.ok(sizes[1] < sizes[0] / 2);
    assert.ok(painted.every((time) => time < 4000));
    assert.ok(scrolled[1] < 60);
  },

  async 'a game of twenty thousand moves opens'(tab) {
    const round = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const moves = Array.from({ length: 20000 }, (_, i) => (i % 2 === 0 ? `${i / 2 + 1}. ` : '') + round[i % 4]);
    const page = pageOf('giant.pgn', tags('A') + moves.join(' ') + ' *\n', '--level', 'error');
    await tab.open(page);
    const painted = Math.round(await tab.until(() => window.painted));
    await tab.press('End');
    assert.equal(await hash(tab), '#g1/20000');
    assert.ok(await tab.evaluate(() => {
      const frame = document.getElementById('moves').getBoundingClientRect();
      const move = document.querySelector('.move.current').getBoundingClientRect();
      return move.top >= frame.top && move.bottom <= frame.bottom;
    }));
    console.log(`${browser}: the game of 20,000 moves after ${painted} ms`);
    assert.ok(painted < 4000);
    assert.equal(await tab.evaluate(() => document.querySelectorAll('#move-text [tabindex="0"]').length), 1);
  },
};

const wanted = process.argv[6];
let failed = 0;
await withTab(browser, async (tab) => {
  for (const [name, run] of Object.entries(cases)) {
    if (wanted !== undefined && !name.includes(wanted)) continue;
    const began = Date.now();
    try {
      await tab.resize(1440, 900);
      await run(tab);
      const failures = await tab.evaluate(() => window.failures);
      assert.deepEqual(failures, []);
      if (process.env.STRICTPGN_VERBOSE) console.log(`${browser}: ${name}: ${Date.now() - began} ms`);
    } catch (error) {
      ++failed;
      console.log(`${browser}: ${name}: ${error.stack}`);
    }
  }
});
process.exit(failed === 0 ? 0 : 1);
