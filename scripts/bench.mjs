#!/usr/bin/env node
/** `npm run bench`: the measurements of tests/bench, on a database of the large world. */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail} from './lib/progress.mjs';
import {runNode} from './lib/run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['backend', 'seed']);
  await runNode('tests/bench/index.mjs', process.argv.slice(2), {show: true});
} catch (error) {
  fail(error);
}
