/** Starts everything: the database, its migrations, the first world, the server. One process, one port. */
import {loadCalls, loadModel, loadNavigation} from '@emblem/schemas/node';
import {readConfig, type Config} from './config';
import {connect} from './database/connection';
import {startDatabase} from './database/launcher';
import {migrate, ReviewNeeded} from './database/migrate';
import {forgetOnChange} from './access/forget';
import {prepareQueue, startJobs} from './jobs/runner';
import {FileService} from './files/service';
import {createRegistry} from './modules';
import {EmblemApplication} from './server/application';
import {checkNames} from './server/check-names';
import type {Engine} from './server/keys';
import {fillEmpty} from './server/first-world';
import {log, progress} from './server/log';
import {onStop} from './server/stop';
import {welcome} from './server/welcome';

interface Running {
  readonly engine: Engine;
  stop(): Promise<void>;
}

async function openDatabase(config: Config): Promise<{url: string; stop(): Promise<void>}> {
  if (config.databaseUrl) return {url: config.databaseUrl, stop: async () => undefined};
  return progress('database', () => startDatabase({dataDir: config.dataDir, log}));
}

async function prepare(config: Config): Promise<Running> {
  const model = loadModel();
  const calls = loadCalls();
  const registry = createRegistry();
  checkNames(model, calls, registry);
  const database = await openDatabase(config);
  const sql = connect(database.url, {max: config.poolSize});
  await progress('migrations', async () => {
    await migrate(sql, model, {log});
    await prepareQueue(database.url);
  });
  const engine: Engine = {config, model, registry, sql, calls, navigation: loadNavigation(), files: new FileService(config.dataDir)};
  await fillEmpty(engine);
  await forgetOnChange(engine.sql);
  const stopJobs = await startJobs(engine, database.url);
  return {
    engine,
    async stop() {
      await stopJobs();
      await sql.end({timeout: 5});
      await database.stop();
    },
  };
}

async function main(): Promise<void> {
  const running = await prepare(readConfig());
  const application = new EmblemApplication(running.engine);
  onStop(async () => {
    await application.stop();
    await running.stop();
  });
  await application.start();
  welcome(running.engine.config, application.restServer.url ?? '');
}

main().catch(error => {
  // What a person has to decide reads better without a stack; anything else is easier to mend with it.
  console.error(error instanceof ReviewNeeded ? error.message : error);
  process.exitCode = 1;
  process.exit();
});
