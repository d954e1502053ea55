#!/usr/bin/env node
/**
 * `npm test`, and with `--full` the whole matrix and the large sizes: everything that must hold, counted in the last
 * line.
 */
import './lib/check-node.mjs';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {binary, inRoot} from './lib/paths.mjs';
import {step} from './lib/progress.mjs';
import {JEST_FILE, forgetResults, jestResults, keepResults, playwrightResults} from './lib/results.mjs';
import {CommandFailed, run} from './lib/run.mjs';
import {typeErrors} from './lib/typecheck.mjs';

/** Sizes that tests read from the environment. */
const FULL = {
  EVOLUTIONS: '10000',
  PREDICATE_RUNS: '5000',
  FUZZ_SEEDS: '500',
  FIGURE_RUNS: '200',
  KILLS: '200',
  MATRIX: 'full',
  SOAK_SECONDS: '3600',
  // So many invoices are confirmed at once.
  INVOICE_COUNT: '200',
};

const full = process.argv.includes('--full');
const env = {...(full ? FULL : {}), NODE_ENV: 'test', FORCE_COLOR: '0'};

async function lint() {
  try {
    await run(process.execPath, [inRoot('scripts/lint.mjs')]);
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.error(error.output);
    return [{title: 'lint', status: 'failed'}];
  }
}

async function types() {
  const failed = (await typeErrors()).filter(({output}) => output !== '');
  for (const {project, output} of failed) console.error(`${project}:\n${output}`);
  return failed.map(({project}) => ({title: `types of ${project}`, status: 'failed'}));
}

/** A program that ends with an error has said in its report what failed. */
async function runTests(program, args, results) {
  try {
    await run(binary(program), args, {env, show: true});
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  return results();
}

async function everything() {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  forgetResults();
  await ensureBuilt();
  return [
    ...(await step('lint', lint)),
    ...(await step('types', types)),
    ...(await step('jest', () => runTests('jest', ['--ci', '--json', '--outputFile', JEST_FILE], jestResults))),
    ...(await step('playwright', () =>
      runTests('playwright', ['test', '-c', 'tests/playwright.config.ts'], playwrightResults),
    )),
  ];
}

async function main() {
  try {
    return await everything();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{title: 'the test run itself', status: 'failed'}];
  }
}

const tests = await main();
keepResults(tests);
const count = status => tests.filter(test => test.status === status).length;
for (const {title} of tests.filter(test => test.status === 'failed')) console.log(`failed: ${title}`);
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0;
