/**
 * `npm run migrate`: brings the database of `DATABASE_URL`, or else the embedded one, to what the schemas say, and
 * prints what it did. `--dry-run` prints what it would do.
 */
import {loadModel, loadNavigation} from '@emblem/schemas/node';
import {migrate, ReviewNeeded} from '.';
import {readConfig} from '../../config';
import {connect} from '../connection';
import {startDatabase} from '../launcher';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(url: string, dryRun: boolean): Promise<void> {
  const sql = connect(url, {max: 2});
  try {
    const {files, statements} = await migrate(sql, loadModel(), {dryRun, navigation: loadNavigation()});
    for (const file of files) print(`${dryRun ? 'would apply' : 'applied'} ${file}`);
    for (const statement of statements) print(`${statement};`);
    if (files.length + statements.length === 0) print('The database is as the schemas say.');
  } finally {
    await sql.end({timeout: 5});
  }
}

async function main(): Promise<void> {
  const {databaseUrl, dataDir} = readConfig();
  const dryRun = process.argv.includes('--dry-run');
  if (databaseUrl) return run(databaseUrl, dryRun);
  const database = await startDatabase({dataDir, log: print});
  try {
    await run(database.url, dryRun);
  } finally {
    await database.stop();
  }
}

main().catch(error => {
  console.error(error instanceof Error && !(error instanceof ReviewNeeded) ? error.stack : String(error));
  process.exitCode = 1;
});
