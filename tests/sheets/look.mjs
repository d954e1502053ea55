/** One page in one look: its picture, and what is wrong on it. */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

const PATIENCE_MS = 20_000;
const JPEG_QUALITY = 70;

export const LOOKS = [
  {name: 'light', language: 'en', theme: 'light', width: 1280, height: 800},
  {name: 'dark', language: 'en', theme: 'dark', width: 1280, height: 800},
  {name: 'zh', language: 'zh', theme: 'light', width: 1280, height: 800},
  {name: 'phone', language: 'en', theme: 'light', width: 390, height: 844},
];

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A browser's tab for a look, of somebody who has signed in. */
export async function openTab(browser, {url, token}, {language, theme, width, height}) {
  const context = await browser.newContext({viewport: {width, height}, reducedMotion: 'reduce'});
  await context.addCookies([{name: 'emblem_staff', value: token, url}]);
  await context.addInitScript(
    ([locale, colours]) => {
      localStorage.setItem('locale', locale);
      localStorage.setItem('RaStore.theme', JSON.stringify(colours));
    },
    [language, theme],
  );
  return context.newPage();
}

/** Waits until nothing loads or moves any more; false where that does not come. */
async function comesToRest(page) {
  const isAtRest = () =>
    document.querySelector('main') !== null &&
    document.querySelector('[role=progressbar], .MuiSkeleton-root') === null &&
    document.getAnimations().every(animation => animation.playState !== 'running');
  try {
    await page.waitForFunction(isAtRest, undefined, {timeout: PATIENCE_MS});
    return true;
  } catch {
    return false;
  }
}

async function violationsOn(page) {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const {violations} = await window.axe.run(document, {resultTypes: ['violations']});
    return violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
  });
}

/** Opens the page, takes its picture and answers what is wrong on it. */
export async function lookAt(page, address, picture) {
  const faults = [];
  const hear = message => message.type() === 'error' && faults.push(`console: ${message.text().slice(0, 300)}`);
  const fall = error => faults.push(`error: ${error.message.slice(0, 300)}`);
  page.on('console', hear);
  page.on('pageerror', fall);
  try {
    await page.goto(address);
    if (!(await comesToRest(page))) faults.push('does not come to rest');
    await page.screenshot({path: picture, type: 'jpeg', quality: JPEG_QUALITY});
    faults.push(...(await violationsOn(page)).map(violation => `axe: ${violation}`));
  } catch (error) {
    faults.push(`cannot be looked at: ${String(error).slice(0, 300)}`);
  } finally {
    page.off('console', hear);
    page.off('pageerror', fall);
  }
  return faults;
}
