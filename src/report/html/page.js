// Filters the findings of the page. Without it the page shows them all.
'use strict';
{
  const form = document.getElementById('filters');
  const found = document.getElementById('found');
  const search = document.getElementById('search');
  const rule = document.getElementById('rule');
  const heading = (element, selector, name) => element.closest(selector)?.querySelector(name).textContent;
  const findings = [...document.querySelectorAll('.finding')].map((element) => ({
    element,
    rule: element.dataset.rule,
    level: element.dataset.level,
    text: [heading(element, '.file', 'h2'), heading(element, '.game', 'h3'), element.textContent]
        .join(' ').toLowerCase(),
  }));

  const hide_empty = (selector, content) => {
    for (const group of document.querySelectorAll(selector)) {
      group.hidden = !group.querySelector(`${content}:not([hidden])`);
    }
  };

  const apply = () => {
    const levels = new Set([...form.querySelectorAll('[name=level]:checked')].map((box) => box.value));
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const one of findings) {
      const fits = levels.has(one.level) && (rule.value === '' || rule.value === one.rule) &&
          words.every((word) => one.text.includes(word));
      one.element.hidden = !fits;
      if (fits) ++count;
    }
    hide_empty('.game', '.finding');
    hide_empty('.file', '.finding, .rest');
    found.textContent = `${count} of ${findings.length} findings shown`;
  };

  form.closest('aside').hidden = false;
  form.closest('details').open = matchMedia('(min-width: 64rem)').matches;
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  apply();
}
