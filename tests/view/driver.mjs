// A page in a browser, the same for both: playwright drives Debian's chromium, puppeteer firefox-esr.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What runs in the page before anything else: what the policy refuses, and when the first piece stands there. */
const watch = () => {
  window.violations = [];
  window.failures = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
  window.addEventListener('error', (event) => window.failures.push(String(event.message)));
  window.addEventListener('unhandledrejection', (event) => window.failures.push(String(event.reason)));
  const observer = new MutationObserver(() => {
    if (document.querySelector('#squares use') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
  });
  observer.observe(document, { childList: true, subtree: true });
};

const path = (name) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
};

export const executables = {
  chromium: path('chromium') ?? path('chromium-browser') ?? path('google-chrome'),
  firefox: path('firefox-esr') ?? path('firefox'),
};

class Tab {
  constructor(page, resize, scheme, throttle) {
    Object.assign(this, { page, resize, scheme, throttle });
  }

  /** Opens a file, at a fragment, and waits for the first game, or for what says that there is none. */
  async open(file, fragment = '') {
    await this.page.goto('about:blank');
    await this.page.goto(`file://${file}${fragment}`, { waitUntil: 'domcontentloaded' });
    await this.until(() => document.querySelector('#squares use') !== null || document.body.classList.contains('without-text'));
  }

  evaluate(code, value) {
    return this.page.evaluate(code, value);
  }

  /** Waits until a function of the page gives something true. */
  async until(code, value, longest = 30000) {
    const end = Date.now() + longest;
    for (;;) {
      const found = await this.page.evaluate(code, value);
      if (found) return found;
      if (Date.now() > end) throw new Error(`waited in vain for ${code}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async press(...keys) {
    for (const key of keys) {
      const [name, ...held] = key.split('+').reverse();
      for (const one of held) await this.page.keyboard.down(one);
      await this.page.keyboard.press(name);
      for (const one of held) await this.page.keyboard.up(one);
    }
  }

  click(selector) {
    return this.page.click(selector);
  }

  async type(selector, text) {
    await this.page.click(selector);
    await this.page.keyboard.type(text);
  }

  text(selector) {
    return this.page.evaluate((one) => document.querySelector(one)?.textContent ?? null, selector);
  }

  value(selector) {
    return this.page.evaluate((one) => document.querySelector(one)?.value ?? null, selector);
  }
}

/** Calls `use` with a tab of a browser, which is closed behind it. */
export const withTab = async (name, use) => {
  if (name === 'chromium') {
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: executables.chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(watch);
      const session = await page.context().newCDPSession(page);
      const tab = new Tab(page, (width, height) => page.setViewportSize({ width, height }),
        (colorScheme) => page.emulateMedia({ colorScheme }),
        (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }));
      tab.calm = () => page.emulateMedia({ reducedMotion: 'reduce' });
      await use(tab);
    } finally {
      await browser.close();
    }
    return;
  }
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: executables.firefox, headless: true });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.evaluateOnNewDocument(watch);
    await use(new Tab(page, (width, height) => page.setViewport({ width, height }), null, null));
  } finally {
    await browser.close();
  }
};

/** axe-core as text, to be evaluated in a page. */
export const axe = () => readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
