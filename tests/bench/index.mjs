/**
 * Our list, get and create on the large world, beside a bare HTTP server that sends the same statements through the
 * same client: how much of the time is ours. `npm run bench [-- --seconds 5]`.
 */
import {join} from 'node:path';
import {ORDER} from '@emblem/schemas/values';
import {captureStatements} from './capture.mjs';
import {cpuSeconds, race, request, signIn} from './load.mjs';
import {root, startChild as start, startDatabase} from './processes.mjs';
import {printTable} from './report.mjs';

const DATA_DIR = process.env.BENCH_DATA_DIR ?? join(root, '.cache/bench');
const argument = process.argv.indexOf('--seconds');
const SECONDS = argument > 0 ? Number(process.argv[argument + 1]) : 5;
const CONNECTIONS = [1, 10];
const RESTRICTED = 'salesman';

const log = line => process.stdout.write(`${line}\n`);
const startChild = (args, env) => start(args, env, log);

function encoded(value) {
  return encodeURIComponent(JSON.stringify(value));
}

const SHIPPED = encoded({status: ORDER.status.shipped});

const NEWEST = encoded(['createdAt', 'DESC']);
const LIST = `/rest/order?filter=${SHIPPED}&range=${encoded([0, 24])}&sort=${NEWEST}&abilities=once`;

/** The values of an order that the restricted user could have written too. */
function newOrder(sample) {
  return {
    title: 'Bench',
    memberId: sample.memberId,
    proId: sample.proId,
    name: 'Bench',
    currency: 'USD',
    salesmanId: sample.salesmanId,
  };
}

async function ourCases(server, tokens) {
  const mine = await request(server.url, `/rest/order?filter=${SHIPPED}&range=${encoded([0, 99])}`, {
    token: tokens.restricted,
  });
  const records = JSON.parse(mine.body);
  const [sample] = records;
  if (!sample) throw new Error(`The user "${RESTRICTED}" sees no order of the large world.`);
  const body = JSON.stringify(newOrder(sample));
  const send = (token, name) =>
    ({
      list: () => request(server.url, LIST, {token}),
      get: index => request(server.url, `/rest/order/${records[index % records.length].id}`, {token}),
      create: () => request(server.url, '/rest/order', {token, method: 'POST', body}),
    })[name];
  return {sample, send};
}

async function bareCases(databaseUrl, sample) {
  const statements = await captureStatements(root, databaseUrl, {id: sample.id, order: newOrder(sample)});
  const bare = await startChild([join(root, 'tests/bench/bare.mjs')], {
    BARE_DATABASE_URL: databaseUrl,
    BARE_STATEMENTS: JSON.stringify(statements),
  });
  return {bare, statements, send: name => () => request(bare.url, `/${name}`, {})};
}

async function compare(rows, {server, bare, ours, theirs}) {
  for (const connections of CONNECTIONS)
    for (const name of ['list', 'get', 'create']) {
      const rival = (child, send) => ({send, cpu: () => cpuSeconds(child.pid)});
      const results = await race(
        {
          admin: rival(server.child, ours.send(ours.tokens.admin, name)),
          restricted: rival(server.child, ours.send(ours.tokens.restricted, name)),
          bare: rival(bare.child, theirs.send(name)),
          ...(name === 'create' ? {insert: rival(bare.child, theirs.send('insert'))} : {}),
        },
        {connections, seconds: SECONDS},
      );
      rows.push({name, connections, ...results});
      log(`  ${name}, ${connections} connection${connections > 1 ? 's' : ''}: done`);
    }
}

async function main() {
  log('the large world (made once, kept in .cache/bench)');
  const database = await startDatabase({dataDir: DATA_DIR, log: () => undefined});
  const server = await startChild(['backend/dist/main.js'], {
    DATABASE_URL: database.url,
    DATA_DIR,
    SEED: 'large',
    PORT: '0',
    HOST: '127.0.0.1',
  });
  const tokens = {admin: await signIn(server.url, 'admin'), restricted: await signIn(server.url, RESTRICTED)};
  const {sample, send} = await ourCases(server, tokens);
  const {bare, statements, send: sendBare} = await bareCases(database.url, sample);
  const rows = [];
  try {
    log(`measuring, ${SECONDS} s each, in turns`);
    await compare(rows, {server, bare, ours: {send, tokens}, theirs: {send: sendBare}});
  } finally {
    bare.child.removeAllListeners('exit');
    server.child.removeAllListeners('exit');
    bare.child.kill();
    server.child.kill('SIGTERM');
    await new Promise(ended => server.child.once('exit', ended));
    await database.stop();
  }
  printTable(rows, statements, log);
}

await main();
