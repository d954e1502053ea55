/**
 * What all specs begin with. Where the tests are taken to another day (`npm run test:clock`), Chromium stays on the
 * machine's own, which it needs to work at all: its pages alone are told the time of the tests.
 */
import {test as base, type Browser, type BrowserContext} from '@playwright/test';

async function tellTime(context: BrowserContext): Promise<BrowserContext> {
  await context.clock.setSystemTime(new Date());
  return context;
}

/** Every context of a browser, those that tests make among them. */
function tellAll(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async options => tellTime(await open(options));
  return browser;
}

export const test = base.extend<object, object>({
  browser: [async ({browser}, use) => use(process.env.EMBLEM_TEST_DAY ? tellAll(browser) : browser), {scope: 'worker'}],
  // The one that tests share is emptied between them, its clock with it.
  context: async ({context}, use) => use(process.env.EMBLEM_TEST_DAY ? await tellTime(context) : context),
});
