#!/usr/bin/env node
/**
 * `npm run sheets`: sixty pages of the console on a contact sheet for each look (light, dark, Chinese, a phone), and
 * what is wrong on them: violations of accessibility, errors in the browser's console, pages that do not come to rest.
 * `npm run sheets -- --all` goes through every page. Ends with 1 where something is wrong.
 */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail} from './lib/progress.mjs';
import {runNode} from './lib/run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['backend', 'seed', 'admin', 'editor']);
  await runNode('tests/sheets/index.mjs', process.argv.slice(2), {show: true});
} catch (error) {
  fail(error);
}
