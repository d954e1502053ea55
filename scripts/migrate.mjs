#!/usr/bin/env node
/**
 * `npm run migrate [-- --dry-run]`: brings the database to what the schemas say and ends; `--dry-run` only says what it
 * would do.
 */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {inRoot} from './lib/paths.mjs';
import {fail} from './lib/progress.mjs';
import {runNode} from './lib/run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  await runNode(inRoot('backend/dist/database/migrate/cli.js'), process.argv.slice(2), {show: true});
} catch (error) {
  fail(error);
}
