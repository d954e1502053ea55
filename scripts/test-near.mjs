#!/usr/bin/env node
/**
 * `npm run test:near`: what a change can break, within three minutes: lint and types of all, and the tests that are
 * about the changed files (`scripts/lib/near`). The change is what is not committed; where all is, the last commit.
 * `-- --since main` takes all that this branch has changed, `--seconds 600` takes longer, and `--list` says what would
 * run. What there was no time for is named; `npm test` leaves out nothing.
 */
import './lib/check-node.mjs';
import {parseArgs} from 'node:util';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {isSpec, onlyEntities} from './lib/near/candidates.mjs';
import {changedFiles} from './lib/near/change.mjs';
import {choose} from './lib/near/choice.mjs';
import {testsOf} from './lib/near/tests.mjs';
import {fail, say, secondsSoFar, step} from './lib/progress.mjs';
import {printCounts, printFailures, secondsByFile} from './lib/results.mjs';
import {jestOf, lint, playwrightOf, types} from './lib/test-programs.mjs';

const {values: options} = parseArgs({
  options: {
    since: {type: 'string'},
    seconds: {type: 'string', default: '170'},
    list: {type: 'boolean', default: false},
  },
});

function show({taken, left}) {
  for (const {path, reason} of taken) say(`  ${path} (${reason})`);
  if (left.length > 0)
    say(`no time for ${left.length} more, which npm test runs: ${left.map(({path}) => path).join(', ')}`);
}

/** Where a change is about some entities alone, the tests that go through all of them go through these. */
function environment(changed) {
  const entities = onlyEntities(changed);
  return entities.length > 0 ? {EMBLEM_TEST_ENTITIES: entities.join(',')} : {};
}

async function main() {
  const limit = Number(options.seconds);
  if (!(limit > 0)) throw new Error(`--seconds takes a number of seconds, e.g. 170, not "${options.seconds}".`);
  await ensureInstalled();
  const changed = await changedFiles(options.since);
  if (changed.length === 0) throw new Error('Nothing has changed.');
  await ensureBuilt();
  const found = await testsOf(changed);
  const still = options.list ? [] : [...(await step('lint', lint)), ...(await step('types', types))];
  const choice = choose(found, secondsByFile(), limit - secondsSoFar());
  say(
    `${changed.length} changed files, ${choice.taken.length} of ${found.length} test files, about ${choice.seconds} s:`,
  );
  show(choice);
  if (options.list) return;
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const files = choice.taken.map(({path}) => path);
  const env = environment(changed);
  const tests = [
    ...still,
    ...(await jestOf(
      files.filter(file => !isSpec(file)),
      [],
      env,
    )),
    ...(await playwrightOf(files.filter(isSpec), [], env)),
  ];
  printFailures(tests);
  say('done');
  printCounts(tests);
}

main().catch(fail);
