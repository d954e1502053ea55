import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {computeFigures} from '../../expression/evaluate';
import {compileModel} from '../../model';
import {readEntitySchemas} from '../../node';
import type {EntitySchema, PropertySchema} from '../../vocabulary';
import {checkSchemas} from '../index';

function text(en: string) {
  return {zh: `中${en}`, en};
}

function entity(key: string, properties: Record<string, PropertySchema>, more: object = {}): EntitySchema {
  const labelled = Object.entries(properties).map(([name, property], index) => [
    name,
    {'x-id': `f${String(index + 10)}`, 'x-label': text(name), ...property},
  ]);
  return {
    $id: key,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(labelled),
    'x-entity': {id: `e_${key}`, module: 'design', label: text(key), display: 'title'},
    'x-views': {default: {columns: ['title'], sort: '-createdAt', pageSize: 25}},
    'x-indexes': [{fields: ['-createdAt']}],
    ...more,
  };
}

const AMOUNT: PropertySchema = {type: 'string', format: 'decimal', 'x-currency': 'currency'};
const NUMBER: PropertySchema = {type: 'string', format: 'decimal', 'x-control': 'number'};
const BASKET = {to: 'basket', onDelete: 'cascade'} as const;

/** Baskets with entries; `more` is put into the basket, `entry` into its entries, `rest` beside the properties. */
function problems(
  more: Record<string, PropertySchema>,
  entry: Record<string, PropertySchema> = {},
  rest: object = {},
): readonly string[] {
  const basket = {
    title: {type: 'string'},
    currency: {type: 'string'},
    tax: {type: 'string'},
    fee: AMOUNT,
    foreign: {...AMOUNT, 'x-currency': 'tax'},
    count: {type: 'integer'},
    hash: {type: 'string', 'x-sensitivity': 'confidential'},
  } as const;
  const own = {
    title: {type: 'string'},
    currency: {type: 'string'},
    basketId: {type: 'integer', 'x-relation': BASKET},
    price: AMOUNT,
    quantity: {type: 'integer'},
  } as const;
  const files = [entity('basket', {...basket, ...more}, rest), entity('entry', {...own, ...entry})];
  return checkSchemas({
    entities: files.map(content => ({file: `entities/design/${content.$id}.json`, content})),
    types: [],
    calls: [],
    navigation: [],
    metrics: [],
    reports: [],
    homes: [],
    papers: [],
    wording: [],
  }).map(({file, pointer, message, fix}) => {
    expect(fix).not.toBe('');
    return `${file.split('/').at(-1)} ${pointer}: ${message}`;
  });
}

const AT = '/properties/sum/x-computed';

test('takes expressions, rollups and copies that make sense', () => {
  expect(
    problems(
      {
        sum: {
          ...AMOUNT,
          'x-computed': {round: [{sum: ['fee', {value: '1.5'}, {product: ['count', 'fee']}]}, {currency: 'currency'}]},
        },
        total: {
          ...AMOUNT,
          'x-computed': {
            rollup: {of: 'entry.basketId', sum: {product: ['quantity', 'price']}, where: {gt: ['quantity', 0]}},
          },
        },
        entries: {type: 'integer', 'x-computed': {rollup: {of: 'entry.basketId', count: true}}},
        last: {type: 'string', 'x-computed': {rollup: {of: 'entry.basketId', latest: 'title'}}},
        share: {...NUMBER, 'x-computed': {quotient: ['fee', 'total']}},
        name: {type: 'string', 'x-computed': {if: [{gt: ['count', 1]}, 'title', {value: 'one'}]}},
      },
      {
        code: {type: 'string', 'x-computed': {copied: {via: 'basketId', from: 'currency'}}},
        name: {
          type: 'string',
          maxLength: 300,
          'x-computed': {
            copied: {
              of: [
                {via: 'basketId', from: 'title'},
                {via: 'basketId', from: 'currency'},
              ],
              by: ' · ',
            },
          },
        },
        fee: {...AMOUNT, 'x-currency': 'code', 'x-computed': {copied: {via: 'basketId', from: 'fee'}}},
      },
    ),
  ).toEqual([]);
});

test.each<[string, PropertySchema['x-computed'] | object, RegExp, string]>([
  ['an unknown property', {sum: ['fee', 'nothing']}, /stores no property "nothing"/, '/sum/1'],
  ['a text in a sum', {sum: ['fee', 'title']}, /"title" holds no number/, '/sum/1'],
  ['two currencies', {sum: ['fee', 'foreign']}, /Mixes the currencies/, '/sum'],
  ['money and plain numbers', {sum: ['fee', 'count']}, /Mixes money with numbers/, '/sum'],
  ['money by money', {product: ['fee', 'fee']}, /Multiplies money by money/, '/product'],
  ['another currency', 'foreign', /is in "currency"/, ''],
  ['no money at all', {product: ['count', 'count']}, /a number without currency/, ''],
  ['itself', {sum: ['sum', 'fee']}, /follows from itself/, ''],
  ['an unknown operator', {power: ['fee', 2]}, /Unknown operator "power"/, '/power'],
  [
    'a rollup inside',
    {sum: ['fee', {rollup: {of: 'entry.basketId', count: true}}]},
    /only at the top/,
    '/sum/1/rollup',
  ],
  ['a wrong number of operands', {quotient: ['fee']}, /needs a list of two/, '/quotient'],
  ['digits that are none', {round: ['fee', 'count']}, /neither how many digits/, '/round/1'],
  ['a literal that is none', {sum: ['fee', {value: 'much'}]}, /is no number/, '/sum/1/value'],
  ['who asks', {if: [{eq: ['count', {actor: 'id'}]}, 'fee', 'fee']}, /Asks who looks/, '/if/0'],
  ['an unknown property in a condition', {if: [{eq: ['no', 1]}, 'fee', 'fee']}, /has no property "no"/, '/if/0/eq/0'],
  ['a rollup over no relation', {rollup: {of: 'entry.quantity', count: true}}, /no relation to "basket"/, '/rollup/of'],
  ['a rollup over nothing', {rollup: {of: 'nothing.at', count: true}}, /no relation to "basket"/, '/rollup/of'],
  [
    'two rollups',
    {rollup: {of: 'entry.basketId', count: true, sum: 'price'}},
    /one of sum, count and latest/,
    '/rollup',
  ],
  ['a text rolled up', {rollup: {of: 'entry.basketId', sum: 'title'}}, /"title" holds no number/, '/rollup/sum'],
  ['a copy by no relation', {copied: {via: 'title', from: 'fee'}}, /no relation to one record/, '/copied/via'],
])('refuses %s', (_, computed, message, at) => {
  const found = problems({sum: {...AMOUNT, 'x-computed': computed as PropertySchema['x-computed']}});
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(message);
  expect(found[0]?.split(': ')[0]).toBe(`basket.json ${AT}${at}`);
});

