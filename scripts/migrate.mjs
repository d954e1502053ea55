#!/usr/bin/env node
/**
 * `npm run migrate [-- --dry-run]`: brings the database to what the schemas say and ends; `--dry-run` only says what it
 * would do. `--recheck` names every row whose stored figure is not what the schemas say, `--recheck --repair` mends
 * them.
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
  const isRecheck = process.argv.includes('--recheck');
  const cli = isRecheck ? 'backend/dist/server/recheck-cli.js' : 'backend/dist/database/migrate/cli.js';
  await runNode(inRoot(cli), process.argv.slice(2), {show: true});
} catch (error) {
  fail(error);
}
