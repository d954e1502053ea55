/** What measurements in a browser share. */
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../../scripts/lib/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PATIENCE_MS = 30_000;
/** Without a request for so long, a page has asked for all it shows. */
const QUIET_MS = 250;

export async function openBrowser() {
  return chromium.launch({executablePath: await ensureBrowser(), args: FLAGS});
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * Milliseconds from the next click or input in the page until `rows` are painted: below the heading where one is named,
 * and others than before where there were some already (`others`).
 */
export async function paintedAfter(page, act, {rows, heading, others = false}) {
  await page.evaluate(
    wanted => {
      const shown = () => [...document.querySelectorAll(wanted.rows)].map(row => row.textContent).join('|');
      const before = wanted.others ? shown() : undefined;
      const isThere = () =>
        (wanted.heading === undefined || document.querySelector('h1')?.textContent === wanted.heading) &&
        document.querySelector(wanted.rows) &&
        shown() !== before;
      window.painted = new Promise((done, failed) => {
        let begun;
        for (const type of ['click', 'input'])
          window.addEventListener(
            type,
            () => {
              begun ??= performance.now();
            },
            {capture: true, once: true},
          );
        const look = () => {
          if (begun !== undefined && performance.now() - begun > wanted.patience)
            return failed(new Error(`Nothing was painted at ${wanted.rows} below "${wanted.heading}".`));
          if (begun === undefined || !isThere()) return requestAnimationFrame(look);
          // The frame after the one that shows it: by then it is on the screen.
          requestAnimationFrame(() => done(performance.now() - begun));
        };
        look();
      });
    },
    {rows, heading, others, patience: PATIENCE_MS},
  );
  await act();
  return page.evaluate(() => window.painted);
}

/**
 * Tells when the page has had all its answers, of which Playwright knows for whole documents only. Begin before the
 * first request. With `atLeast`, so many requests are waited for that have not begun yet.
 */
export function watchRequests(page) {
  const open = new Set();
  let begun = 0;
  let last = performance.now();
  page.on('request', request => {
    open.add(request);
    begun += 1;
    last = performance.now();
  });
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, request => {
      open.delete(request);
      last = performance.now();
    });
  return async (atLeast = 0) => {
    const wanted = begun + atLeast;
    const patience = performance.now() + PATIENCE_MS / 10;
    const isBusy = () =>
      open.size > 0 || performance.now() - last < QUIET_MS || (begun < wanted && performance.now() < patience);
    const end = performance.now() + PATIENCE_MS;
    while (isBusy()) {
      if (performance.now() > end) throw new Error(`Still open: ${[...open].map(request => request.url()).join(', ')}`);
      await new Promise(done => setTimeout(done, QUIET_MS / 5));
    }
  };
}

/** Unfolds the group of the menu that holds the link, where there is one and it is folded. */
export async function unfold(page, group) {
  if (!group) return;
  const button = page.locator('nav').getByRole('button', {name: group, exact: true});
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}
