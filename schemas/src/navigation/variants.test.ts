/** What is said once of several markets stands in the menu once for each: the example of the guide. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readEntitySchemas, SCHEMAS_DIR} from '../node';
import {checkSchemas} from '../check';
import {joinNavigation, type NavigationFile} from './index';

const [, WRITTEN = ''] =
  /```json navigation\n([^]*?)```/.exec(readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8')) ?? [];

/** The entities that the example speaks of. */
const USED = new Set(['order', 'invoice', 'project']);

function example(): NavigationFile {
  return JSON.parse(WRITTEN);
}

function problemsOf(content: unknown): readonly string[] {
  const entities = readEntitySchemas()
    .filter(({$id}) => USED.has($id))
    .map(schema => ({file: schema.$id, content: schema}));
  return checkSchemas({types: [], entities, calls: [], navigation: [{file: 'navigation/example.json', content}]})
    .filter(({file}) => file === 'navigation/example.json')
    .map(({pointer, message}) => `${pointer} ${message}`);
}

test('each variant fills in its path, its title, its key and the name', () => {
  expect(joinNavigation([example()]).nodes).toMatchObject([
    {
      path: '/Business',
      title: {zh: '业务', en: 'Business'},
      alternative: false,
      children: [
        {
          path: '/Business/orders',
          name: 'order',
          title: {zh: '订单', en: 'Orders'},
          where: {has: ['proId', {eq: ['market', 'standard']}]},
        },
      ],
    },
    {
      path: '/GerBusiness',
      title: {zh: '德国站业务', en: 'German business'},
      alternative: true,
      children: [
        {
          path: '/GerBusiness/orders',
          name: 'gerOrder',
          title: {zh: '德国站订单', en: 'German orders'},
          where: {has: ['proId', {eq: ['market', 'german']}]},
        },
        {path: '/GerBusiness/vat'},
      ],
    },
  ]);
  expect(joinNavigation([example()]).nodes[0]?.children).toHaveLength(1);
});

test('the check takes it, and tells at its place what no variant or split has', () => {
  expect(problemsOf(example())).toEqual([]);
  const wrong = WRITTEN.replace('["german"]', '["french"]').replace('"split": "payment"', '"split": "shipment"');
  expect(problemsOf(JSON.parse(wrong))).toEqual([
    '/nodes/0/children/1/only There is no variant "french".',
    '/nodes/0/children/0/split There is no split "shipment".',
    '/nodes/0/children/0/split There is no split "shipment".',
  ]);
  expect(problemsOf(JSON.parse(WRITTEN.replace(/"variants": \[[^]*?\],/, '')))[0]).toContain(
    'fills in what it does not have',
  );
});
