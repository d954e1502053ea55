import {resolveKeys, resolveNavigationKeys} from './enum-keys';
import type {Predicate} from '../vocabulary/predicate';
import type {EntitySchema, PropertySchema} from '../vocabulary';

const text = (name: string) => ({zh: name, en: name});

const STATE: PropertySchema = {
  type: 'integer',
  'x-enum': [
    {value: 1, key: 'on', label: text('On')},
    {value: 0, key: 'off', label: text('Off')},
  ],
};
const WAY: PropertySchema = {
  type: 'string',
  'x-enum': [
    {value: 'mail', label: text('Mail')},
    {value: 'wechat-work', key: 'wechatWork', label: text('WeChat')},
  ],
};

function entity(more: Partial<EntitySchema>, properties: Record<string, PropertySchema> = {}): EntitySchema {
  return {
    $id: 'lamp',
    type: 'object',
    additionalProperties: false,
    'x-entity': {id: 'e_lamp', module: 'design', label: text('Lamp'), display: 'name'},
    properties: {
      name: {type: 'string'},
      state: STATE,
      way: WAY,
      states: {type: 'array', items: STATE},
      parentId: {type: 'integer', 'x-relation': {to: 'lamp', onDelete: 'restrict'}},
      ...properties,
    },
    ...more,
  };
}

function resolved(more: Partial<EntitySchema>, properties?: Record<string, PropertySchema>): EntitySchema {
  const [schema] = resolveKeys([entity(more, properties)]);
  if (!schema) throw new Error('The lamp is gone.');
  return schema;
}

function rule(written: Predicate): unknown {
  return resolved({'x-form': [{label: text('All'), fields: ['name'], when: written}]})['x-form']?.[0]?.when;
}

test.each<[string, Predicate, Predicate]>([
  ['an entry', {eq: ['state', 'on']}, {eq: ['state', 1]}],
  ['a list of them and nothing', {in: ['state', ['off', null]]}, {in: ['state', [0, null]]}],
  ['an order', {not: {gte: ['state', 'on']}}, {not: {gte: ['state', 1]}}],
  ['a text that is no word', {eq: ['way', 'wechatWork']}, {eq: ['way', 'wechat-work']}],
  ['a text that is its own key', {ne: ['way', 'mail']}, {ne: ['way', 'mail']}],
  ['an element of a list', {contains: ['states', 'off']}, {contains: ['states', 0]}],
  [
    'related records and alternatives',
    {any: [{has: ['parentId', {all: [{eq: ['state', 'off']}]}]}]},
    {any: [{has: ['parentId', {all: [{eq: ['state', 0]}]}]}]},
  ],
  ['nothing that is no entry', {eq: ['name', 'on']}, {eq: ['name', 'on']}],
  ['no part of a text', {contains: ['way', 'wechat']}, {contains: ['way', 'wechat']}],
  ['no other property', {eq: ['state', {field: 'state'}]}, {eq: ['state', {field: 'state'}]}],
])('a predicate names %s', (_name, written, expected) => {
  expect(rule(written)).toEqual(expected);
});

test('defaults, switches and states name entries, at any depth', () => {
  const schema = resolved(
    {
      'x-toggle': {field: 'state', on: 'on', off: 'off'},
      'x-workflow': [
        {
          field: 'state',
          initial: 'off',
          states: [{value: 'off'}, {value: 'on', final: true}],
          locks: {bulb: {fields: ['name'], from: ['on']}},
          transitions: [
            {
              action: 'light',
              label: text('Light'),
              from: ['off'],
              to: 'on',
              guard: {eq: ['state', 'off']},
              set: {state: {value: 'on'}, name: {value: 'on'}},
            },
          ],
        },
      ],
    },
    {parts: {type: 'object', properties: {side: {...STATE, default: 'off'}}}},
  );
  expect(schema['x-toggle']).toEqual({field: 'state', on: 1, off: 0});
  expect(schema['x-workflow']?.[0]).toMatchObject({
    initial: 0,
    states: [{value: 0}, {value: 1}],
    locks: {bulb: {from: [1]}},
    transitions: [{from: [0], to: 1, guard: {eq: ['state', 0]}, set: {state: {value: 1}, name: {value: 'on'}}}],
  });
  expect(schema.properties.parts?.properties?.side?.default).toBe(0);
});

test('the menu names entries of the entity that a list shows', () => {
  const nodes = [{path: '/a', children: [{path: '/a/b', entity: 'lamp', where: {eq: ['state', 'on']}}]}];
  expect(resolveNavigationKeys({nodes}, [entity({})])).toEqual({
    nodes: [{path: '/a', children: [{path: '/a/b', entity: 'lamp', where: {eq: ['state', 1]}}]}],
  });
});

test('sub-entries of a list name entries of its entity, and a name that is no key is told', () => {
  const nodes = [{path: '/a', children: [{path: '/a/b', entity: 'lamp', split: 'light'}]}];
  const splits = {light: {property: 'state', entries: [{status: 'on'}, {status: 0}]}};
  const unknown: string[] = [];
  const resolved = resolveNavigationKeys({nodes, splits}, [entity({})], pointer => unknown.push(pointer));
  expect(resolved.splits).toEqual({light: {property: 'state', entries: [{status: 1}, {status: 0}]}});
  expect(unknown).toEqual(['/splits/light/entries/1/status']);
});
