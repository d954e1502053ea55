#!/usr/bin/env node
/**
 * `npm run bench`: the measurements of tests/bench on a database of the large world. `npm run bench -- beside
 * <folder>`: the same beside another checkout; `-- console`: the console beside react-admin's plain shell; `--
 * orders`: the page of an order and its form of 200 lines; `-- design`: the screens of design administration; `--
 * sockets`: live messages; `-- upload`: a large upload; `-- print`: prints beside another's heavy ones; `-- papers`:
 * the PDF of an invoice; `-- letters`: a page of text in twelve scripts, shaped for print; `-- figures`: reports over
 * a million orders and the recheck of their figures; `-- making`: an invoice made from an order of 200 products; `--
 * check [<folder>]`: what takes few minutes, and lists beside another checkout, ending with 1 where an aim is missed;
 * `-- studio`: statistics over a hundred thousand drawing tasks, and a board of 500; `-- scale`: lists of ten million
 * orders; `-- tables`: imports in two encodings; `-- editor` (or `npm run bench:editor`): the design editor beside
 * plain fabric.
 */
import './lib/check-node.mjs';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail} from './lib/progress.mjs';
import {runNode} from './lib/run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt(['backend', 'seed', 'admin', 'editor']);
  const [name, ...rest] = process.argv.slice(2);
  const [file, args] = [
    'beside',
    'console',
    'orders',
    'making',
    'check',
    'design',
    'sockets',
    'upload',
    'print',
    'papers',
    'letters',
    'figures',
    'studio',
    'scale',
    'tables',
    'editor',
  ].includes(name)
    ? [`${name}.mjs`, rest]
    : ['index.mjs', process.argv.slice(2)];
  await runNode(`tests/bench/${file}`, args, {show: true});
} catch (error) {
  fail(error);
}
