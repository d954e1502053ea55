/** The programs that find out whether all holds; each answers with its results as tests (`results.mjs`). */
import {rmSync} from 'node:fs';
import {inRoot, JEST, PLAYWRIGHT} from './paths.mjs';
import {JEST_FILE, PLAYWRIGHT_FILE, jestResults, playwrightResults} from './results.mjs';
import {CommandFailed, runNode} from './run.mjs';
import {typeErrors} from './typecheck.mjs';
import {TESTS} from './v8.mjs';

export async function lint() {
  try {
    await runNode(inRoot('scripts/lint.mjs'));
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.error(error.output);
    return [{title: 'lint', status: 'failed'}];
  }
}

export async function types() {
  const failed = (await typeErrors()).filter(({output}) => output !== '');
  for (const {project, output} of failed) console.error(`${project}:\n${output}`);
  return failed.map(({project}) => ({title: `types of ${project}`, status: 'failed'}));
}

/** A program that ends with an error has said in its report what failed; one of an earlier run says nothing of it. */
async function runTests(program, args, env, report, results) {
  rmSync(report, {force: true});
  try {
    await runNode(program, args, {flags: TESTS, env: {NODE_ENV: 'test', FORCE_COLOR: '0', ...env}, show: true});
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
  return results();
}

export function jest(args = [], env = {}) {
  return runTests(JEST, ['--ci', '--json', '--outputFile', JEST_FILE, ...args], env, JEST_FILE, jestResults);
}

export function playwright(args = [], env = {}) {
  return runTests(
    PLAYWRIGHT,
    ['test', '-c', 'tests/playwright.config.ts', ...args],
    env,
    PLAYWRIGHT_FILE,
    playwrightResults,
  );
}

/** Exactly these files. */
export function jestOf(files, args = [], env = {}) {
  return files.length === 0 ? [] : jest([...args, '--runTestsByPath', ...files], env);
}

/** Exactly these files. */
export function playwrightOf(files, args = [], env = {}) {
  return files.length === 0 ? [] : playwright([...args, ...files.map(file => file.replace(/^tests\//, ''))], env);
}
