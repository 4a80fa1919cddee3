// The page: which game and which move is shown, and what keys, links and clicks do.
import { Board, positionInWords } from './board.js';
import { byId, fill, inputById, inRow, make, sentence, target } from './dom.js';
import { FindingsPane } from './findingspane.js';
import { flagOf, levelName } from './flag.js';
import { Game, GameNode } from './game.js';
import { GameList, shortResult } from './gamelist.js';
import { evaluationOf, Graph } from './graph.js';
import { Library } from './library.js';
import { MoveList } from './movelist.js';
import { Pointer } from './pointer.js';
import { Position } from './position.js';
import { SourcePane } from './sourcepane.js';
import { clockAt, countsOf, factsOf, moveInWords, playerOf } from './words.js';
import { titleInWords, titleOf } from './words.js';

/** @typedef {import('./block.js').GameRecord} GameRecord */
/** @typedef {import('./library.js').Index} Index */
/** @typedef {'push' | 'replace' | 'keep'} History */

/** Milliseconds between the moves of autoplay. */
const pace = 1200;

class Viewer {
  /** @param {Index} index */
  constructor(index) {
    this.index = index;
    this.library = new Library(index);
    this.board = new Board(byId('squares'));
    this.moves = new MoveList(
      byId('move-text'),
      index,
      (node) => this.go(node),
      (finding) => this.openFinding(finding),
    );
    this.source = new SourcePane(byId('source'), (node) => this.go(node));
    this.findings = new FindingsPane(byId('findings'), this.library, (finding) =>
      this.goToFinding(finding),
    );
    this.graph = new Graph(byId('graph'), (node) => this.go(node));
    /** @type {Game | null} */
    this.game = null;
    this.recordIndex = -1;
    /** @type {GameNode | null} */
    this.node = null;
    /** Which continuation is chosen. */
    this.choice = 0;
    this.finding = -1;
    this.timer = 0;
    this.list = new GameList(this.library, (record) => void this.open(record, '', 'push'));
    byId('file').textContent = index.file;
    byId('counts').textContent = countsOf(index);
    document.body.classList.toggle('alone', this.library.size < 2);
    this.listen();
  }

  async start() {
    await this.follow();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    let last = performance.now();
    await this.library.unpackAll(() => {
      if (performance.now() - last < 400) return;
      last = performance.now();
      this.list.render();
    });
    this.list.render();
    document.documentElement.dataset.ready = 'all';
  }

  // --- games and links

  /** Goes where the address points. */
  async follow() {
    const fragment = decoded(location.hash.slice(1));
    if (fragment === '') return this.open(0, '', 'keep');
    const [, kind, number, path] = /^([go])(\d+)(?:\/([\d.]*))?$/.exec(fragment) ?? [];
    const record =
      kind === 'g'
        ? await this.library.recordOfGame(Number(number))
        : kind === 'o'
          ? await this.library.recordOutside(Number(number) - 1)
          : -1;
    if (record < 0) {
      this.tell(`There is no \`${fragment}\` on this page${this.rangeInWords()}`);
      return this.game === null ? this.open(0, '', 'keep') : undefined;
    }
    return this.open(record, path ?? '', 'keep');
  }

  rangeInWords() {
    const numbered = this.index.blocks.filter(([, games]) => games > 0);
    const first = numbered[0]?.[2] ?? 0;
    const last = numbered.reduce((sum, [, games]) => sum + games, first - 1);
    return numbered.length === 0
      ? '.'
      : `: it has ${first === last ? `game ${first}` : `games ${first} to ${last}`}.`;
  }

  /** @param {number} at @param {string} path @param {History} history */
  async open(at, path, history) {
    const record = await this.library.record(at);
    if (record === undefined) {
      if (this.game === null) this.showNothing();
      return;
    }
    this.stop();
    if (this.recordIndex !== at) {
      this.recordIndex = at;
      this.game = new Game(record);
      this.node = null;
      this.finding = -1;
      this.showGame(this.game);
      this.list.mark(at);
    }
    const node = this.game?.nodeOf(path);
    if (node === undefined) this.tell(`There is no move \`${path}\` in this game.`);
    this.go(node ?? null, history);
    byId('list-pane').classList.remove('open');
    byId('open-list').setAttribute('aria-expanded', 'false');
  }

  showNothing() {
    byId('players').textContent = 'No games';
    byId('facts').textContent = 'There is nothing in this file.';
    document.body.classList.add('without-game', 'without-text');
  }

