import {compileModel, type EntitySchema, type Navigation, type PropertySchema} from '@emblem/schemas';
import {guessRecorded, recordOf} from '../recorded';
import {findRenames} from './find';
import {Mentions} from './mentions';

function schema(
  id: string,
  key: string,
  properties: Readonly<Record<string, PropertySchema>>,
  was: readonly string[] = [],
): EntitySchema {
  return {
    $id: key,
    type: 'object',
    additionalProperties: false,
    properties,
    'x-entity': {id, module: 'people', label: {zh: key, en: key}, display: 'id', was},
  };
}

function state(...entries: readonly [string | number, ...(string | number)[]][]): PropertySchema {
  return {
    'x-id': 'f1',
    type: 'string',
    'x-enum': entries.map(([value, ...was]) => ({
      value,
      label: {zh: '值', en: 'Value'},
      ...(was.length > 0 ? {was} : {}),
    })),
  };
}

const number = (id: string): PropertySchema => ({'x-id': id, type: 'integer'});
const toBox = (to: string): PropertySchema => ({
  'x-id': 'f1',
  type: 'integer',
  'x-relation': {to, onDelete: 'restrict'},
});
const before = compileModel([
  schema('e_box', 'box', {state: state(['open'], ['shut'], ['lost']), size: number('f2'), height: number('f3')}),
  schema('e_lid', 'lid', {boxId: toBox('box')}),
]);
/** The box is a case, its size and height have swapped names, what was shut or lost is gone. */
const after = compileModel([
  schema(
    'e_box',
    'case',
    {state: state(['open'], ['gone', 'shut', 'lost']), height: number('f2'), size: number('f3')},
    ['box'],
  ),
  schema('e_lid', 'lid', {boxId: toBox('case')}),
]);
const navigation: Navigation = {
  nodes: [{path: '/stock/boxes', title: {zh: '箱', en: 'Boxes'}, entity: 'case'}],
  splits: {},
};
const mentions = new Mentions(after, navigation, findRenames(after, recordOf(before)));

test.each([
  ['box.update', 'case.update'],
  ['lid.update', 'lid.update'],
  ['box', 'box'],
  ['box.view.size', 'case.view.size'],
  ['stock.view.size', 'stock.view.size'],
])('the right %s', (earlier, present) => {
  expect(mentions.move({kind: 'right'}, [earlier], undefined)).toEqual([present]);
});

test.each([
  ['/records/box', '/records/case'],
  ['records/box/7/show', 'records/case/7/show'],
  ['/records/box#update', '/records/case#update'],
  ['/records/boxes', '/records/boxes'],
  ['/stock/boxes?size=3&state=shut', '/stock/boxes?height=3&state=gone'],
  ['/stock/boxes/12?other=%20a', '/stock/boxes/12?other=%20a'],
  ['/records/box?filter={"size_gte":2}#top', '/records/case?filter=%7B%22height_gte%22%3A2%7D#top'],
  ['/records/box?filter={', '/records/case?filter={'],
  ['/elsewhere/records/box', '/elsewhere/records/box'],
])('the address %s', (earlier, present) => {
  expect(mentions.move({kind: 'address'}, earlier, undefined)).toBe(present);
});

test('the query of a view, through relations as well, and of a list that another entity has', () => {
  const where = (size: string, choice: string) => ({
    all: [{gt: [size, {field: size === 'size' ? 'height' : 'size'}]}, {in: ['state', [choice, 'open']]}],
  });
  const move = (query: object, resource: string) => mentions.move({kind: 'query', by: 'resource'}, query, resource);
  expect(
    move({filter: {_where: where('size', 'lost'), q: 'size', size: 1}, columns: ['height']}, 'stock/boxes'),
  ).toEqual({filter: {_where: where('height', 'gone'), q: 'size', height: 1}, columns: ['size']});
  expect(move({filter: {_where: {has: ['boxId', where('size', 'shut')]}, size: 1}}, 'records/lid')).toEqual({
    filter: {_where: {has: ['boxId', where('height', 'gone')]}, size: 1},
  });
});

test('the text of a record, of whichever entity the sibling says', () => {
  const keyword = {kind: 'record', by: 'kind', of: {Box: 'case'}} as const;
  expect(mentions.move(keyword, '{"id":1,"size":2,"state":"shut"}', 'Box')).toBe('{"id":1,"height":2,"state":"gone"}');
  for (const text of ['{"size":2}', 'not JSON', '[1]']) expect(mentions.move(keyword, text, 'Lid')).toBe(text);
});

test('without a record of what was, the names of tables and columns say it', () => {
  const table = {
    name: 'box',
    objectId: 'e_box',
    indexes: new Map(),
    foreignKeys: [],
    guard: undefined,
    figures: undefined,
  };
  const column = {name: 'width', fieldId: 'f2', sql: 'integer', notNull: false, default: undefined};
  const wanted = compileModel([schema('e_box', 'case', {size: {...number('f2'), 'x-was': ['width']}}, ['box'])]);
  const [renames] = findRenames(wanted, guessRecorded(wanted, [{...table, columns: [column]}]));
  expect(renames).toMatchObject({earlierKey: 'box', properties: new Map([['width', 'size']])});
});
