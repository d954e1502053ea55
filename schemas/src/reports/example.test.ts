/** The metric and the report that CONTRIBUTING.md adds. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas} from '../check';
import {readSchemaFiles} from '../check/files';
import {SCHEMAS_DIR} from '../node';
import type {Metric, MetricMeasure} from '../vocabulary/report';
import {reportsIn, type ReportFamily} from './family';
import {measuredPredicate, recordsOf} from './selection';

const WRITTEN = readFileSync(join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');

function example(
  kind: 'metric' | 'report' | 'family' | 'beside' | 'cards' | 'convert' | 'age' | 'duration' | 'standing',
): unknown {
  return JSON.parse(WRITTEN.split(`\`\`\`json ${kind}\n`)[1]?.split('```')[0] ?? '');
}

test('the example passes the check of the build', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const metrics = [...files.metrics, {file: 'metrics/stock.json', content: example('metric')}];
  const reports = [...files.reports, {file: 'reports/stock-overview.json', content: example('report')}];
  expect(checkSchemas({...files, metrics, reports})).toEqual([]);
});

/** What the check says of a measure and a report beside the example. */
function toldOf(measures: object, report: object): readonly string[] {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const metric = Object(example('metric')) as {readonly measures: object};
  return checkSchemas({
    ...files,
    metrics: [
      ...files.metrics,
      {file: 'metrics/stock.json', content: {...metric, measures: {...metric.measures, ...measures}}},
    ],
    reports: [...files.reports, {file: 'reports/old-stock.json', content: report}],
  }).map(({pointer, message}) => `${pointer} ${message}`);
}

test('so do a measure of an age and a report without a period', () => {
  const {old} = example('age') as {readonly old: object};
  const report = Object(example('standing')) as object;
  const aged = (age: object) => ({old: {...old, age}});
  expect(toldOf({old}, report)).toEqual([]);
  expect(toldOf(aged({of: 'unit', from: 3}), report)).toEqual(['/measures/old/age/of "unit" is no time.']);
  expect(toldOf(aged({of: 'createdAt'}), report)).toEqual(['/measures/old/age It says no days.']);
  expect(toldOf(aged({of: 'createdAt', from: 3, until: 3}), report)).toEqual([
    '/measures/old/age/until No record is of this age.',
  ]);
  expect(toldOf({old}, {...report, range: 'year'})).toEqual(['/standing What is asked of no period has none.']);
  expect(toldOf({old}, {...report, parts: [{show: 'lines', by: ['time']}]})).toEqual([
    '/standing Without a period there are no steps of time.',
  ]);
});

test('figures stand beside those of a metric where their metric, time and measure are there', () => {
  const metric = example('beside') as Metric;
  const checkedWith = (changes: Partial<Metric>) => {
    const {files} = readSchemaFiles(SCHEMAS_DIR);
    const content = {...metric, ...changes};
    return checkSchemas({...files, metrics: [...files.metrics, {file: 'metrics/searchers.json', content}]}).map(
      ({pointer, message}) => `${pointer} ${message}`,
    );
  };
  const measured = (changes: Metric['measures']) => checkedWith({measures: {...metric.measures, ...changes}});
  const label = {zh: '数', en: 'Figure'};
  expect(checkedWith({})).toEqual([]);
  expect(checkedWith({beside: {...metric.beside, orders: {metric: 'ordres'}}})[0]).toBe(
    '/beside/orders/metric There is no metric "ordres".',
  );
  expect(checkedWith({beside: {...metric.beside, orders: {metric: 'sales', time: 'paid'}}})).toEqual([
    '/beside/orders/time "sales" has no time "paid".',
  ]);
  expect(measured({orders: {label, of: 'orders.weight'}})).toEqual([
    '/measures/orders/of "orders.weight" is no figure beside.',
  ]);
  expect(measured({idle: {label, difference: ['visits', 'rate']}})).toEqual([
    '/measures/idle/difference/1 "rate" is no measure that a difference is made of.',
  ]);
  expect(measured({idle: {label, difference: ['orders', 'idle']}})).toEqual([
    '/measures/idle/difference/1 "idle" is no measure that a difference is made of.',
  ]);
  expect(measured({orders: {label, of: 'orders.orders', known: {eq: ['device', 'phone']}}})).toEqual([
    '/measures/orders/known What is made of other figures has no condition.',
  ]);
  expect(measured({stayed: {label, sum: {difference: ['visits', 'weight']}}})[0]).toMatch(/^\/measures\/stayed\/sum/);
});

