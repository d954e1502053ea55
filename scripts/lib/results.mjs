/** What the test programs wrote down, in one shape: `{title, status: 'passed' | 'failed' | 'skipped'}`. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {RESULTS} from './paths.mjs';

export const JEST_FILE = join(RESULTS, 'jest.json');
export const PLAYWRIGHT_FILE = join(RESULTS, 'playwright.json');
const ALL_FILE = join(RESULTS, 'tests.json');

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function jestStatus(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

/** A file that could not be loaded counts as one failure. */
function jestFile({name, message, status, assertionResults}) {
  const tests = assertionResults.map(({fullName, status: each}) => ({title: fullName, status: jestStatus(each)}));
  const unexplained = status === 'failed' && !tests.some(test => test.status === 'failed');
  return unexplained ? [...tests, {title: `${name}: ${message.split('\n')[0]}`, status: 'failed'}] : tests;
}

export function jestResults() {
  const report = readJson(JEST_FILE);
  return report ? report.testResults.flatMap(jestFile) : [{title: 'jest gave no report', status: 'failed'}];
}

const PLAYWRIGHT_STATUS = {expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped'};

function playwrightSuite({title, specs = [], suites = []}, path = []) {
  const here = [...path, title];
  return [
    ...specs.flatMap(spec =>
      spec.tests.map(test => ({title: [...here, spec.title].join(' '), status: PLAYWRIGHT_STATUS[test.status]})),
    ),
    ...suites.flatMap(suite => playwrightSuite(suite, here)),
  ];
}

export function playwrightResults() {
  const report = readJson(PLAYWRIGHT_FILE);
  if (!report) return [{title: 'playwright gave no report', status: 'failed'}];
  const errors = report.errors.map(({message = 'an error outside of any test'}) => ({
    title: message.split('\n')[0],
    status: 'failed',
  }));
  return [...report.suites.flatMap(suite => playwrightSuite(suite)), ...errors];
}

export function forgetResults() {
  for (const file of [JEST_FILE, PLAYWRIGHT_FILE, ALL_FILE]) rmSync(file, {force: true});
  mkdirSync(RESULTS, {recursive: true});
}

/** Keeps them for `npm run requirements`. */
export function keepResults(tests) {
  mkdirSync(dirname(ALL_FILE), {recursive: true});
  writeFileSync(ALL_FILE, JSON.stringify({at: new Date().toISOString(), tests}, null, 1));
}

/** Undefined before the first test run. */
export function keptResults() {
  return readJson(ALL_FILE);
}
