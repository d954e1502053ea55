/** Fills a database and a folder from a backup whose checksums were found right. */
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {loadModel, loadNavigation} from '@emblem/schemas/node';
import type {TransactionSql} from 'postgres';
import type {S3Config} from '../config';
import {fileKey} from '../files/key';
import {openStore, type FileStore} from '../files/store';
import {extensionOf, typeOfExtension} from '../parsing/content-types';
import {prepareQueue} from '../jobs/runner';
import {connect} from '../database/connection';
import {migrateWithin} from '../database/migrate';
import {KEY_FILES} from './backup';
import {readContents} from './contents';
import {restoreJobs} from './queued-jobs';
import {contentsOf, type Content, type FileContent, type Manifest, type TableContent} from './manifest';
import {continueIds, copyIn} from './rows';

export interface FillOptions {
  readonly file: string;
  readonly manifest: Manifest;
  readonly url: string;
  /** Gets `files` and the keys, until they are moved to their place. */
  readonly staging: string;
  readonly s3: S3Config | undefined;
  readonly progress: (line: string) => void;
  /** In the transaction, before anything is made. */
  readonly makeRoom: (sql: TransactionSql) => Promise<void>;
  /** In the transaction, once everything is there; what it throws undoes all of it. */
  readonly finish: () => void;
}

function byPath<T extends Content>(contents: readonly T[]): ReadonlyMap<string, T> {
  return new Map(contents.map(content => [content.path, content]));
}

/** Nobody but the owner may read it. */
async function writeOwnerOnly(pieces: AsyncIterable<Buffer>, path: string): Promise<void> {
  await pipeline(Readable.from(pieces), createWriteStream(path, {mode: 0o600}));
}

/** Puts each content of the archive into its table, the file store, the queue or the folder of keys. */
class ContentReceiver {
  private readonly all: number;
  private readonly tables: ReadonlyMap<string, TableContent>;
  private readonly files: ReadonlyMap<string, FileContent>;
  private done = 0;

  constructor(
    private readonly sql: TransactionSql,
    private readonly store: FileStore,
    private readonly filling: FillOptions,
  ) {
    this.all = contentsOf(filling.manifest).length;
    this.tables = byPath(filling.manifest.tables);
    this.files = byPath(filling.manifest.files);
  }

  async take(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    const table = this.tables.get(path);
    const file = this.files.get(path);
    if (table) await copyIn(this.sql, table, pieces);
    else if (file) await this.takeFile(file, pieces);
    else if (path === 'jobs') await restoreJobs(this.sql, pieces);
    else await this.takeKey(path, pieces);
    this.done += 1;
    this.filling.progress(`restored ${this.done} of ${this.all} tables, files and keys`);
  }

  private async takeFile({key}: FileContent, pieces: AsyncIterable<Buffer>): Promise<void> {
    const received = join(this.filling.staging, 'files', '.incoming');
    await writeOwnerOnly(pieces, received);
    await this.store.accept(
      received,
      fileKey(key),
      typeOfExtension(extensionOf(key))?.contentType ?? 'application/octet-stream',
    );
  }

  private async takeKey(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
    const name = basename(path);
    if (!KEY_FILES.includes(name)) throw new Error(`The backup holds ${path}, which it should not.`);
    await writeOwnerOnly(pieces, join(this.filling.staging, name));
  }
}

async function fillWithin(sql: TransactionSql, store: FileStore, filling: FillOptions): Promise<void> {
  const {structure, tables} = filling.manifest;
  await filling.makeRoom(sql);
  await sql.unsafe(structure.before.join(';\n'));
  const receiver = new ContentReceiver(sql, store, filling);
  for await (const {path, pieces} of readContents(filling.file)) await receiver.take(path, pieces);
  filling.progress('making the indexes');
  await sql.unsafe(structure.after.join(';\n'));
  await continueIds(sql, tables);
}

/** All rows or none. Answers what `migrate` did, where the schemas have gone on since. */
export async function fill(filling: FillOptions): Promise<readonly string[]> {
  const {url, staging, s3} = filling;
  await mkdir(join(staging, 'files'), {recursive: true});
  await prepareQueue(url);
  const store = await openStore({dataDir: staging, s3});
  const sql = connect(url, {max: 1, statementTimeoutMs: 0});
  try {
    let statements: readonly string[] = [];
    await sql.begin(async tx => {
      await fillWithin(tx, store, filling);
      ({statements} = await migrateWithin(tx, loadModel(), {navigation: loadNavigation()}));
      filling.finish();
    });
    await sql`analyze`;
    return statements;
  } finally {
    await sql.end({timeout: 5});
  }
}
