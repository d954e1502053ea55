/**
 * What all specs begin with. Where the tests are taken to another day (`npm run test:clock`), Chromium stays on the
 * machine's own, which it needs to work at all: its pages alone are told the time of the tests. Playwright's own clock
 * would not do: it goes by the time that has passed between its process and the page, which are on different days.
 */
import {test as base, type Browser, type BrowserContext} from '@playwright/test';

/** Runs in the page. */
function shiftDate(milliseconds: number): void {
  const Machine = Date;
  globalThis.Date = new Proxy(Machine, {
    construct: (_, values: [], caller) =>
      Reflect.construct(Machine, values.length === 0 ? [Machine.now() - milliseconds] : values, caller),
    apply: () => new Machine(Machine.now() - milliseconds).toString(),
    get: (_, name) => (name === 'now' ? () => Machine.now() - milliseconds : Reflect.get(Machine, name)),
  });
}

async function tellTime(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(shiftDate, Number(process.env.DATEFUDGE) * 1000);
  return context;
}

/** Every context of a browser, those that tests make among them. */
function tellAll(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async options => tellTime(await open(options));
  return browser;
}

/** Playwright empties the context that tests share of all but this. */
async function emptyRest(context: BrowserContext): Promise<void> {
  await Promise.all([context.clearPermissions(), context.setExtraHTTPHeaders({}), context.setOffline(false)]);
}

export const test = base.extend<object, object>({
  browser: [async ({browser}, use) => use(process.env.DATEFUDGE ? tellAll(browser) : browser), {scope: 'worker'}],
  // The one that tests share is emptied between them, and told the time again.
  context: async ({context}, use) => {
    await emptyRest(context);
    await use(process.env.DATEFUDGE ? await tellTime(context) : context);
  },
});