  /** @param {Game} game */
  showGame(game) {
    const { record } = game;
    const title = titleOf(record);
    document.title = `${titleInWords(title)} · ${this.index.file}`;
    document.body.classList.toggle('without-game', !record.isGame);
    fill(byId('players'), ...inRow(title, ' – '));
    byId('game-result').textContent = shortResult(record.result);
    fill(byId('facts'), ...inRow(factsOf(record), ' · '));
    byId('players-white').textContent = playerOf(record, 'White');
    byId('players-black').textContent = playerOf(record, 'Black');
    const isFlipped = /^black$/i.test(record.tag('Orientation'));
    if (isFlipped !== this.board.isFlipped) this.flip();
    this.board.shown = null;
    this.moves.show(game);
    this.source.show(game);
    this.findings.show(record);
    this.graph.show(game);
    this.showTags(game);
    const count = record.findings.length + record.moreFindings;
    byId('findings-count').textContent = count === 0 ? '' : String(count);
    byId('save-fixed').hidden = record.fixed() === null;
  }

  /** @param {Game} game */
  showTags(game) {
    const { record } = game;
    const rows = record.tags.map((tag) => {
      const found = game.findingsAt(tag);
      return make(
        'tr',
        {},
        make('th', { scope: 'row' }, record.slice(tag.name)),
        make('td', { dir: 'auto' }, record.valueOf(tag), flagOf(record, found, true)),
      );
    });
    fill(
      byId('tags'),
      rows.length > 0
        ? make('table', {}, make('tbody', {}, ...rows))
        : make('p', { class: 'soft' }, 'There are no tags.'),
    );
  }

  // --- moves

  /** @param {GameNode | null} node @param {History} [history] */
  go(node, history = 'replace') {
    const { game } = this;
    if (game === null) return;
    this.node = node;
    this.choice = 0;
    this.showPosition(game, node);
    this.moves.mark(node);
    this.source.mark(node);
    this.graph.mark(node);
    this.showChoices();
    this.write(history);
  }

  /** @param {History} history */
  write(history) {
    const record = this.game?.record;
    if (record === undefined || history === 'keep') return;
    const name = record.isGame ? `#g${record.number}` : `#o${this.recordIndex + 1}`;
    const address = this.node === null ? name : `${name}/${this.node.path}`;
    try {
      if (history === 'push') window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
    } catch {
      // Some browsers allow only so many changes in a time; the next one will be written.
    }
  }

  /** @param {Game} game @param {GameNode | null} node */
  showPosition(game, node) {
    let known = node;
    while (known !== null && known.after === null) known = known.parent;
    const position = game.positionAt(known) ?? game.start ?? Position.initial();
    const isKnown = game.positionAt(node) !== null;
    const notes = node === null ? game.main.notes : node.notes;
    this.board.show(position, isKnown ? node : known, notes, isKnown);
    byId('unknown').hidden = isKnown;
    byId('unknown').textContent =
      game.start === null
        ? 'This game has no position to start from.'
        : 'The position after this move is not known; this is the last one that is.';
    inputById('fen').value = isKnown ? position.fen() : '';
    byId('position-words').textContent = positionInWords(position);
    byId('announcement').textContent = node === null ? 'Start of the game' : moveInWords(node);
    byId('turn-white').hidden = !isKnown || !position.whiteToMove;
    byId('turn-black').hidden = !isKnown || position.whiteToMove;
    byId('clock-white').textContent = clockAt(node, true);
    byId('clock-black').textContent = clockAt(node, false);
    byId('evaluation').textContent = node === null ? '' : evaluationOf(node);
    const text = notes
      .map((note) => note.text)
      .filter(Boolean)
      .join(' ');
    byId('note').textContent = text;
    const isEnd = game.continuations(node).length === 0;
    for (const id of ['next', 'last']) enable(id, !isEnd);
    for (const id of ['first', 'previous']) enable(id, node !== null);
  }

  showChoices() {
    const { game } = this;
    const choices = game === null ? [] : game.continuations(this.node);
    byId('choices').hidden = choices.length < 2;
    fill(
      byId('choices'),
      ...(choices.length < 2 ? [] : choices).map((node, i) =>
        make(
          'button',
          {
            type: 'button',
            'aria-pressed': String(i === this.choice),
            'data-choice': i,
            tabindex: -1,
          },
          `${node.numberText} ${this.moves.textOf(node)}`,
        ),
      ),
    );
  }

  /** @param {number} step */
  choose(step) {
    const count = this.game?.continuations(this.node).length ?? 0;
    if (count < 2) return;
    this.choice = (this.choice + step + count) % count;
    this.showChoices();
    const chosen = this.game?.continuations(this.node)[this.choice];
    byId('announcement').textContent =
      `Continuation ${this.choice + 1} of ${count}: ${chosen?.text ?? ''}`;
  }

  /** Whether there was a move to go to. */
  next() {
    const next = this.game?.continuations(this.node)[this.choice];
    if (next === undefined) return false;
    this.go(next);
    return true;
  }

