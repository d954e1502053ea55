#!/usr/bin/env node
/** `npm run dev`: everything again as soon as a file is saved. Ctrl+C stops all of it. */
import './lib/check-node.mjs';
import {watch} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {ensureBuilt} from './lib/build.mjs';
import {Children} from './lib/children.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {inRoot, SCHEMA_FOLDERS} from './lib/paths.mjs';
import {fail, say} from './lib/progress.mjs';
import {runNode} from './lib/run.mjs';

/** Saving often touches several files; a compiler writes many. */
const SETTLE_MS = 250;
const PORT = process.env.PORT || '3000';
const children = new Children();

const compiler = name =>
  children.restart(`tsc ${name}`, [
    inRoot('node_modules/typescript/bin/tsc'),
    '-p',
    name,
    '--watch',
    '--preserveWatchOutput',
  ]);

/** What the schemas no longer ask for is asked about here: a database of one's own needs no file for it. */
async function server(accepted = '') {
  let asked;
  await children.restart('server', [inRoot('backend/dist/main.js')], {
    env: {PORT, EMBLEM_DEV: '1', EMBLEM_ACCEPT_LOSS: accepted},
    ready: /^ready /,
    onLine: line => {
      asked ??= /may be lost: (\w+)/.exec(line)?.[1];
    },
  });
  if (
    asked &&
    asked !== accepted &&
    (await agrees('Do that to the development database, and lose what it says? [y/N] '))
  )
    await server(asked);
}

async function agrees(question) {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return /^(y|yes)$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

const pages = (name, port) =>
  children.restart(
    name,
    [inRoot('node_modules/vite/bin/vite.js'), '--port', port, '--strictPort', '--clearScreen', 'false'],
    {cwd: inRoot(name), env: {BACKEND: `http://127.0.0.1:${PORT}`}},
  );

async function bothPages() {
  await Promise.all([pages('admin', '5173'), pages('editor', '5174')]);
}

/** What changes have set off, one after the other. */
let last = Promise.resolve();

/** Calls `work` once the files below `folders` have been left alone for a moment. */
function onChange(folders, matters, work) {
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(work).catch(error => console.error(error.message));
    }, SETTLE_MS);
  };
  for (const folder of folders)
    watch(folder, {recursive: true}, (_event, file) => {
      if (file && matters(file)) changed();
    });
}

/**
 * With schema files that are not sound the server goes on with the ones it has. Open pages reload when theirs is back.
 */
async function schemasChanged() {
  await runNode('schemas/dist/cli.js', ['check']);
  await runNode('schemas/dist/cli.js', ['generate']);
  say('schemas have changed: starting again');
  await server();
  await bothPages();
}

async function codeChanged() {
  say('code has changed: starting the server again');
  await server();
}

function stopOn(signal) {
  process.once(signal, async () => {
    await children.stopAll();
    process.exit(0);
  });
}

try {
  await ensureInstalled();
  await ensureBuilt(['backend', 'seed']);
  stopOn('SIGINT');
  stopOn('SIGTERM');
  await Promise.all(['schemas', 'editor/print', 'backend', 'seed'].map(compiler));
  await server();
  await bothPages();
  onChange(SCHEMA_FOLDERS, file => file.endsWith('.json'), schemasChanged);
  onChange(
    ['schemas', 'editor/print', 'backend', 'seed'].map(name => inRoot(name, 'dist')),
    file => file.endsWith('.js'),
    codeChanged,
  );
  say(
    `console http://127.0.0.1:5173, editor http://127.0.0.1:5174/editor/, server http://127.0.0.1:${PORT}; ` +
      'Ctrl+C stops everything',
  );
} catch (error) {
  await children.stopAll();
  fail(error);
}
