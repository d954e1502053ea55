#!/usr/bin/env node
/**
 * `npm run test:clock`: the tests on other days, at moments at which programs go wrong. Everything runs under Debian's
 * `faketime`, the database and the servers among it, and is taken by the same span; Chromium alone is told by its
 * pages (`tests/e2e/test.ts`). `-- 2` runs at the second moment only, and further arguments choose the tests, as paths.
 */
import './lib/check-node.mjs';
import {existsSync} from 'node:fs';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {binary} from './lib/paths.mjs';
import {fail, step} from './lib/progress.mjs';
import {JEST_FILE, forgetResults, jestResults, playwrightResults} from './lib/results.mjs';
import {CommandFailed, run} from './lib/run.mjs';

const MOMENTS = [
  ['a Monday, just begun', '2026-11-23T00:05:00Z'],
  ['a Saturday', '2026-11-28T11:00:00Z'],
  ['the end of the year', '2026-12-31T23:50:00Z'],
  ['the leap day', '2028-02-29T09:00:00Z'],
  ['the night of a change of the clock in Berlin', '2026-03-29T00:45:00Z'],
];

const LIBRARIES = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`);

async function ensureFaketime() {
  if (!LIBRARIES.some(existsSync))
    await step('installing faketime', async () => {
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'faketime']);
    });
  const library = LIBRARIES.find(existsSync);
  if (!library) throw new Error('These tests need libfaketime. On Debian: apt-get install faketime.');
  return library;
}

/** What takes a process, and what it starts, to the moment. Spans are measured as ever. */
function environment(library, moment) {
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
  return {
    NODE_ENV: 'test',
    FORCE_COLOR: '0',
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    EMBLEM_TEST_DAY: moment,
  };
}

async function tests(program, args, env, results) {
  forgetResults();
  try {
    await run(binary(program), args, {env, show: true});
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  return results();
}

async function testsAt(env, paths) {
  const specs = paths.filter(path => path.includes('e2e'));
  const others = paths.filter(path => !path.includes('e2e'));
  const isWanted = list => paths.length === 0 || list.length > 0;
  return [
    ...(isWanted(others)
      ? await tests('jest', ['--ci', '--json', '--outputFile', JEST_FILE, ...others], env, jestResults)
      : []),
    ...(isWanted(specs)
      ? await tests('playwright', ['test', '-c', 'tests/playwright.config.ts', ...specs], env, playwrightResults)
      : []),
  ];
}

async function main([first, ...rest]) {
  const chosen = MOMENTS[Number(first) - 1];
  const paths = chosen || first === undefined ? rest : [first, ...rest];
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  await ensureBuilt();
  const library = await ensureFaketime();
  const all = [];
  for (const [name, moment] of chosen ? [chosen] : MOMENTS) {
    const found = await step(`${name}, ${moment}`, () => testsAt(environment(library, moment), paths));
    all.push(...found.map(test => ({...test, title: `${moment}: ${test.title}`})));
  }
  const count = status => all.filter(test => test.status === status).length;
  for (const {title} of all.filter(test => test.status === 'failed')) console.log(`failed: ${title}`);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch(fail);
