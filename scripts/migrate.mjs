#!/usr/bin/env node
/** `npm run migrate [-- --plan]`: brings the database to what the schemas say and ends; with `--plan` it only says what it would do. */
import './lib/check-node.mjs';
import {createRequire} from 'node:module';
import {ensureBuilt} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {inRoot} from './lib/paths.mjs';
import {fail, say} from './lib/progress.mjs';

async function work({planOnly}) {
  const require = createRequire(inRoot('backend/package.json'));
  const {loadModel} = require('@emblem/schemas/node');
  const {readConfig} = require('./dist/config');
  const {connect} = require('./dist/database/connection');
  const {startDatabase} = require('./dist/database/launcher');
  const {migrate, plannedSteps} = require('./dist/database/migrate');

  const {databaseUrl, dataDir} = readConfig();
  const database = databaseUrl ? undefined : await startDatabase({dataDir, log: say});
  const sql = connect(databaseUrl ?? database.url, {max: 2, statementTimeoutMs: 0});
  try {
    if (planOnly) for (const {sql: statement, danger} of await plannedSteps(sql, loadModel())) say(danger ? `needs review (${danger}): ${statement}` : statement);
    else await migrate(sql, loadModel(), {log: say});
    say(planOnly ? 'nothing was changed' : 'the database is as the schemas say');
  } finally {
    await sql.end();
    if (database && !database.adopted) await database.stop();
  }
}

try {
  await ensureInstalled();
  await ensureBuilt(['backend']);
  await work({planOnly: process.argv.includes('--plan')});
} catch (error) {
  fail(error);
}
