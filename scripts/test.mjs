#!/usr/bin/env node
/**
 * `npm test`, and with `--full` the whole matrix and the large sizes: everything that must hold. Its last lines say
 * what failed, what passed at a second try alone (`unsteady`), the processor time of it all, and how many passed and
 * failed.
 */
import './lib/check-node.mjs';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {binary, inRoot} from './lib/paths.mjs';
import {meterProcessor} from './lib/processor.mjs';
import {step} from './lib/progress.mjs';
import {JEST_FILE, forgetResults, jestResults, keepFirstTry, keepResults, playwrightResults} from './lib/results.mjs';
import {bothTries, filesToRetry} from './lib/retry.mjs';
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

const SPEC = /\.spec\.ts$/;

function jest(args = []) {
  return runTests('jest', ['--ci', '--json', '--outputFile', JEST_FILE, ...args], jestResults);
}

function playwright(args = []) {
  return runTests('playwright', ['test', '-c', 'tests/playwright.config.ts', ...args], playwrightResults);
}

/** The tests of these files once more, with nothing beside them. */
async function again(files) {
  keepFirstTry();
  const specs = files.filter(file => SPEC.test(file));
  const others = files.filter(file => !SPEC.test(file));
  return [
    ...(others.length > 0 ? await jest(['--runInBand', '--runTestsByPath', ...others]) : []),
    ...(specs.length > 0 ? await playwright(['--workers=1', ...specs.map(file => file.replace(/^tests\//, ''))]) : []),
  ];
}

async function inTwoTries(first) {
  const files = filesToRetry(first);
  if (files.length === 0) return first;
  return bothTries(first, await step(`once more: ${files.join(', ')}`, () => again(files)), files);
}

async function everything() {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  forgetResults();
  await ensureBuilt();
  const still = [...(await step('lint', lint)), ...(await step('types', types))];
  const tests = [...(await step('jest', () => jest())), ...(await step('playwright', () => playwright()))];
  return [...still, ...(await inTwoTries(tests))];
}

async function main() {
  try {
    return await everything();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{title: 'the test run itself', status: 'failed'}];
  }
}

const meter = meterProcessor();
const tests = await main();
const seconds = meter && Math.round(meter.seconds());
keepResults(tests, seconds);
const count = status => tests.filter(test => test.status === status).length;
for (const {title} of tests.filter(test => test.status === 'failed')) console.log(`failed: ${title}`);
const unsteady = tests.filter(test => test.unsteady);
console.log(`unsteady: ${unsteady.length}`);
for (const {title} of unsteady) console.log(`  ${title}`);
if (seconds !== undefined) console.log(`processor: ${seconds} s`);
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0;
