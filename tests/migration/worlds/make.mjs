#!/usr/bin/env node
/**
 * `DATABASE_URL=… node tests/migration/worlds/make.mjs <commit> [folder]`: lets the program of that commit make its
 * tiny world, changes a little of it over its API, and writes the database beside this file. README.md has more.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import postgres from 'postgres';
import {inRoot} from '../../../scripts/lib/paths.mjs';
import {run} from '../../../scripts/lib/run.mjs';
import {makeChanges} from './changes.mjs';

const READY_MS = 300_000;
const DATABASE = 'emblem_world_of_a_commit';

/** Packages as the commit's lock file has them; an early one was not complete. */
async function install(tree) {
  if (existsSync(join(tree, 'node_modules'))) return;
  const quiet = ['--no-audit', '--no-fund'];
  await run('npm', ['ci', ...quiet], {cwd: tree}).catch(() => run('npm', ['install', ...quiet], {cwd: tree}));
}

async function checkOut(commit, tree) {
  if (!existsSync(tree)) await run('git', ['worktree', 'add', '--detach', tree, commit]);
  await install(tree);
  await run(process.execPath, ['scripts/build.mjs', 'backend'], {cwd: tree, show: true});
}

async function emptyDatabase(server) {
  const sql = postgres(server, {max: 1, onnotice: () => undefined});
  await sql`drop database if exists ${sql(DATABASE)}`;
  await sql`create database ${sql(DATABASE)}`;
  await sql.end();
  const url = new URL(server);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

function startServer(tree, dataDir, databaseUrl) {
  const env = {...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'tiny', PORT: '0'};
  const child = spawn(process.execPath, [join(tree, 'backend/dist/main.js')], {cwd: tree, env});
  const ended = new Promise(resolve => child.once('close', resolve));
  const ready = new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The server is not ready:\n${output}`)), READY_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk;
        const url = /^ready (\S+)$/m.exec(output)?.[1];
        if (url) resolve(url);
      });
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`The server ended:\n${output}`));
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {ready, stop};
}

/** Statements alone: what pg_dump tells psql by lines of its own is left out. */
async function dump(url) {
  const options = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges'];
  const text = await run('pg_dump', [...options, '--dbname', url]);
  return text.replaceAll(/^\\(?:un)?restrict .*\n/gm, '');
}

async function makeWorld(commit, tree, dataDir) {
  await checkOut(commit, tree);
  const url = await emptyDatabase(process.env.DATABASE_URL);
  const server = startServer(tree, dataDir, url);
  try {
    for (const line of await makeChanges(await server.ready, tree)) console.log(line);
  } finally {
    await server.stop();
  }
  const [day] = (await run('git', ['show', '-s', '--format=%cs', commit])).split('\n');
  const file = `${day}-${commit.slice(0, 8)}.sql.gz`;
  writeFileSync(inRoot('tests/migration/worlds', file), gzipSync(await dump(url), {level: 9}));
  console.log(file);
}

const [commit, folder] = process.argv.slice(2);
if (!commit || !process.env.DATABASE_URL)
  throw new Error('Say which commit, and a server of PostgreSQL (DATABASE_URL).');
const work = mkdtempSync(join(tmpdir(), 'emblem-world-'));
const tree = folder ?? join(work, 'tree');
try {
  await makeWorld(commit, tree, join(work, 'data'));
} finally {
  if (!folder) await run('git', ['worktree', 'remove', '--force', tree]).catch(() => undefined);
  rmSync(work, {recursive: true, force: true});
}
