/** Which SQL statements the server sends meanwhile, by PostgreSQL's own log. */
import {closeSync, fstatSync, openSync, readFileSync, readSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {root} from './processes.mjs';

const postgres = createRequire(join(root, 'backend/dist/main.js'))('postgres');

const BEGINNING = /^[^\t].*?LOG: {2}(?:execute [^:]*|statement): /;
/**
 * What frames statements, and what the server does by itself: its queue, messages between processes, signs of life, who
 * is signed in.
 */
const NOT_OF_THE_SCREEN = new RegExp(
  [
    String.raw`^\s*(begin|commit|rollback|listen|notify|set|show)\b`,
    String.raw`graphile_worker|pg_catalog\.|pg_notify|emblem\.live_process`,
    '"(token|password)_hash"',
  ].join('|'),
  'i',
);

function after(path, from) {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(Math.max(0, fstatSync(file).size - from));
    readSync(file, buffer, 0, buffer.length, from);
    return buffer.toString('utf8');
  } finally {
    closeSync(file);
  }
}

function sizeOf(path) {
  const file = openSync(path, 'r');
  try {
    return fstatSync(file).size;
  } finally {
    closeSync(file);
  }
}

function statementsIn(text) {
  return text
    .split(/\n(?!\t)/)
    .filter(entry => BEGINNING.test(entry))
    .map(entry => entry.replace(BEGINNING, '').replace(/\s+/g, ' ').trim());
}

/** Opens the log of the database in `dataDir`; `url` is the application's. */
export async function openStatements(dataDir, url) {
  const owner = new URL(url);
  owner.username = 'postgres';
  owner.password = readFileSync(join(dataDir, 'pg.password'), 'utf8').trim();
  const sql = postgres(owner.href, {max: 1, fetch_types: false});
  const path = join(dataDir, 'pg.log');
  let from = 0;
  const log = async mode => {
    await sql.unsafe(`alter system set log_statement = '${mode}'`);
    await sql`select pg_reload_conf()`;
  };
  return {
    begin: () => log('all'),
    /** From here on they are counted. */
    mark() {
      from = sizeOf(path);
    },
    /** Those since the mark. */
    taken: () => statementsIn(after(path, from)).filter(text => !NOT_OF_THE_SCREEN.test(text)),
    async end() {
      await log('none');
      await sql.end();
    },
  };
}
