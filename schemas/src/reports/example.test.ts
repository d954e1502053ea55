/** The metric and the report that CONTRIBUTING.md adds. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas} from '../check';
import {readSchemaFiles} from '../check/files';
import {SCHEMAS_DIR} from '../node';
import type {Metric} from './definition';
import {recordsOf} from './selection';

const WRITTEN = readFileSync(join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');

function example(kind: 'metric' | 'report'): unknown {
  return JSON.parse(WRITTEN.split(`\`\`\`json ${kind}\n`)[1]?.split('```')[0] ?? '');
}

test('the example passes the check of the build', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const metrics = [...files.metrics, {file: 'metrics/stock.json', content: example('metric')}];
  const reports = [...files.reports, {file: 'reports/stock-overview.json', content: example('report')}];
  expect(checkSchemas({...files, metrics, reports})).toEqual([]);
});

test('the records of a figure are a condition on its entity, over relations where the dimension goes so', () => {
  const metric = example('metric') as Metric;
  const period = {since: '2026-01-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z'};
  const wider = {...metric, dimensions: {...metric.dimensions, warehouse: {of: 'warehouseId.name'}}};
  expect(recordsOf(wider, {unit: ['box'], warehouse: [null]}, period)).toEqual({
    all: [
      {all: [{gte: ['createdAt', period.since]}, {lt: ['createdAt', period.until]}]},
      {any: [{in: ['unit', ['box']]}]},
      {any: [{not: {has: ['warehouseId', {ne: ['name', null]}]}}]},
    ],
  });
});
