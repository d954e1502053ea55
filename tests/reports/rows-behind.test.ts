/** Every figure is the number of rows that it opens: of each report, each group, for each person. */
import type {Predicate, Scalar} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {
  besideOf,
  measuredPredicate,
  recordsOf,
  TIME,
  type Metric,
  type Report,
  type Selection,
} from '@emblem/schemas/reports';
import {FACTORY_PROBLEM, INQUIRY, INTERNAL_PROBLEM, LINK_ORDER, ORDER, PROJECT} from '@emblem/schemas/values';
import {signInAdmin} from '../harness/administrator';
import {signIn, type Client} from '../harness/client';
import {asNumber, asObject, asObjects, asText, isObject, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {Random} from '../migration/random';

const model = loadModel();
const SEED = Number(process.env.FUZZ_SEED) || 1;
/** Of one report for one person. */
const FIGURES = 6;
const YEARS = {from: '2000-01-01', to: '2199-12-31', step: 'year'};

let server: RunningServer;
let people: readonly (readonly [string, Client])[];

beforeAll(async () => {
  server = await sharedServer();
  const admin = await signInAdmin(server);
  const users = await admin.list('user', {filter: {isAdmin: false, id_lte: 1000}});
  const named = users.map(({userName}) => asText(userName));
  people = [
    ['admin', admin],
    ...(await Promise.all(named.map(async name => [name, await signIn(server.url, name)] as const))),
  ];
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

interface Told {
  /** Of a group; null for the whole. */
  readonly of: Json | null;
  readonly measure: string;
  readonly figure: number;
}

/** Whose records a figure counts: those of its metric, or of one beside. */
interface Counted {
  readonly metric: Metric;
  readonly time?: string;
  readonly measure: string;
}

function countedBy(metric: Metric, measure: string, time?: string): Counted | undefined {
  const own = metric.measures[measure];
  const beside = own && besideOf(model, metric, own);
  if (beside) return countedBy(beside.metric, beside.measure, beside.time);
  return own?.count ? {metric, measure, time} : undefined;
}

function countsIn(metric: Metric): readonly string[] {
  return Object.keys(metric.measures).filter(name => countedBy(metric, name));
}

function toldIn(metric: Metric, {groups, totals}: Json): readonly Told[] {
  const all: readonly (readonly [Json | null, Json])[] = [
    [null, asObject(totals)],
    ...asObjects(groups).map(group => [asObject(group.of), asObject(group.figures)] as const),
  ];
  return all.flatMap(([of, figures]) =>
    countsIn(metric).flatMap(measure => {
      const figure = figures[measure];
      return typeof figure === 'number' ? [{of, measure, figure}] : [];
    }),
  );
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What the console asks a list for when the figure is clicked. */
function behind({metric, time, measure}: Counted, answer: Json, {of}: Told): Predicate {
  const {[TIME]: at, ...others} = of ?? {};
  const step = asObjects(answer.steps ?? []).find(each => each.at === at);
  const span = step ?? (isObject(answer.period) ? answer.period : undefined);
  const period = span && {
    since: asText(span.since),
    until: asText(span.until),
    from: asText(span.from),
    to: asText(span.to),
  };
  const selection: Selection = Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => (isScalar(value) ? [[name, [value]]] : [])),
  );
  const records = recordsOf(metric, selection, period, time);
  const counted = measuredPredicate(metric.measures[measure] ?? {label: {zh: '', en: ''}}, new Date().toISOString());
  return counted ? {all: [records, counted]} : records;
}

async function answerOf(client: Client, {$id, standing}: Report, by: readonly string[]): Promise<Json | undefined> {
  const query = new URLSearchParams({...(standing ? {} : YEARS), by: by.join(',')});
  const {status, body} = await client.rest('GET', `reports/${$id}?${query.toString()}`);
  return status === 200 ? asObject(body) : undefined;
}

/** Reports of one metric lead to the same rows: each question about them is put once, by each person. */
const questions = new Map<string, Promise<number>>();

function rowsBehind(name: string, client: Client, entity: string, where: Predicate): Promise<number> {
  const question = JSON.stringify([name, entity, where]);
  const rows = questions.get(question) ?? client.total(entity, {_where: where});
  questions.set(question, rows);
  return rows;
}

test.each([...model.reports.values()].map(report => [report.$id, report] as const))(
  '%s: each count is the number of rows behind it',
  async (id, report) => {
    const metric = model.metrics.get(report.metric);
    if (!metric) throw new Error(`${id} has no metric.`);
    const random = new Random(SEED);
    let compared = 0;
    for (const [name, client] of people)
      for (const by of report.parts.map(part => part.by ?? [])) {
        const answer = await answerOf(client, report, by);
        const told = answer ? toldIn(metric, answer) : [];
        for (let tried = 0; answer && tried < Math.min(FIGURES, told.length); tried += 1) {
          const one = random.pick(told);
          const counted = countedBy(metric, one.measure, report.time);
          if (!counted) throw new Error(`${id} counts no ${one.measure}.`);
          const rows = await rowsBehind(name, client, counted.metric.entity, behind(counted, answer, one));
          expect([name, by, one, rows]).toEqual([name, by, one, one.figure]);
          compared += 1;
        }
      }
    expect(compared > 0 || countsIn(metric).every(name => !report.measures.includes(name))).toBe(true);
  },
  240_000,
);

/** The numbers beside the entries of the menu, by the records that each counts within a market. */
const WAITING: Readonly<Record<string, readonly [string, Json]>> = {
  inquiryUnread: ['inquiry', {isRead: INQUIRY.isRead.no}],
  orderUnread: ['order', {status: ORDER.status.new}],
  linkOrderUnread: ['link-order', {isRead: LINK_ORDER.isRead.no}],
};
const PROBLEMS: Readonly<Record<string, readonly [string, Json]>> = {
  internalProblems: ['internal-problem', {isRead: INTERNAL_PROBLEM.isRead.no}],
  factoryProblems: ['factory-problem', {isRead: FACTORY_PROBLEM.isRead.no}],
};

/** None where somebody reads no records of the kind at all. */
async function rowsOf(client: Client, [key, filter]: readonly [string, Json], more: Json = {}): Promise<number> {
  const {status} = await client.rest('GET', `${key}?range=[0,0]`);
  return status === 200 ? client.total(key, {...filter, ...more}) : 0;
}

test('each number of the menu is the number of rows that wait, for everybody', async () => {
  for (const [name, client] of people) {
    const {markets, problems, own} = asObject(await client.data('/app/menu/unread', {}, 'GET'));
    const {waiting} = asObject(await client.data('/app/approvals', {}, 'GET'));
    const all = asObjects(waiting).reduce((sum, {total}) => sum + asNumber(total), 0);
    expect([name, asObject(own).approvals]).toEqual([name, all]);
    for (const market of ['standard', 'fd', 'german'] as const)
      for (const [number, rows] of Object.entries(WAITING))
        expect([name, market, number, asObject(asObject(markets)[market])[number]]).toEqual([
          name,
          market,
          number,
          await rowsOf(client, rows, {_where: {has: ['proId', {eq: ['market', PROJECT.market[market]]}]}}),
        ]);
    for (const [number, rows] of Object.entries(PROBLEMS))
      expect([name, number, asObject(problems)[number]]).toEqual([name, number, await rowsOf(client, rows)]);
  }
}, 240_000);
