#!/usr/bin/env node
/** `npm run build [unit ...]`: builds what has changed. */
import './lib/check-node.mjs';
import {BUILD_UNITS, ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail, say} from './lib/progress.mjs';

const names = process.argv.slice(2);
const unknown = names.filter(name => !BUILD_UNITS.includes(name));

try {
  if (unknown.length > 0)
    throw new Error(`There is no "${unknown.join('", "')}" to build; there are ${BUILD_UNITS.join(', ')}.`);
  await ensureInstalled();
  await ensureBuilt(names.length > 0 ? names : undefined);
  say('everything is built');
} catch (error) {
  fail(error);
}
