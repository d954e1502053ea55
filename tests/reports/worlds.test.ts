/**
 * The figures of all reports over random worlds, for an administrator and for people with random rights: those of the
 * records that the same person fetches. A world that failed is made again by `REPORT_SEED`; `REPORT_WORLDS` says how
 * many there are (20, and 200 in the whole matrix), and each is the same by its seed alone.
 */
import postgres, {type Sql} from 'postgres';
import type {Model} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {dimensionsOf, TIME, type MetricMeasure} from '@emblem/schemas/reports';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {Random} from '../migration/random';
import {makeAsker} from './reference/grants';
import type {Ground} from './reference/figures';
import {isMetricRead} from './reference/person';
import {
  answerIn,
  expectedOf,
  metricOf,
  pathOf,
  queryOf,
  questionsOf,
  unseenOf,
  type Query,
  type Question,
} from './reference/queries';
import {metricsOf, Records} from './reference/records';
import {changeRecords, makeWorld, spokenOf, type World} from './reference/world';
import {Rates} from './reference/worth';

const model: Model = loadModel();
const FIRST_SEED = Number(process.env.REPORT_SEED) || 1;
const WORLDS = Number(process.env.REPORT_WORLDS) || (isWholeMatrix ? 200 : 20);
/** Each question is asked in one of so many worlds. */
const SPREAD = 20;
/** What somebody with random rights asks in a world. */
const ASKED = 12;
/** Of these, how many are asked again when what the person does not see has changed. */
const AGAIN = 5;

/** One world of so many asks a report for all there is. */
const WHOLE_EVERY = 5;
const KINDS = ['count', 'sum', 'distinct', 'percentile', 'duration', 'ratio', 'of', 'difference', 'total'];

const questions = questionsOf(model);
const SEEDS = Array.from({length: WORLDS}, (_, at) => FIRST_SEED + at);

let server: RunningServer;
let admin: Client;
let sql: Sql;
/** The measures that had something to tell, by metric. */
const told = new Set<string>();
let changed = 0;
let refused = 0;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  sql = postgres(server.databaseUrl, {max: 1, onnotice: () => undefined});
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

function remember({report}: Query, parts: readonly Json[]): void {
  for (const [name, figure] of parts.flatMap(part => Object.entries(part)))
    if (figure !== null && Number(figure) !== 0) told.add(`${report.metric} ${name}`);
}

async function compare(ground: Ground, query: Query): Promise<void> {
  const path = pathOf(query);
  const {status, body, text} = await ground.asker.client.rest('GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 400)}`);
  const answer = asObject(body);
  expect({path, ...answerIn(query, answer)}).toEqual({path, ...expectedOf(ground, query)});
  remember(query, [asObject(answer.totals), ...asObjects(answer.groups).map(({figures}) => asObject(figures))]);
}

/** Reports of records that somebody does not read at all are refused as a whole, and what is not seen by its name. */
async function refuses({asker}: Ground): Promise<void> {
  for (const report of model.reports.values()) {
    const path = `reports/${report.$id}`;
    if (!isMetricRead(model, asker, metricOf(model, report))) {
      expect([path, (await asker.client.rest('GET', path)).status]).toEqual([path, 403]);
      continue;
    }
    for (const [parameter, names] of Object.entries(unseenOf(model, asker, report)))
      for (const name of names) {
        const {status} = await asker.client.rest('GET', `${path}?${parameter}=${name}`);
        expect([path, parameter, name, status]).toEqual([path, parameter, name, 400]);
        refused += 1;
      }
  }
}

/** Changes what somebody does not see: records out of sight, and hidden properties of those in sight. */
async function changeUnseen({records}: Ground, {made}: World, random: Random): Promise<number> {
  let count = 0;
  for (const {entity, ids} of [...made.values()].filter(each => each.entity.key !== 'currency-rate')) {
    const seen = records.of(entity.key);
    count += await changeRecords(sql, model, random, {entity, ids: ids.filter(id => !seen.has(id))});
    for (const {name} of spokenOf(model).get(entity.key) ?? []) {
      const hidden = ids.filter(id => seen.has(id) && seen.get(id)?.[name] === undefined);
      count += await changeRecords(sql, model, random, {entity, ids: hidden, only: name});
    }
  }
  return count;
}

async function answersTo({client}: Ground['asker'], paths: readonly string[]): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const path of paths) texts.push((await client.rest('GET', path)).text);
  return texts;
}

