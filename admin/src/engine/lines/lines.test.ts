import {compileEntity} from '@emblem/schemas';
import {parseSession} from '../../access/session';
import {asEntered} from './as-entered';
import {cellsOf} from './clipboard';
import {isNoNumber, valueOf} from './cell-text';
import {movedRow, pasteCells} from './edit';
import {blankRow, enterable, rebaseLines, rowsOf, sentLines, sentRows, type Row} from './rows';
import {totalOf} from './totals';

const text = (en: string) => ({zh: en, en});
const child = compileEntity({
  $id: 'part',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_part', module: 'sales', label: text('Part'), display: 'name'},
  required: ['wholeId', 'name'],
  properties: {
    wholeId: {'x-id': 'f1', type: 'integer', 'x-createOnly': true},
    name: {'x-id': 'f2', type: 'string'},
    quantity: {'x-id': 'f3', type: 'integer'},
    price: {'x-id': 'f4', type: 'string', format: 'decimal', default: '0.00'},
    state: {'x-id': 'f5', type: 'integer', 'x-enum': [{value: 1, label: {zh: '新', en: 'New'}}]},
    amount: {'x-id': 'f6', type: 'string', format: 'decimal', readOnly: true},
  },
});
const lines = {
  name: 'parts',
  of: 'part.wholeId',
  entity: 'part',
  field: 'wholeId',
  label: text('Parts'),
  columns: ['name', 'quantity', 'price', 'amount'],
};
const columns = lines.columns.map(name => child.field[name]).filter(field => field !== undefined);
function field(name: string) {
  const found = child.field[name];
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const STORED = {
  parts: [
    {id: 1, version: 4, name: 'Pin', quantity: 2, price: '1.5000', amount: '3.00'},
    {id: 2, version: 1, name: 'Box', quantity: 1, price: '2.00', amount: '2.00'},
  ],
};
const stored = () => rowsOf(child, lines, STORED) ?? [];
function pair(): readonly [Row, Row] {
  const [pin, box] = stored();
  if (!pin || !box) throw new Error('There are two rows.');
  return [pin, box];
}

test.each<[string, readonly (readonly string[])[]]>([
  ['', []],
  ['a\tb', [['a', 'b']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['a\t\n', [['a', '']]],
  ['"two\nlines"\t"a ""quote"""\nx', [['two\nlines', 'a "quote"'], ['x']]],
  ['5" pin\tb', [['5" pin', 'b']]],
  ['"open\tb\nc', [['"open', 'b'], ['c']]],
])('a table on the clipboard is read as it was copied: %j', (copied, cells) => {
  expect(cellsOf(copied)).toEqual(cells);
});

test('what is typed becomes a value of its kind, or stays as it is to be refused', () => {
  expect(valueOf(field('quantity'), ' 12 ')).toBe(12);
  expect(valueOf(field('price'), '1.5')).toBe('1.50');
  expect(valueOf(field('state'), 'new')).toBe(1);
  expect(valueOf(field('state'), '新')).toBe(1);
  expect(valueOf(field('name'), '')).toBeNull();
  for (const [name, typed] of [
    ['quantity', '1,200'],
    ['price', '1,234.50'],
    ['price', '$5'],
    ['quantity', '1.5'],
  ] as const)
    expect(isNoNumber(field(name), valueOf(field(name), typed))).toBe(true);
  expect(isNoNumber(field('price'), '-1.23456')).toBe(false);
});

test('nothing is sent of lines that are as they were, and of others what differs', () => {
  const [pin, box] = pair();
  expect(sentLines(child, lines, stored(), stored())).toBeUndefined();
  expect(sentLines(child, lines, [...stored(), blankRow(child, lines)], stored())).toBeUndefined();
  const changed: readonly Row[] = [{...box, quantity: 5}, pin, {...blankRow(child, lines), name: 'Card'}];
  expect(sentLines(child, lines, changed, stored())).toEqual([
    {id: 2, version: 1, quantity: 5},
    {id: 1, version: 4},
    {name: 'Card', price: '0.00'},
  ]);
  expect(sentLines(child, lines, [], stored())).toEqual([]);
});

test('rows without anything in them are not sent, so that places in the answer are counted without them', () => {
  const rows = [blankRow(child, lines), {...blankRow(child, lines), name: 'Card'}];
  expect(sentRows(child, lines, rows)).toEqual([1]);
});

test('lines entered against older ones are sent against those of now', () => {
  const sent = [{id: 1, version: 4, quantity: 9}, {id: 2, version: 1}, {name: 'Card'}];
  const current = [
    {id: 1, version: 5},
    {id: 3, version: 1},
  ];
  expect(rebaseLines(sent, STORED.parts, current)).toEqual([
    {id: 1, version: 5, quantity: 9},
    {name: 'Card'},
    {id: 3, version: 1},
  ]);
});

test('a paste fills rows and makes those that are missing; what meets a fixed column is counted', () => {
  const cells = [
    ['Badge', '3', '4.00', '12'],
    ['Card', '1,000'],
  ];
  const result = pasteCells({child, lines, columns, rows: stored(), at: {row: 1, column: 0}, cells, valueOf});
  expect(result).toMatchObject({taken: 2, left: 1, surplus: 0});
  expect(result.rows).toMatchObject([
    {id: 1, name: 'Pin'},
    {id: 2, name: 'Badge', quantity: 3, price: '4.00', amount: '2.00'},
    {name: 'Card', quantity: '1,000'},
  ]);
});

test('a moved row lands where it was let go, and totals keep every digit', () => {
  const [pin, box] = pair();
  expect(movedRow([pin, box], 0, 1)).toEqual([box, pin]);
  expect(totalOf(field('amount'), stored())).toBe('5.00');
  expect(totalOf(field('price'), [{price: '900719925474099312.07'}, {price: 'x'}, {price: '0.01'}])).toBe(
    '900719925474099312.08',
  );
  expect(totalOf(field('quantity'), stored())).toBe('3');
});

test('a cell that a label keeps from the user is text, and a new row says nothing there', () => {
  const schema = structuredClone(child.schema);
  const {price} = schema.properties;
  const labelled = compileEntity({
    ...schema,
    'x-permissions': {price: text('Price')},
    properties: {...schema.properties, ...(price && {price: {...price, 'x-permission': {edit: 'price'}}})},
  });
  const without = asEntered(parseSession({}), labelled);
  const holder = asEntered(parseSession({rights: {'part.edit.price': ['all']}}), labelled);
  const names = (entity: typeof child) => enterable(entity, lines, true).map(({name}) => name);
  expect(names(holder)).toEqual(['name', 'quantity', 'price', 'state']);
  expect(names(without)).toEqual(['name', 'quantity', 'state']);
  expect(blankRow(holder, lines)).toHaveProperty('price');
  expect(blankRow(without, lines)).not.toHaveProperty('price');
});
