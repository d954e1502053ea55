/**
 * List, get and create of this checkout beside those of another one, each on its own demonstration world, by turns in
 * one run: whether what was built since made them slower. The other checkout is built already. Ends with 1 where the
 * median of a verb takes more than 5 % longer than it did.
 * `npm run bench -- beside <folder> [--seconds 10]`.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {median} from './browser.mjs';
import {judge} from './judge.mjs';
import {cpuSeconds, race, request, signIn} from './load.mjs';
import {root, startChild, stopChild} from './processes.mjs';

const [folder] = process.argv.slice(2);
const argument = process.argv.indexOf('--seconds');
const SECONDS = argument > 0 ? Number(process.argv[argument + 1]) : 10;
const CONNECTIONS = [1, 10];
const VERBS = ['list', 'get', 'create'];
const AIM_PERCENT = 105;
const USERS = ['admin', 'salesman'];
const PAGE = encodeURIComponent(JSON.stringify([0, 24]));

const log = line => process.stdout.write(`${line}\n`);

/** What both checkouts know: a record of it as the bench creates one. */
const ENTITIES = {
  order: ({memberId, proId, salesmanId}) => ({
    title: 'Bench',
    memberId,
    proId,
    name: 'Bench',
    currency: 'USD',
    salesmanId,
  }),
  inquiry: ({memberId, proId, salesmanId}) => ({
    title: 'Bench',
    memberId,
    proId,
    name: 'Bench',
    email: 'bench@example.com',
    quantity: 100,
    currency: 'USD',
    salesmanId,
  }),
  'order-product': ({orderId}) => ({orderId, name: 'Bench', quantity: 100, unitPrice: '1.25'}),
};

async function open(name, checkout, data) {
  const env = {SEED: 'demo', PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(data, name)};
  const {child, url} = await startChild(
    ['backend/dist/main.js'],
    env,
    line => log(`  ${name}: ${line.trim()}`),
    checkout,
  );
  const tokens = {};
  for (const user of USERS) tokens[user] = await signIn(url, user);
  return {name, child, url, tokens};
}

async function casesOf({url, tokens}, entity, user) {
  const token = tokens[user];
  const list = `/rest/${entity}?range=${PAGE}&sort=${encodeURIComponent('["id","DESC"]')}&abilities=once`;
  const records = JSON.parse((await request(url, list, {token})).body);
  const [sample] = records;
  if (!sample) throw new Error(`"${user}" sees no record of ${entity}.`);
  // What is new of an order takes further products, one that is being made does not.
  const orders = JSON.parse((await request(url, list.replace(`/rest/${entity}?`, '/rest/order?'), {token})).body);
  const body = JSON.stringify(ENTITIES[entity]({...sample, orderId: orders[0]?.id}));
  return {
    list: () => request(url, list, {token}),
    get: index => request(url, `/rest/${entity}/${records[index % records.length].id}`, {token}),
    create: () => request(url, `/rest/${entity}`, {token, method: 'POST', body}),
  };
}

const cell = ({perSecond, cpuMs}) => `${perSecond.toFixed(0)}/s ${cpuMs?.toFixed(2) ?? '-'} ms`.padStart(18);

/** Prints each case; answers the time of now in per cent of that of before, all cases of each verb. */
async function compare(now, before) {
  const percents = Object.fromEntries(VERBS.map(name => [name, []]));
  log(['', 'conn', 'user', 'now', 'before', 'now of before'].map(title => title.padStart(18)).join(''));
  for (const entity of Object.keys(ENTITIES))
    for (const user of USERS) {
      const [mine, theirs] = [await casesOf(now, entity, user), await casesOf(before, entity, user)];
      for (const connections of CONNECTIONS)
        for (const name of VERBS) {
          const rival = ({child}, cases) => ({send: cases[name], cpu: () => cpuSeconds(child.pid)});
          const result = await race(
            {now: rival(now, mine), before: rival(before, theirs)},
            {connections, seconds: SECONDS},
          );
          const ratio = (result.now.perSecond / result.before.perSecond).toFixed(2);
          percents[name].push((100 * result.before.perSecond) / result.now.perSecond);
          const start = [`${entity} ${name}`, String(connections), user].map(text => text.padStart(18)).join('');
          log(start + cell(result.now) + cell(result.before) + ratio.padStart(18));
        }
    }
  return percents;
}

const data = await mkdtemp(join(tmpdir(), 'emblem-bench-'));
const opened = [];
try {
  if (!folder) throw new Error('Name the folder of another checkout that is built.');
  opened.push(await open('now', root, data), await open('before', resolve(folder), data));
  const percents = await compare(...opened);
  judge(
    Object.entries(percents).map(([verb, all]) => ({
      name: `${verb}, of the time that it took before`,
      figure: median(all),
      aim: AIM_PERCENT,
      unit: '%',
      tolerance: 1,
    })),
  );
} finally {
  for (const each of opened) await stopChild(each);
  await rm(data, {recursive: true, force: true});
}
