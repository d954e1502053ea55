#!/usr/bin/env node
/** `npm start`: installs, builds what has changed, and becomes the server. */
import './lib/check-node.mjs';
import {createRequire} from 'node:module';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {inRoot} from './lib/paths.mjs';
import {fail} from './lib/progress.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  fail(error);
}

process.env.NODE_ENV ??= 'production';
// In this very process: whoever stops or kills it stops or kills the server.
createRequire(import.meta.url)(inRoot('backend/dist/main.js'));
