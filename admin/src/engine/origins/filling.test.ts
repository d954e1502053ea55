import {compileEntity} from '@emblem/schemas';
import {blankRow} from '../lines/rows';
import {differing, fillable, proposedValues} from './filling';

const text = (en: string) => ({zh: en, en});
const whole = compileEntity({
  $id: 'whole',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_whole', module: 'sales', label: text('Whole'), display: 'name'},
  properties: {
    name: {'x-id': 'f1', type: 'string'},
    fee: {'x-id': 'f2', type: 'string', format: 'decimal', default: '0.00'},
    note: {'x-id': 'f3', type: 'string'},
  },
  'x-lines': [{name: 'parts', of: 'part.wholeId', label: text('Parts'), columns: ['name', 'quantity']}],
});
const part = compileEntity({
  $id: 'part',
  type: 'object',
  additionalProperties: false,
  'x-entity': {id: 'e_part', module: 'sales', label: text('Part'), display: 'name'},
  properties: {
    wholeId: {'x-id': 'f1', type: 'integer'},
    name: {'x-id': 'f2', type: 'string'},
    quantity: {'x-id': 'f3', type: 'integer'},
    total: {'x-id': 'f4', type: 'integer', readOnly: true},
  },
});
const model = {entity: (key: string) => (key === 'part' ? part : whole)};
const [lines] = whole.lines;
const PROPOSED = {name: 'Ann', fee: '20.0000', parts: [{name: 'Pin', quantity: 2, total: 9}]};
const BLANK = {name: null, fee: '0.00', note: null, parts: []};
const propose = (values = PROPOSED) => proposedValues(model, whole, values);

test('a proposal is put into the form as what is stored would be, its lines as new ones', () => {
  expect(propose()).toEqual({
    name: 'Ann',
    fee: '20.00',
    parts: [expect.objectContaining({name: 'Pin', quantity: 2, _key: expect.any(String)})],
  });
  expect(propose()).not.toHaveProperty('parts.0.total');
});

test('it fills what was not entered; lines are untouched while nothing stands in them', () => {
  const proposed = propose();
  const fill = (values: object) =>
    Object.keys(fillable(model, whole, {values: {...BLANK, ...values}, given: BLANK, proposed}));
  expect(fill({})).toEqual(['name', 'fee', 'parts']);
  expect(fill({name: 'Bob', note: 'Mine'})).toEqual(['fee', 'parts']);
  if (!lines) throw new Error('There are lines.');
  const row = blankRow(part, lines);
  expect(fill({parts: [row]})).toEqual(['name', 'fee', 'parts']);
  expect(fill({parts: [{...row, name: 'Box'}]})).toEqual(['name', 'fee']);
});

test('what an earlier proposal has filled in gives way to a later one', () => {
  const given = {...BLANK, ...propose()};
  const proposed = propose({...PROPOSED, name: 'Bob', fee: '5.00'});
  const values = {...given, fee: '7.00'};
  expect(fillable(model, whole, {values, given, proposed})).toEqual({name: 'Bob'});
});

test('two proposals differ by what they say, not by the rows that say it', () => {
  expect(differing(model, whole, propose(), propose())).toEqual([]);
  const other = propose({...PROPOSED, fee: '5.00', parts: [{name: 'Pin', quantity: 1, total: 9}]});
  expect(differing(model, whole, propose(), other)).toEqual(['fee', 'parts']);
});
