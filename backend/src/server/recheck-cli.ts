/**
 * `npm run migrate -- --recheck`: names every row whose stored figure is not what the schemas say, one on a line:
 * entity, id, property, what is stored, what is right. With `--repair` they are mended. Ends with 1 where some are
 * left.
 */
import {loadModel} from '@emblem/schemas/node';
import {clock} from '@emblem/schemas/clock';
import {SYSTEM} from '../actor';
import {Vault} from '../vault';
import {readConfig} from '../config';
import type {Context} from '../context';
import {connect} from '../database/connection';
import {startDatabase} from '../database/launcher';
import {createRegistry} from '../modules';
import {recheck} from '../write/recheck';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(url: string): Promise<void> {
  const {dataDir, keys} = readConfig();
  const sql = connect(url, {max: 3, statementTimeoutMs: 0});
  const context: Context = {
    actor: SYSTEM,
    model: loadModel(),
    registry: createRegistry(),
    vault: Vault.open(dataDir, keys),
    sql,
    now: clock.moment(),
  };
  try {
    const wrong = await recheck(context, {
      repair: process.argv.includes('--repair'),
      tell({entity, id, property, stored, right}, isMended) {
        print([entity, id, property, stored ?? '', right ?? '', ...(isMended ? ['mended'] : [])].join('\t'));
      },
    });
    print(wrong === 0 ? 'All figures are right.' : `${wrong} figures are not right.`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await sql.end({timeout: 5});
  }
}

async function main(): Promise<void> {
  const {databaseUrl, dataDir} = readConfig();
  if (databaseUrl) return run(databaseUrl);
  const database = await startDatabase({dataDir, log: print});
  try {
    await run(database.url);
  } finally {
    await database.stop();
  }
}

main().catch(error => {
  console.error(error);
  process.exitCode = 1;
});
