#!/usr/bin/env node
/**
 * `npm test`, and with `--full` the whole matrix, the large sizes and other days: everything that must hold. Its last
 * lines say what failed, what passed at a second try alone (`unsteady`), the processor time of it all, and how many
 * passed and failed.
 */
import './lib/check-node.mjs';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureDatefudge} from './lib/datefudge.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {isSpec} from './lib/near/candidates.mjs';
import {MOMENTS, testsAtMoments} from './lib/moments.mjs';
import {meterProcessor} from './lib/processor.mjs';
import {step} from './lib/progress.mjs';
import {forgetResults, keepFirstTry, keepResults, printCounts, printFailures} from './lib/results.mjs';
import {bothTries, filesToRetry} from './lib/retry.mjs';
import {jest, jestOf, lint, playwright, playwrightOf, types} from './lib/test-programs.mjs';

/** Sizes that tests read from the environment. */
const FULL = {
  EVOLUTIONS: '10000',
  PREDICATE_RUNS: '5000',
  FUZZ_SEEDS: '500',
  FIGURE_RUNS: '200',
  KILLS: '200',
  MATRIX: 'full',
  SOAK_SECONDS: '3600',
  SIEGE_SECONDS: '3600',
  // So many invoices are confirmed at once.
  INVOICE_COUNT: '200',
  MAKING_SECONDS: '20',
  // So many use one coupon at once.
  COUPON_CROWD: '200',
};

const full = process.argv.includes('--full');
const env = full ? {...FULL} : {};

/** The tests of these files once more, with nothing beside them. */
async function again(files) {
  keepFirstTry();
  const specs = files.filter(isSpec);
  const others = files.filter(file => !isSpec(file));
  return [...(await jestOf(others, ['--runInBand'], env)), ...(await playwrightOf(specs, ['--workers=1'], env))];
}

async function inTwoTries(first) {
  const files = filesToRetry(first);
  if (files.length === 0) return first;
  return bothTries(first, await step(`once more: ${files.join(', ')}`, () => again(files)), files);
}

async function everything() {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  if (full) env.DATEFUDGE_LIBRARY = await ensureDatefudge();
  forgetResults();
  await ensureBuilt();
  const still = [...(await step('lint', lint)), ...(await step('types', types))];
  const tests = [
    ...(await step('jest', () => jest([], env))),
    ...(await step('playwright', () => playwright([], env))),
  ];
  const atMoments = full ? await testsAtMoments(MOMENTS) : [];
  return [...still, ...(await inTwoTries(tests)), ...atMoments];
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
printFailures(tests);
const unsteady = tests.filter(test => test.unsteady);
console.log(`unsteady: ${unsteady.length}`);
for (const {title} of unsteady) console.log(`  ${title}`);
if (seconds !== undefined) console.log(`processor: ${seconds} s`);
printCounts(tests);