async function somebodyAsks(ground: Ground, world: World, random: Random): Promise<void> {
  await refuses(ground);
  const readable = questions.filter(({metric}) => isMetricRead(model, ground.asker, metric));
  if (readable.length === 0) return;
  const queries = Array.from({length: ASKED}, () => queryOf(ground, random.pick(readable), random));
  for (const query of queries) await compare(ground, query);
  const paths = queries.slice(0, AGAIN).map(pathOf);
  const before = await answersTo(ground.asker, paths);
  changed += await changeUnseen(ground, world, random);
  expect(await answersTo(ground.asker, paths)).toEqual(before);
}

/** By its seed alone, so that a world that is made again asks the same. */
function isAskedIn(seed: number, {isWhole}: Question, index: number): boolean {
  return index % SPREAD === seed % SPREAD || (isWhole === true && (index + seed) % WHOLE_EVERY === 0);
}

/** In every other world somebody with random rights asks, too. */
const hasColleague = (seed: number): boolean => seed % 2 === 1;

test.each(SEEDS)(
  'world %i: each figure is that of the records which the same person fetches',
  async seed => {
    const random = new Random(seed);
    const colleague = hasColleague(seed) ? await makeAsker(admin, model, random) : undefined;
    const users = (await admin.list('user', {range: [0, 4]})).map(idOf);
    const salespeople = [...users, ...(colleague ? [colleague.person.id, colleague.person.id] : [])];
    const world = await makeWorld(sql, model, random, {salespeople, tag: `${seed}-${Date.now()}`});
    try {
      const rates = new Rates(await admin.all('currency-rate'));
      const ground: Ground = {model, rates, asker: {client: admin}, records: await Records.fetchedBy(admin, model)};
      for (const question of questions.filter((each, index) => isAskedIn(seed, each, index)))
        await compare(ground, queryOf(ground, question, random));
      if (!colleague) return;
      const {client} = colleague;
      await somebodyAsks(
        {model, rates, asker: colleague, records: await Records.fetchedBy(client, model)},
        world,
        random,
      );
    } finally {
      await world.remove();
    }
  },
  240_000,
);

/** Of what a measure is made. */
function kindOf(measure: MetricMeasure): string {
  const {label: _label, ...of} = measure;
  return KINDS.find(kind => kind in of) ?? Object.keys(of).join();
}

test('the worlds speak of every measure of every report, by every dimension, and hide some', () => {
  const reports = [...model.reports.values()];
  const asked = new Set(questions.flatMap(({report, by}) => by.map(name => `${report.$id} ${name}`)));
  const dimensions = reports.flatMap(report => [...dimensionsOf(report), TIME].map(name => `${report.$id} ${name}`));
  expect(dimensions.filter(name => !asked.has(name))).toEqual([]);
  // Fewer worlds than usual, or others, need not speak of all.
  if (process.env.REPORT_SEED !== undefined || WORLDS < SPREAD) return;
  const measures = new Set(reports.flatMap(report => report.measures.map(name => `${report.metric} ${name}`)));
  expect([...measures].filter(name => !told.has(name))).toEqual([]);
  expect([changed > 0, refused > 0]).toEqual([true, true]);
});

test('measures of every kind are worked out, but for those of which no report has any', () => {
  const all = metricsOf(model).flatMap(metric => Object.values(metric.measures).map(kindOf));
  expect(KINDS.filter(kind => !all.includes(kind))).toEqual(['total']);
  expect(all.filter(kind => !KINDS.includes(kind))).toEqual([]);
});
