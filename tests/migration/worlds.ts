/** Worlds that the program made on earlier days, restored as its data folder held them. */
import {cpSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {connect} from '../../backend/src/database/connection';
import {emptyDatabase, type TestDatabase} from '../harness/database';

const FOLDER = join(__dirname, 'worlds');

/** Reviewed migrations as they are shipped. */
const MIGRATIONS = join(__dirname, '../../backend/migrations');

/** Files of worlds, the earliest first. */
export const WORLDS: readonly string[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.sql.gz'))
  .sort();

export interface OldWorld extends TestDatabase {
  /** A folder of reviewed migrations of its own, to which files can be added. */
  readonly migrations: string;
}

export async function restoreWorld(file: string): Promise<OldWorld> {
  const database = await emptyDatabase();
  const sql = connect(database.url, {max: 1});
  try {
    await sql.unsafe(gunzipSync(readFileSync(join(FOLDER, file))).toString());
  } finally {
    await sql.end({timeout: 5});
  }
  const migrations = join(database.dataDir, 'migrations');
  cpSync(MIGRATIONS, migrations, {recursive: true});
  return {...database, migrations};
}