  previous() {
    if (this.node === null) return false;
    this.go(this.node.parent);
    return true;
  }

  hasNext() {
    return (this.game?.continuations(this.node).length ?? 0) > 0;
  }

  hasPrevious() {
    return this.node !== null;
  }

  first() {
    this.go(null);
  }

  last() {
    const line = this.node === null ? this.game?.main : this.node.line;
    this.go(line?.nodes.at(-1) ?? null);
  }

  leaveVariation() {
    const around = this.node?.line.replaced;
    if (around) this.go(around.parent);
  }

  /** @param {number} step */
  neighbour(step) {
    const record = this.list.neighbour(step);
    if (record === undefined)
      this.tell(
        step > 0 ? 'This is the last game of the list.' : 'This is the first game of the list.',
      );
    else void this.open(record, '', 'push');
  }

  play() {
    if (this.timer !== 0) return this.stop();
    this.timer = setInterval(() => {
      if (!this.next()) this.stop();
    }, pace);
    byId('play').setAttribute('aria-pressed', 'true');
    if (!this.next()) this.stop();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    byId('play').setAttribute('aria-pressed', 'false');
  }

  flip() {
    this.board.flip();
    byId('board-pane').classList.toggle('flipped', this.board.isFlipped);
    byId('flip').setAttribute('aria-pressed', String(this.board.isFlipped));
    if (this.game !== null) this.showPosition(this.game, this.node);
  }

  // --- findings and comments

  /** @param {number} step */
  nextFinding(step) {
    const count = this.game?.record.findings.length ?? 0;
    if (count === 0) return this.tell('Nothing was found in this game.');
    const at = this.finding < 0 ? (step > 0 ? 0 : count - 1) : this.finding + step;
    if (at < 0 || at >= count)
      return this.tell(step > 0 ? 'That was the last finding.' : 'That was the first finding.');
    this.openFinding(at);
    this.goToFinding(at);
  }

  /** @param {number} finding */
  openFinding(finding) {
    this.finding = finding;
    this.openTab('findings');
    this.findings.point(finding);
    const found = this.game?.record.findings[finding];
    if (found !== undefined) {
      this.source.point(found);
      byId('announcement').textContent = `${levelName(found.level)}: ${found.message}`;
    }
  }

  /** @param {number} finding */
  goToFinding(finding) {
    const { game } = this;
    const found = game?.record.findings[finding];
    if (!game || found === undefined) return;
    this.finding = finding;
    this.go(game.nodes.find((one) => one.findings.includes(finding)) ?? null);
    this.source.point(found);
    this.findings.point(finding);
    byId('announcement').textContent = `${levelName(found.level)}: ${found.message}`;
  }

  /** @param {number} step */
  nextComment(step) {
    const nodes = this.game?.nodes ?? [];
    const hasText = (/** @type {GameNode} */ node) => node.notes.some((note) => note.text !== '');
    const at = this.node?.id ?? -1;
    const found =
      step > 0
        ? nodes.find((node) => node.id > at && hasText(node))
        : nodes.findLast((node) => node.id < at && hasText(node));
    if (found === undefined)
      this.tell(step > 0 ? 'No comment follows.' : 'There is no comment before this.');
    else this.go(found);
  }

  // --- the page around

