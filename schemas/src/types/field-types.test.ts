import {fieldTypes, resolveTypes} from './field-types';

const text = (zh: string, en: string) => ({zh, en});

const TYPES = fieldTypes([
  {
    $id: 'filled',
    description: 'A text that is not empty.',
    body: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      'x-messages': {required: text('请输入{label}', 'Enter the {label}'), minLength: 'required'},
    },
  },
  {$id: 'title', description: 'A heading.', body: {'x-type': 'filled', maxLength: 200}},
  {$id: 'owner', description: 'Whose it is.', body: {type: 'integer', 'x-relation': {to: 'user', onDelete: 'setNull'}}},
]);

/** What the property is once its type is written out. */
function resolved(property: Record<string, unknown>) {
  const file = {$id: 'badge', type: 'object', additionalProperties: false, properties: {property}};
  return resolveTypes(file, TYPES).properties.property;
}

test('a type brings what it says and what it builds on', () => {
  expect(resolved({'x-id': 'f01', 'x-type': 'title', 'x-label': text('标题', 'Main title')})).toEqual({
    'x-id': 'f01',
    type: 'string',
    minLength: 1,
    maxLength: 200,
    'x-label': text('标题', 'Main title'),
    'x-messages': {
      required: text('请输入标题', 'Enter the main title'),
      minLength: text('请输入标题', 'Enter the main title'),
    },
  });
});

test('what stands beside a type goes before it: keywords as a whole, of some the parts that are named', () => {
  const property = resolved({
    'x-type': 'owner',
    'x-relation': {onDelete: 'restrict', inherit: true},
    'x-label': text('负责人', 'Owner'),
  });
  expect(property).toMatchObject({type: 'integer', 'x-relation': {to: 'user', onDelete: 'restrict', inherit: true}});
  expect(resolved({'x-type': 'filled', maxLength: 10})).toMatchObject({minLength: 1, maxLength: 10});
});

test('a message of its own is also that of the keywords that share it', () => {
  const own = text('说点什么', 'Say something');
  expect(resolved({'x-type': 'filled', 'x-label': text('话', 'Word'), 'x-messages': {required: own}})).toMatchObject({
    'x-messages': {required: own, minLength: own},
  });
});

test.each([
  ['SEO title', 'Enter the SEO title'],
  ['E-mail', 'Enter the e-mail'],
  ['Chinese name', 'Enter the Chinese name'],
])('the label "%s" stands in an English sentence as one writes it', (label, sentence) => {
  const property = resolved({'x-type': 'filled', 'x-label': text('名', label)});
  expect(property?.['x-messages']?.required?.en).toBe(sentence);
});

test('types are written out within objects, lists and inputs of actions, too', () => {
  const line = {'x-type': 'owner', 'x-label': text('谁', 'Who')};
  const object = {type: 'object', additionalProperties: false, properties: {line}};
  const schema = resolveTypes(
    {
      properties: {lines: {type: 'array', items: object}, one: object},
      'x-actions': [{key: 'ask', input: object}, {key: 'go'}],
    },
    TYPES,
  );
  const whole = {
    ...object,
    properties: {
      line: {type: 'integer', 'x-relation': {to: 'user', onDelete: 'setNull'}, 'x-label': text('谁', 'Who')},
    },
  };
  expect(schema.properties.lines?.items).toEqual(whole);
  expect(schema.properties.one).toEqual(whole);
  expect(schema['x-actions']).toEqual([{key: 'ask', input: whole}, {key: 'go'}]);
});