test('a family is a report for each of what varies, and its faults are told once, at their place', () => {
  const family = example('family') as ReportFamily;
  expect(reportsIn(family)).toMatchObject([
    {$id: 'stock-by-unit', title: {zh: '货品：按单位', en: 'Goods by unit'}, parts: [{}, {show: 'table'}]},
    {$id: 'stock-by-day', title: {zh: '货品：按日期', en: 'Goods by day'}, parts: [{}, {show: 'lines'}]},
  ]);
  const checkedWith = (content: object, name = 'stock-by') => {
    const {files} = readSchemaFiles(SCHEMAS_DIR);
    return checkSchemas({
      ...files,
      metrics: [...files.metrics, {file: 'metrics/stock.json', content: example('metric')}],
      reports: [...files.reports, {file: `reports/${name}.json`, content}],
    }).map(({file, pointer, message}) => `${file} ${pointer} ${message}`);
  };
  const wrong = (report: object) => checkedWith({...family, report: {...family.report, ...report}});
  expect(checkedWith(family)).toEqual([]);
  expect(checkedWith(family, 'goods-by')).toEqual([
    'reports/goods-by.json /$id It must be "goods-by".',
    'reports/goods-by.json /$id It must be "goods-by".',
  ]);
  expect(wrong({measures: ['weight']})[0]).toBe(
    'reports/stock-by.json /report/measures/0 There is no measure "weight".',
  );
  expect(wrong({colour: 1})).toEqual(['reports/stock-by.json /report/colour Unknown keyword "colour".']);
  expect(wrong({range: '{when}'})[0]).toMatch(/^reports\/stock-by.json \/report\/range /);
  expect(wrong({title: {zh: '货品', en: 'Goods by {with.title}'}})[0]).toBe(
    'reports/stock-by.json /report Nothing stands for "{with.title}".',
  );
  expect(checkedWith({...family, vary: {}})).toEqual([expect.stringMatching(/^reports\/stock-by.json \/vary /)]);
});

test('what varies in two ways is a report for each combination', () => {
  const {report, ...family} = example('family') as ReportFamily;
  const vary = {...family.vary, over: [{key: 'month'}, {key: 'year'}]};
  const all = reportsIn({...family, vary, report: {...report, filters: ['{by}{over}']}});
  expect(all.map(({$id, filters}) => [$id, filters])).toEqual([
    ['stock-by-unit-month', ['unitmonth']],
    ['stock-by-unit-year', ['unityear']],
    ['stock-by-day-month', ['daymonth']],
    ['stock-by-day-year', ['dayyear']],
  ]);
});

test('a measure of an age asks for its records by what time it is', () => {
  const label = {zh: '数', en: 'Count'};
  const age = {of: 'createdAt', from: 31, until: 61};
  expect(measuredPredicate({label, count: true, age}, '2026-03-31T12:00:00.000Z')).toEqual({
    all: [{lte: ['createdAt', '2026-02-28T12:00:00.000Z']}, {gt: ['createdAt', '2026-01-29T12:00:00.000Z']}],
  });
  expect(measuredPredicate({label, count: true}, '2026-03-31T12:00:00.000Z')).toBeUndefined();
});