  /** @param {string} text */
  tell(text) {
    fill(byId('notice'), sentence(text));
    byId('notice').hidden = false;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => {
      byId('notice').hidden = true;
    }, 6000);
  }

  /** @param {string} name */
  openTab(name) {
    for (const one of ['source', 'findings', 'tags']) {
      const isOpen = one === name;
      byId(`tab-${one}`).setAttribute('aria-selected', String(isOpen));
      byId(`tab-${one}`).setAttribute('tabindex', isOpen ? '0' : '-1');
      byId(`pane-${one}`).hidden = !isOpen;
    }
    if (name === 'source') this.source.mark(this.node);
  }

  /** @param {boolean} isFixed */
  save(isFixed) {
    const record = this.game?.record;
    const bytes = isFixed ? record?.fixed() : record?.source;
    if (!record || !bytes) return;
    const text = new Uint8Array([...bytes, 10]);
    const address = URL.createObjectURL(new Blob([text], { type: 'application/vnd.chess-pgn' }));
    make('a', {
      href: address,
      download: `game-${record.number}${isFixed ? '-fixed' : ''}.pgn`,
    }).click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 10000);
  }

  /** @param {string} text @param {string} what */
  async copy(text, what) {
    if (text === '') return this.tell('The position here is not known.');
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = make('textarea', { class: 'unseen', 'aria-hidden': 'true' }, text);
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    this.tell(`${what} copied.`);
  }

  help() {
    const dialog = /** @type {HTMLDialogElement} */ (byId('help'));
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }

  listen() {
    /** @type {Record<string, () => void>} */
    const clicks = {
      first: () => this.first(),
      previous: () => this.previous(),
      next: () => this.next(),
      last: () => this.last(),
      play: () => this.play(),
      flip: () => this.flip(),
      'help-button': () => this.help(),
      'help-close': () => this.help(),
      'previous-game': () => this.neighbour(-1),
      'next-game': () => this.neighbour(1),
      'copy-fen': () => void this.copy(inputById('fen').value, 'FEN'),
      'copy-uci': () => void this.copy(this.game?.uci(this.node) ?? '', 'UCI position'),
      'save-written': () => this.save(false),
      'save-fixed': () => this.save(true),
      'open-list': () => this.toggleList(),
    };
    for (const [id, click] of Object.entries(clicks)) byId(id).addEventListener('click', click);
    for (const id of ['comments', 'variations', 'figurines'])
      byId(`show-${id}`).addEventListener('change', () => this.applyChoices());
    byId('choices').addEventListener('click', (event) => {
      const choice = target(event, '[data-choice]');
      if (choice === null) return;
      this.choice = Number(choice.dataset.choice);
      this.next();
    });
    byId('tags').addEventListener('click', (event) => {
      const flag = target(event, '[data-finding]');
      if (flag !== null) this.openFinding(Number(flag.dataset.finding));
    });
    byId('list-pane').addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && byId('list-pane').classList.contains('open')) this.toggleList();
    });
    byId('skip').addEventListener('click', (event) => {
      event.preventDefault();
      (this.moves.reachable ?? byId('move-text')).focus();
    });
    this.listenToTabs();
    this.pointer = new Pointer(byId('squares'), this);
    document.addEventListener('keydown', (event) => this.onKey(event));
    window.addEventListener('popstate', () => void this.follow());
    window.addEventListener('hashchange', () => void this.follow());
  }

  toggleList() {
    const isOpen = byId('list-pane').classList.toggle('open');
    byId('open-list').setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return byId('open-list').focus();
    scrollTo(0, 0);
    byId('search').focus();
  }

  applyChoices() {
    this.moves.areOpen = inputById('show-variations').checked;
    this.moves.hasComments = inputById('show-comments').checked;
    this.moves.hasFigurines = inputById('show-figurines').checked;
    if (this.game === null) return;
    this.moves.show(this.game);
    this.moves.mark(this.node);
    this.showChoices();
  }

  listenToTabs() {
    const names = ['source', 'findings', 'tags'];
    names.forEach((name, i) => {
      byId(`tab-${name}`).addEventListener('click', () => this.openTab(name));
      byId(`tab-${name}`).addEventListener('keydown', (event) => {
        const step = new Map([
          ['ArrowRight', 1],
          ['ArrowLeft', -1],
        ]).get(event.key);
        if (step === undefined) return;
        event.stopPropagation();
        const other = names[(i + step + names.length) % names.length] ?? name;
        this.openTab(other);
        byId(`tab-${other}`).focus();
      });
    });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const isTyping =
      target(event, 'input:not([type=checkbox]), select, textarea, [contenteditable]') !== null;
    if (isTyping || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
      return;
    const isHelpOpen = /** @type {HTMLDialogElement} */ (byId('help')).open;
    if (isHelpOpen && event.key !== '?') return;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowRight: () => this.next(),
      ArrowLeft: () => {
        if (event.shiftKey) this.leaveVariation();
        else this.previous();
      },
      ArrowUp: () => this.choose(-1),
      ArrowDown: () => this.choose(1),
      Home: () => this.first(),
      End: () => this.last(),
      n: () => this.neighbour(1),
      p: () => this.neighbour(-1),
      e: () => this.nextFinding(1),
      E: () => this.nextFinding(-1),
      c: () => this.nextComment(1),
      C: () => this.nextComment(-1),
      f: () => this.flip(),
      '?': () => this.help(),
      a: () => this.play(),
    };
    const isChoice = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (isChoice && (this.game?.continuations(this.node).length ?? 0) < 2) return;
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    if (event.key !== 'a') this.stop();
    act();
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  noticeTimer;
}

/** As it is meant, or as it stands where it means nothing. @param {string} fragment of an address */
const decoded = (fragment) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** A button that is not disabled keeps the focus. @param {string} id @param {boolean} isEnabled */
const enable = (id, isEnabled) => byId(id).setAttribute('aria-disabled', String(!isEnabled));

const viewer = new Viewer(JSON.parse(byId('index').textContent ?? '{}'));
void viewer.start();
