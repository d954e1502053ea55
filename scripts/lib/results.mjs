/**
 * What the test programs wrote down, in one shape: `{title, status: 'passed' | 'failed' | 'skipped', file, seconds}`.
 * `file` is its path from the root; what failed outside of any file has none. `seconds` is what it took, with its share
 * of what its file does for all of them.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {RESULTS, ROOT} from './paths.mjs';

export const JEST_FILE = join(RESULTS, 'jest.json');
export const PLAYWRIGHT_FILE = join(RESULTS, 'playwright.json');
const ALL_FILE = join(RESULTS, 'tests.json');
/** What Playwright keeps of failures; a second try begins by emptying it. */
const PICTURES = join(RESULTS, 'playwright');
/** What stood there after the first try. */
const FIRST_TRY = join(RESULTS, 'first-try');

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function jestStatus(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/** A file that could not be loaded counts as one failure. */
function jestFile({name, message, status, assertionResults, startTime, endTime}) {
  const file = relative(ROOT, name);
  const tests = assertionResults.map(({fullName, status: each, failureMessages}) => ({
    title: fullName,
    status: jestStatus(each),
    file,
    seconds: (endTime - startTime) / 1000 / assertionResults.length,
    ...(each === 'failed' ? {message: failureMessages.join('\n')} : {}),
  }));
  const unexplained = status === 'failed' && !tests.some(test => test.status === 'failed');
  return unexplained
    ? [...tests, {title: `${name}: ${message.split('\n')[0]}`, status: 'failed', file, message}]
    : tests;
}

export function jestResults() {
  const report = readJson(JEST_FILE);
  return report ? report.testResults.flatMap(jestFile) : [{title: 'jest gave no report', status: 'failed'}];
}

const PLAYWRIGHT_STATUS = {expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped'};

function playwrightTest(title, file, {status, results}) {
  const errors = results.flatMap(result => result.errors).map(({message = ''}) => message);
  return {
    title,
    status: PLAYWRIGHT_STATUS[status],
    file: join('tests', file),
    seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
    ...(errors.length > 0 ? {message: errors.join('\n')} : {}),
  };
}

/** Of the spec file that the tests belong to; a test may be written in a file that several of them take in. */
function playwrightSuite({title, specs = [], suites = []}, file, path = []) {
  const here = [...path, title];
  return [
    ...specs.flatMap(spec => spec.tests.map(test => playwrightTest([...here, spec.title].join(' '), file, test))),
    ...suites.flatMap(suite => playwrightSuite(suite, file, here)),
  ];
}

export function playwrightResults() {
  const report = readJson(PLAYWRIGHT_FILE);
  if (!report) return [{title: 'playwright gave no report', status: 'failed'}];
  const errors = report.errors.map(({message = 'an error outside of any test'}) => ({
    title: message.split('\n')[0],
    status: 'failed',
  }));
  return [...report.suites.flatMap(suite => playwrightSuite(suite, suite.file)), ...errors];
}

export function forgetResults() {
  for (const file of [JEST_FILE, PLAYWRIGHT_FILE, ALL_FILE]) rmSync(file, {force: true});
  rmSync(FIRST_TRY, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
}

/** Puts what the first try left aside, before a second one writes over it. */
export function keepFirstTry() {
  mkdirSync(FIRST_TRY, {recursive: true});
  for (const path of [JEST_FILE, PLAYWRIGHT_FILE, PICTURES])
    if (existsSync(path)) renameSync(path, join(FIRST_TRY, relative(RESULTS, path)));
}

/** Keeps them for `npm run requirements`, with what the run cost and what failed at the first try alone. */
export function keepResults(tests, seconds) {
  mkdirSync(dirname(ALL_FILE), {recursive: true});
  const unsteady = tests.filter(test => test.unsteady);
  writeFileSync(
    ALL_FILE,
    JSON.stringify({at: new Date().toISOString(), processorSeconds: seconds, unsteady, tests}, null, 1),
  );
}

/** Undefined before the first test run. */
export function keptResults() {
  return readJson(ALL_FILE);
}

/** What each file took in the last whole run; nothing before the first one. */
export function secondsByFile() {
  const seconds = {};
  for (const {file, seconds: own = 0} of keptResults()?.tests ?? [])
    if (file !== undefined) seconds[file] = (seconds[file] ?? 0) + own;
  return seconds;
}

export function printFailures(tests) {
  for (const {title} of tests.filter(({status}) => status === 'failed')) console.log(`failed: ${title}`);
}

/** The last line of a run, and the code that it ends with: a run in which nothing passed has not tested anything. */
export function printCounts(tests) {
  const count = wanted => tests.filter(({status}) => status === wanted).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0;
}
