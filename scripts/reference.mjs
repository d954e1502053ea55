#!/usr/bin/env node
/** `npm run reference`: writes docs/vocabulary.md and docs/workflows.md from the schemas. */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail} from './lib/progress.mjs';
import {runNode} from './lib/run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['schemas']);
  await runNode('schemas/dist/cli.js', ['reference']);
} catch (error) {
  fail(error);
}