test('its cards stand over lists of its records, and nowhere else', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const metrics = [...files.metrics, {file: 'metrics/stock.json', content: example('metric')}];
  const reports = [...files.reports, {file: 'reports/stock-overview.json', content: example('report')}];
  const checkedWith = (key: string, ...cards: readonly object[]) =>
    checkSchemas({
      ...files,
      metrics,
      reports,
      entities: files.entities.map(each =>
        each.file.endsWith(`/${key}.json`) ? {...each, content: {...Object(each.content), 'x-cards': cards}} : each,
      ),
    }).map(({pointer, message}) => `${pointer} ${message}`);
  const {'x-cards': cards} = example('cards') as {readonly 'x-cards': readonly [object]};
  expect(checkedWith('goods', ...cards)).toEqual([]);
  expect(checkedWith('warehouse', ...cards)).toEqual(['/x-cards/0/report It counts records of goods.']);
  expect(checkedWith('warehouse', {...cards[0], of: 'unit'})).toEqual([
    '/x-cards/0/of "unit" does not tell these records apart.',
  ]);
  expect(checkedWith('goods', {...cards[0], report: 'none'}, {...cards[0], measures: ['weight']})).toEqual([
    '/x-cards/0/report There is no report "none".',
    '/x-cards/1/measures/0 The report has no measure "weight".',
  ]);
});

test('amounts of several currencies say what they are told in, all of a metric the same', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const {refunded} = example('convert') as Readonly<Record<string, object>>;
  const checkedWith = (measures: Readonly<Record<string, object | undefined>>) => {
    const content = {...Object(example('metric')), entity: 'refund-order', dimensions: {}, measures};
    return checkSchemas({...files, metrics: [...files.metrics, {file: 'metrics/stock.json', content}]}).map(
      ({pointer, message}) => `${pointer} ${message}`,
    );
  };
  const label = {zh: '退款单', en: 'Refunds'};
  expect(checkedWith({refunded})).toEqual([]);
  expect(checkedWith({refunded: {...refunded, convert: undefined}})).toEqual([
    '/measures/refunded Its amounts are of several currencies.',
  ]);
  expect(checkedWith({refunded, count: {label, count: true, convert: 'USD'}})).toEqual([
    '/measures/count/convert There is no amount with a currency.',
  ]);
  expect(checkedWith({refunded, inEuro: {...refunded, convert: 'EUR'}})).toEqual([
    '/measures/inEuro/convert Other amounts of the metric are told in USD.',
  ]);
});

test('days are told between two times, and nothing else', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const {lifetime} = example('duration') as {readonly lifetime: Pick<MetricMeasure, 'label' | 'duration'>};
  const checkedWith = (ends: object) => {
    const measures = {lifetime: {...lifetime, duration: {...lifetime.duration, ...ends}}};
    const content = {...Object(example('metric')), measures};
    return checkSchemas({...files, metrics: [...files.metrics, {file: 'metrics/stock.json', content}]}).map(
      ({pointer, message}) => `${pointer} ${message}`,
    );
  };
  expect(checkedWith({})).toEqual([]);
  expect(checkedWith({from: 'unit', to: 'gone'})).toEqual([
    '/measures/lifetime/duration/from "unit" is no time.',
    '/measures/lifetime/duration/to "gone" leads nowhere from goods.',
  ]);
});

test('the records of a figure are a condition on its entity, over relations where the dimension goes so', () => {
  const metric = example('metric') as Metric;
  const period = {
    since: '2026-01-01T00:00:00.000Z',
    until: '2026-04-01T00:00:00.000Z',
    from: '2026-01-01',
    to: '2026-03-31',
  };
  const wider = {...metric, dimensions: {...metric.dimensions, warehouse: {of: 'warehouseId.name'}}};
  expect(recordsOf(wider, {unit: ['box'], warehouse: [null]}, period)).toEqual({
    all: [
      {all: [{gte: ['createdAt', period.since]}, {lt: ['createdAt', period.until]}]},
      {any: [{in: ['unit', ['box']]}]},
      {any: [{not: {has: ['warehouseId', {ne: ['name', null]}]}}]},
    ],
  });
});
