/**
 * `npm run backup -- <file or folder> [--without-keys]` and `npm run restore -- <file> [--replace]`, on the database
 * and the data folder that `npm start` would use.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {clock} from '@emblem/schemas/clock';
import {KEY_FILE} from '../vault';
import {readConfig, type Config} from '../config';
import {openStore} from '../files/store';
import {adviceOf} from '../database/advice';
import {connect} from '../database/connection';
import {startDatabase} from '../database/launcher';
import {ReviewNeeded} from '../database/migrate';
import {backup} from './backup';
import type {Manifest} from './manifest';
import {restore} from './restore';

const USAGE =
  'Say where: npm run backup -- <file or folder> [--without-keys], or npm run restore -- <file> [--replace].';
const SAY_EVERY_MS = 2000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says how far it has come, every two seconds. */
function progressWriter(): (line: string) => void {
  let last = performance.now();
  return line => {
    if (performance.now() - last < SAY_EVERY_MS) return;
    last = performance.now();
    print(`  ${line}`);
  };
}

function versionOfEmblem(): string {
  const parsed: unknown = JSON.parse(readFileSync(resolve(__dirname, '../../../package.json'), 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'version' in parsed ? String(parsed.version) : '';
}

function fileFor(target: string): string {
  const path = resolve(target);
  const isFolder = statSync(path, {throwIfNoEntry: false})?.isDirectory() === true;
  return isFolder ? join(path, `emblem-${clock.moment().slice(0, 19).replaceAll(':', '-')}.tar.gz`) : path;
}

function summary({tables, files}: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows in ${tables.length} tables, ${files.length} files (${Math.ceil(bytes / 1024 / 1024)} MB)`;
}

function aboutKeys({keys}: Manifest, {keys: given}: Config): string {
  if (keys.length > 0)
    return 'The keys are in it: whoever has this file can read everything, sealed secrets included. Keep it safe.';
  const where = given === undefined ? 'secrets.key in the data folder' : 'EMBLEM_KEY';
  return `The keys are not in it. Keep ${where} in another place: without it the sealed secrets are lost.`;
}

async function makeBackup(url: string, config: Config, target: string): Promise<void> {
  const {dataDir, s3} = config;
  const path = fileFor(target);
  const sql = connect(url, {max: 1, statementTimeoutMs: 0});
  try {
    const withoutKeys = process.argv.includes('--without-keys');
    const manifest = await backup(
      {
        sql,
        store: await openStore({dataDir, s3}),
        dataDir,
        version: versionOfEmblem(),
        withoutKeys,
        progress: progressWriter(),
      },
      path,
    );
    print(`wrote ${path}: ${summary(manifest)}, as of ${manifest.madeAt}`);
    print(aboutKeys(manifest, config));
  } finally {
    await sql.end({timeout: 5});
  }
}

/** A server that runs on the data folder goes on; where none does, the database is up for as long as it takes. */
async function runBackup(config: Config, target: string): Promise<void> {
  if (config.databaseUrl !== undefined) return makeBackup(config.databaseUrl, config, target);
  if (!statSync(join(config.dataDir, 'pg'), {throwIfNoEntry: false}))
    throw new Error(`There is no database in ${config.dataDir}.`);
  const database = await startDatabase({dataDir: config.dataDir, log: print});
  try {
    await makeBackup(database.url, config, target);
  } finally {
    await database.stop();
  }
}

async function runRestore(config: Config, file: string): Promise<void> {
  const {manifest, steps, before} = await restore(resolve(file), {
    config,
    replace: process.argv.includes('--replace'),
    log: print,
    progress: progressWriter(),
  });
  for (const step of steps) print(`${step};`);
  print(`restored ${summary(manifest)}, as of ${manifest.madeAt}`);
  if (config.keys === undefined && !existsSync(join(config.dataDir, KEY_FILE)))
    print('The keys were not in it: before the next start, put secrets.key into the data folder, or set EMBLEM_KEY.');
  if (before !== undefined) print(`What was there before lies in ${before}. Remove it once everything is found well.`);
}

async function main(): Promise<void> {
  const [command, target] = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
  if (target === undefined) throw new Error(USAGE);
  await (command === 'restore' ? runRestore : runBackup)(readConfig(), target);
}

/** With what the database advises. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error instanceof ReviewNeeded) return String(error);
  const advice = adviceOf(error);
  return advice === undefined ? error.message : `${error.message}. ${advice}`;
}

main().catch(error => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
