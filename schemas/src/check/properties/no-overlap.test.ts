import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SCHEMAS_DIR} from '../../node';
import {readSchemaFiles} from '../files';
import {checkSchemas} from '../index';

const RULE = {id: 'n_class', within: ['countryId', 'productClass'], from: 'startDate', to: 'endDate'};

function told(keywords: object): readonly string[] {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const entities = files.entities.map(({file, content}) =>
    file.endsWith('/tariff-surcharge.json') && typeof content === 'object'
      ? {file, content: {...content, ...keywords}}
      : {file, content},
  );
  return checkSchemas({...files, entities}).map(({pointer, message}) => `${pointer} ${message}`);
}

test.each<[string, object, RegExp]>([
  ['ends of other kinds', {to: 'currency'}, /^\/x-no-overlap\/0 "startDate" and "currency" are not the ends/],
  ['a day and a moment', {to: 'createdAt'}, /not the ends of a period/],
  ['one property twice', {to: 'startDate'}, /named twice/],
  ['an end that all have alike', {within: ['endDate']}, /named twice/],
  ['an unknown property', {within: ['colour']}, /^\/x-no-overlap\/0\/within\/0 There is no property "colour"/],
])('%s is refused', (_what, change, message) => {
  expect(told({'x-no-overlap': [{...RULE, ...change}]}).join('\n')).toMatch(message);
});

test('an id stands once', () => {
  expect(told({'x-no-overlap': [RULE, {...RULE, within: ['currency']}]})).toEqual([
    '/x-no-overlap/1/id Another rule has the id "n_class".',
  ]);
});

test('the worked example of the guide passes the build', () => {
  const guide = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
  const [, example = ''] = /```json\n(\{"x-no-overlap"[^]*?)```/.exec(guide) ?? [];
  expect(told(JSON.parse(example))).toEqual([]);
});
