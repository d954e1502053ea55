/** Thresholds that named metric and measure apart name their figure in one afterwards. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compileModel, type EntitySchema} from '@emblem/schemas';
import {loadModel, readEntitySchemas} from '@emblem/schemas/node';
import {openDatabase, type MigratedDatabase} from './database';

const FILE = '0016-figures-of-thresholds.sql';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(async () => {
  await database.close();
});

/** As it was, without what else refers to the figure. */
function asBefore(schema: EntitySchema): EntitySchema {
  if (schema.$id !== 'metric-threshold') return schema;
  const {below, above, level, proId} = schema.properties;
  if (!below || !above || !level || !proId) throw new Error('Thresholds are others now.');
  const text = (id: string) => ({'x-id': id, type: 'string', 'x-label': {zh: '文', en: 'Text'}}) as const;
  return {
    $id: schema.$id,
    type: 'object',
    additionalProperties: false,
    'x-entity': {...schema['x-entity'], display: 'measure'},
    required: ['metric', 'measure', 'level'],
    properties: {metric: text('f01'), measure: text('f02'), below, above, level, proId},
  };
}

test('the figure of a threshold is its measure with its metric', async () => {
  await database.migrate(compileModel(readEntitySchemas().map(asBefore)));
  const {sql} = database;
  await sql`insert into metric_threshold (metric, measure, level, below) values ('sales', 'margin', 'bad', 0.2)`;
  database.review(FILE, readFileSync(join(__dirname, '../../backend/migrations', FILE), 'utf8'));
  await database.migrate(loadModel());
  expect(await sql`select figure, level, below from metric_threshold`).toEqual([
    {figure: 'sales.margin', level: 'bad', below: '0.2000'},
  ]);
});
