#!/usr/bin/env node
/** `npm start`: installs, builds what has changed, and keeps the server running. */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {inRoot} from './lib/paths.mjs';
import {fail} from './lib/progress.mjs';
import {supervise} from './lib/supervise.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  fail(error);
}

process.env.NODE_ENV ??= 'production';
// Whoever stops or kills this process stops the server.
await supervise(inRoot('backend/dist/main.js'));