test.each<[string, PropertySchema, RegExp, string]>([
  ['a number among copied texts', {type: 'string'}, /"count" holds no text/, '/copied/of/1/from'],
  ['texts copied into a number', {type: 'integer'}, /"sum" holds no text/, '/copied'],
])('refuses %s', (_, property, message, at) => {
  const of = ['title', 'count'].map(from => ({via: 'basketId', from}));
  const found = problems({}, {sum: {...property, 'x-computed': {copied: {of, by: ' '}}}});
  expect(found).toEqual([expect.stringMatching(message)]);
  expect(found[0]?.split(': ')[0]).toBe(`entry.json ${AT}${at}`);
});

test('refuses a copied text that shows a hidden value, or follows from itself', () => {
  const of = ['title', 'hash'].map(from => ({via: 'basketId', from}));
  expect(problems({}, {name: {type: 'string', 'x-computed': {copied: {of, by: ' '}}}})).toEqual([
    expect.stringMatching(/shows something of "hash"/),
  ]);
  const name = {copied: {of: ['title', 'last'].map(from => ({via: 'basketId', from})), by: ' '}};
  const last = {rollup: {of: 'entry.basketId', latest: 'name'}};
  expect(problems({last: {type: 'string', 'x-computed': last}}, {name: {type: 'string', 'x-computed': name}})).toEqual([
    expect.stringMatching(/"last" follows from itself/),
    expect.stringMatching(/"name" follows from itself/),
  ]);
});

test('refuses a cycle through a rollup and a copy', () => {
  const total: PropertySchema = {...AMOUNT, 'x-computed': {rollup: {of: 'entry.basketId', sum: 'share'}}};
  const code: PropertySchema = {type: 'string', 'x-computed': {copied: {via: 'basketId', from: 'currency'}}};
  const share: PropertySchema = {
    ...AMOUNT,
    'x-currency': 'code',
    'x-computed': {copied: {via: 'basketId', from: 'total'}},
  };
  expect(problems({total}, {code, share})).toEqual([
    expect.stringMatching(/^basket.json .+ "total" follows from itself/),
    expect.stringMatching(/^entry.json .+ "share" follows from itself/),
  ]);
});

test('refuses whatever else would write it, and what would show a hidden value', () => {
  const sum: PropertySchema = {...AMOUNT, 'x-computed': 'fee'};
  expect(problems({sum: {...sum, readOnly: true}})).toEqual([expect.stringMatching(/nobody writes it/)]);
  expect(problems({sum}, {}, {required: ['sum']})).toEqual(
    expect.arrayContaining([expect.stringMatching(/basket.json \/required: "sum" is computed/)]),
  );
  expect(problems({sum}, {}, {'x-io': {import: {key: ['title'], columns: ['sum']}}})).toEqual([
    expect.stringMatching(/x-io\/import/),
  ]);
  expect(problems({shown: {type: 'string', 'x-computed': 'hash'}})).toEqual([
    expect.stringMatching(/shows something of "hash"/),
  ]);
});

test('the worked example of CONTRIBUTING passes, and computes what it says', () => {
  const read = (file: string) => readFileSync(join(__dirname, '../../../..', file), 'utf8');
  const [, example = '{}'] = /```json\n({\s*"productCount"[^]*?)```/.exec(read('CONTRIBUTING.md')) ?? [];
  const more: Record<string, PropertySchema> = JSON.parse(example);
  expect(Object.keys(more)).toEqual(['productCount', 'salesTax']);
  const schemas = readEntitySchemas().map(schema =>
    schema.$id === 'order' ? {...schema, properties: {...schema.properties, ...more}} : schema,
  );
  const entities = schemas.map(content => ({
    file: `entities/${content['x-entity'].module}/${content.$id}.json`,
    content,
  }));
  const found = checkSchemas({
    entities,
    types: [],
    calls: [],
    navigation: [],
    metrics: [],
    reports: [],
    homes: [],
    papers: [],
    wording: [],
  });
  expect(found.filter(({pointer}) => Object.keys(more).some(name => pointer.includes(`/${name}`)))).toEqual([]);
  const order = compileModel(schemas).entity('order');
  const {values} = computeFigures(order, {productTotal: '100.00', discount: '0.50', currency: 'USD'});
  expect(values.salesTax).toBe('18.91');
  const inYen = computeFigures(order, {productTotal: '100.00', discount: '0.50', currency: 'JPY'});
  expect(inYen.values.salesTax).toBe('19.00');
});
