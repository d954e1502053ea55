#!/usr/bin/env node
/**
 * `npm run backup -- <file or folder>` and `npm run restore -- <file>`: everything there is into one file, and back.
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
} catch (error) {
  fail(error);
}
// What goes wrong is said by the program itself.
await runNode(inRoot('backend/dist/backup/cli.js'), process.argv.slice(2), {show: true}).catch(() => {
  process.exitCode = 1;
});
