/** The labels of data analysis: each shows its figures to whoever is granted it, and nobody else. */
import {figureRight, partsOfRight} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {figureRights, type Metric, type Report} from '@emblem/schemas/reports';
import {signInAdmin} from '../harness/administrator';
import {ALL_FIGURES} from '../harness/all-figures';
import {Client} from '../harness/client';
import {asList, asObject, asText, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';

const LABELS = [
  'orderAmount',
  'salesTotal',
  'costTotal',
  'grossProfit',
  'expenses',
  'netProfit',
  'salesQuantity',
  'payingCustomers',
  'averageOrderValue',
] as const;

const model = loadModel();

/** All that there is to read, and no label of figures. */
const READING = Object.fromEntries(
  [...model.entities.values()].flatMap(({key, rightActions}) =>
    rightActions.filter(action => /^(read|view)\b/.test(action)).map(action => [`${key}.${action}`, 'all'] as const),
  ),
);

interface Governed {
  readonly report: Report;
  readonly metric: Metric;
  /** The measures of the report that labels govern, with their rights. */
  readonly measures: readonly (readonly [string, readonly string[]])[];
}

const GOVERNED: readonly Governed[] = [...model.reports.values()].flatMap(report => {
  const metric = model.metrics.get(report.metric);
  if (!metric) return [];
  const measures = report.measures
    .map(name => [name, figureRights(model, metric, name)] as const)
    .filter(([, rights]) => rights.length > 0);
  return measures.length > 0 ? [{report, metric, measures}] : [];
});

let server: RunningServer;
let admin: Client;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const DAYS = 'from=2020-01-01&to=2020-12-31&step=year';

async function shown(client: Client, {$id}: Report): Promise<readonly unknown[]> {
  const {measures, totals} = asObject((await client.mustRest('GET', `reports/${$id}?${DAYS}`)) as Json);
  expect(Object.keys(asObject(totals)).sort()).toEqual([...asList(measures)].sort());
  return asList(measures);
}

async function refusal(client: Client, {$id}: Report, measure: string): Promise<number> {
  return (await client.rest('GET', `reports/${$id}?${DAYS}&measures=${measure}`)).status;
}

test('the labels of figures are those of the specification, and each governs some report', () => {
  const governing = new Set(GOVERNED.flatMap(({measures}) => measures.flatMap(([, rights]) => rights)));
  expect([...governing].sort()).toEqual(LABELS.map(figureRight).sort());
  expect(Object.keys(ALL_FIGURES).sort()).toEqual([...LABELS, 'dataViewConfig'].map(figureRight).sort());
});

describe.each(LABELS)('[DA-384] whoever holds %s alone', label => {
  const right = figureRight(label);

  test('sees its figures in every report, and is refused those of the others', async () => {
    const {client} = await makePerson(admin, {rights: {...READING, [right]: 'own'}});
    for (const {report, measures} of GOVERNED) {
      const seen = await shown(client, report);
      for (const [name, rights] of measures) {
        const isHeld = rights.every(each => each === right);
        expect([report.$id, name, seen.includes(name)]).toEqual([report.$id, name, isHeld]);
      }
      const hidden = measures.find(([, rights]) => !rights.every(each => each === right));
      if (hidden) expect([report.$id, await refusal(client, report, hidden[0])]).toEqual([report.$id, 400]);
    }
  }, 60_000);
});

test('what is made of governed figures needs their labels, unless it has one of its own', () => {
  const sales = model.metrics.get('sales');
  if (!sales) throw new Error('There is no metric of sales.');
  const rights = (name: string) => figureRights(model, sales, name).map(each => partsOfRight(each).action);
  expect(rights('averageOrderValue')).toEqual(['view.averageOrderValue']);
  expect(rights('margin')).toEqual(['view.grossProfit', 'view.salesTotal']);
  expect(rights('expenses')).toEqual(['view.expenses']);
  expect(rights('orders')).toEqual([]);
});

test('whoever looks as a colleague sees the figures that both hold the label of', async () => {
  const {client: colleague, id} = await makePerson(admin, {rights: {...READING, ...ALL_FIGURES}});
  const right = figureRight('salesTotal');
  const viewer = await makePerson(admin, {rights: {...READING, 'user.view-as': 'all', [right]: 'all'}});
  const {viewToken} = await viewer.client.action('user', 'view-as', {ids: [id]});
  const overview = model.reports.get('sales-overview');
  if (!overview) throw new Error('There is no overview of sales.');
  expect(await shown(colleague, overview)).toEqual(overview.measures);
  const view = new Client(admin.url, asText(viewToken));
  expect(await shown(view, overview)).toEqual(['salesTotal', 'orders', 'paidOrders']);
});
