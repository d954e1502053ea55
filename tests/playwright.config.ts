import {defineConfig} from '@playwright/test';

const RESULTS = '../.cache/test-results';

/**
 * Nothing of Chromium's own reaches for the network, and it runs where there is neither a display nor a second user.
 */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: what optimising its scripts costs, it never gives back.
  '--js-flags=--no-opt,--no-maglev',
];

/** Where the tests are taken to another day, Chromium stays on the machine's own (`npm run test:clock`). */
function withoutDatefudge(env: NodeJS.ProcessEnv): Record<string, string> {
  const isKept = (entry: [string, string | undefined]): entry is [string, string] =>
    entry[0] !== 'LD_PRELOAD' && entry[1] !== undefined;
  return Object.fromEntries(Object.entries(env).filter(isKept));
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './harness/browser-setup.ts',
  outputDir: `${RESULTS}/playwright`,
  reporter: [['list'], ['json', {outputFile: `${RESULTS}/playwright.json`}]],
  // Two cores wait now and then for what a page animates or asks for: a third worker fills that.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: {timeout: 15_000},
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: process.env.EMBLEM_TEST_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: {width: 1280, height: 800},
    // What fades and slides would be waited for at every step.
    contextOptions: {reducedMotion: 'reduce'},
    // Emptied between tests, a context keeps the console's compiled scripts: the most of what opening a page costs.
    reuseContext: true,
    // Recorded with `--trace on`, when a failure asks for it: recording adds about half to the time of every test.
    trace: 'off',
    // A picture would be taken of every page that a test leaves, in case it fails; what stood there is told without.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: BROWSER_FLAGS,
      env: withoutDatefudge(process.env),
    },
  },
});
