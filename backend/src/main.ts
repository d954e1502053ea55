/** Starts everything: the database, its migrations, the first world, the server. One process, one port. */
import {clock} from '@emblem/schemas/clock';
import {loadCalls, loadModel, loadNavigation, loadPapers, loadWordings} from '@emblem/schemas/node';
import {readConfig, type Config} from './config';
import {connect} from './database/connection';
import {startDatabase} from './database/launcher';
import {migrate, ReviewNeeded} from './database/migrate';
import {watchDatabase} from './database/watch';
import {SYSTEM} from './actor';
import {forgetOnChange} from './memory/forget';
import {sealAll} from './server/seal-all';
import {syncAuthorities} from './access/sync-authorities';
import {Vault} from './vault';
import {prepareQueue, startJobs} from './jobs/runner';
import {FileService} from './files/service';
import {createRegistry} from './modules';
import {Parsing} from './parsing/parsing';
import {Papers} from './papers/papers';
import {Press} from './print/press';
import {startLive} from './realtime/live';
import {EmblemApplication} from './server/application';
import {checkNames} from './server/check-names';
import {contextOf, type Engine} from './engine';
import {fillEmpty} from './server/first-world';
import {log, progress} from './log';
import {Running} from './server/stop';
import {answerSupervisor, tellReady} from './server/supervised';
import {DEFERRED_TASKS, TASKS} from './server/tasks';
import {welcome} from './server/welcome';

/** Two jobs are at work at a time; each may look something up beside its transaction. */
const BACKGROUND_CONNECTIONS = 4;

/** For what is nice to know, such as how many rows a list has. */
const HURRIED_CONNECTIONS = 3;
const HURRIED_MS = 100;

const SEARCHING_CONNECTIONS = 4;

const WATCH_MS = 2000;
const WATCH_GRACE_MS = 5000;

async function openDatabase(config: Config, running: Running): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const starting = startDatabase({dataDir: config.dataDir, log});
  // Also where the process is told to end before the database is up.
  running.add(() =>
    starting.then(
      database => database.stop(),
      () => undefined,
    ),
  );
  // Whoever starts next may take the database over while this process ends.
  if (process.connected)
    process.once('disconnect', () => {
      void starting.then(
        database => database.release(),
        () => undefined,
      );
    });
  return (await progress('database', () => starting)).url;
}

async function prepare(config: Config, running: Running): Promise<Engine> {
  if (config.clock !== undefined) clock.set(config.clock);
  const model = loadModel();
  const calls = loadCalls();
  const navigation = loadNavigation();
  const registry = createRegistry();
  checkNames(model, calls, registry);
  const databaseUrl = await openDatabase(config, running);
  const sql = connect(databaseUrl, {max: config.poolSize, statementTimeoutMs: config.statementSeconds * 1000});
  running.add(() => sql.end({timeout: 5}));
  // Work in the background may take its time: nobody waits for it.
  const patient = connect(databaseUrl, {max: BACKGROUND_CONNECTIONS, statementTimeoutMs: 0});
  running.add(() => patient.end({timeout: 5}));
  const hurried = connect(databaseUrl, {max: HURRIED_CONNECTIONS, statementTimeoutMs: HURRIED_MS, planEach: true});
  running.add(() => hurried.end({timeout: 5}));
  const searching = connect(databaseUrl, {
    max: SEARCHING_CONNECTIONS,
    statementTimeoutMs: config.statementSeconds * 1000,
    planEach: true,
  });
  running.add(() => searching.end({timeout: 5}));
  await progress('migrations', async () => {
    await migrate(sql, model, {log, navigation, accept: config.acceptLoss});
    await prepareQueue(databaseUrl);
  });
  const parsing = new Parsing();
  running.add(() => parsing.stop());
  const press = new Press();
  running.add(() => press.stop());
  const papers = new Papers(loadPapers(), loadWordings());
  running.add(() => papers.stop());
  const engine: Engine = {
    config,
    model,
    registry,
    vault: Vault.open(config.dataDir, config.keys),
    sql,
    hurried,
    searching,
    calls,
    navigation,
    files: await FileService.open(config, parsing),
    parsing,
    press,
    papers,
  };
  await fillEmpty(engine, databaseUrl);
  await sealAll(engine, log);
  const added = await progress('authorities', () => syncAuthorities(contextOf(engine, SYSTEM), engine.navigation));
  if (added > 0) log(`authorities: ${added} added`);
  await forgetOnChange(engine.sql);
  running.add(await startJobs({...engine, sql: patient}, TASKS, DEFERRED_TASKS, databaseUrl));
  return engine;
}

/** Whoever supervises this process starts it again, and the database with it. */
function endForAnotherStart(): void {
  log('the database is gone');
  process.exit(1);
}

async function start(running: Running): Promise<void> {
  const engine = await prepare(readConfig(), running);
  const application = new EmblemApplication(engine);
  // LoopBack cannot stop what has failed to start.
  running.add(async () => {
    if (application.state === 'started') await application.stop();
  });
  const live = await startLive(engine);
  running.add(() => live.stop());
  await application.start();
  live.attach(application.restServer.httpServer?.server);
  welcome(engine.config, application.restServer.url ?? '');
  if (process.connected && !engine.config.databaseUrl) {
    // Whoever gets no connection for longer than any statement may take gets none any more.
    const patienceMs = engine.config.statementSeconds * 1000 + WATCH_GRACE_MS;
    running.add(watchDatabase(engine.sql, {everyMs: WATCH_MS, patienceMs}, endForAnotherStart));
  }
  tellReady();
}

/** What whoever started it can do something about. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ReviewNeeded) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const port = 'port' in error ? String(error.port) : '';
  const address = 'address' in error ? String(error.address) : '';
  if (error.code === 'EADDRINUSE') return `Something listens on port ${port} already: stop it, or choose another PORT.`;
  return error.code === 'EADDRNOTAVAIL' ? `This machine has no address ${address}: choose another HOST.` : undefined;
}

/** A start that cannot go on leaves nothing running behind it. */
async function run(running: Running): Promise<void> {
  running.stopOnSignals();
  answerSupervisor(() => running.end());
  try {
    await start(running);
  } catch (error) {
    // What was being started when the process was told to end breaks off; that is no failure.
    if (running.isEnding) return;
    // What a person has to decide or to mend reads better without a stack; anything else is easier to mend with it.
    console.error(sentenceOf(error) ?? error);
    // Read by `npm run dev`, which asks whoever develops.
    if (error instanceof ReviewNeeded && error.digest !== undefined && process.env.EMBLEM_DEV)
      log(`may be lost: ${error.digest}`);
    process.exitCode = 1;
    await running.stop();
    process.exit();
  }
}

void run(new Running());
