import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {compileEntity, compileModel} from '../../model';
import {readEntitySchemas, SCHEMAS_DIR} from '../../node';
import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';
import {related} from './related';
import {checkResolved} from '../shape';

const RELATED = {of: 'badge.makerId', label: {zh: '徽章', en: 'Badges'}, columns: ['title', 'price']};

function told(...some: readonly object[]): readonly string[] {
  const files = goodFiles();
  const [maker] = files.entities;
  if (typeof maker?.content !== 'object' || maker.content === null) throw new Error('The good files are others.');
  Object.assign(maker.content, {'x-related': some});
  return checkSchemas(files).map(({pointer, message}) => `${pointer} ${message}`);
}

test('what leads to a record can be listed on its page', () => {
  expect(told(RELATED)).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['an entity that is not there', {of: 'button.makerId'}, /^\/x-related\/0\/of There is no entity "button"/],
  ['a property that leads elsewhere', {of: 'badge.title'}, /does not lead to one maker/],
  ['an unknown column', {columns: ['title', 'colour']}, /^\/x-related\/0\/columns\/1 badge has no "colour"/],
  ['a secret column', {columns: ['secret']}, /no "secret"/],
])('a list of %s is refused', (_what, change, message) => {
  expect(told({...RELATED, ...change}).join('\n')).toMatch(message);
});

test('the worked example of the guide is sound', () => {
  const guide = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
  const [, example = ''] = /```json\n(\{"x-related"[^]*?)```/.exec(guide) ?? [];
  const schemas = readEntitySchemas().map(schema =>
    schema.$id === 'order' ? {...schema, ...JSON.parse(example)} : schema,
  );
  const entities = schemas.map(schema => ({file: `${schema.$id}.json`, schema, entity: compileEntity(schema)}));
  const order = entities.find(({schema}) => schema.$id === 'order');
  if (!order) throw new Error('There is no order.');
  expect(checkResolved(order.schema)).toEqual([]);
  expect(
    related(order, {
      model: compileModel(schemas),
      entities,
      calls: [],
      navigation: [],
      metrics: [],
      reports: [],
      homes: [],
      papers: [],
      wording: [],
    }),
  ).toEqual([]);
});
