/** What is said once of several markets stands in the menu once for each: the example of the guide. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {entityFiles, SCHEMAS_DIR, typeFiles} from '../node';
import {checkSchemas} from '../check';
import {readSchemaFiles} from '../check/files';
import {joinNavigation, type NavigationFile} from './index';

const [, WRITTEN = ''] =
  /```json navigation\n([^]*?)```/.exec(readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8')) ?? [];

function example(): NavigationFile {
  return JSON.parse(WRITTEN);
}

function read(files: readonly string[]): readonly {file: string; content: unknown}[] {
  return files.map(file => ({file, content: JSON.parse(readFileSync(file, 'utf8'))}));
}

function problemsIn(navigation: readonly {file: string; content: unknown}[]): readonly string[] {
  const {metrics, reports} = readSchemaFiles(SCHEMAS_DIR).files;
  const names = new Set(navigation.map(({file}) => file));
  return checkSchemas({
    types: read(typeFiles()),
    entities: read(entityFiles()),
    metrics,
    reports,
    homes: [],
    papers: [],
    wording: [],
    calls: [],
    navigation,
  })
    .filter(({file}) => names.has(file))
    .map(({file, pointer, message}) => `${file} ${pointer} ${message}`);
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
        {path: '/Business/sales', report: 'sales-overview', of: {market: 'standard'}},
        {path: '/Business/by/where', title: {zh: '销售国家表', en: 'Sales by country'}, report: 'sales-by-country'},
        {path: '/Business/by/who', title: {zh: '销售人员表', en: 'Sales by salesperson'}, report: 'sales-by-salesman'},
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
        {path: '/GerBusiness/sales', title: {zh: '德国站销售', en: 'German sales'}, of: {market: 'german'}},
        {path: '/GerBusiness/by/where', report: 'sales-by-country'},
        {path: '/GerBusiness/by/who', report: 'sales-by-salesman'},
        {path: '/GerBusiness/vat'},
      ],
    },
  ]);
  expect(joinNavigation([example()]).nodes[0]?.children).toHaveLength(4);
});

test('the check takes it, and tells at its place what no variant or split has', () => {
  const wrong = WRITTEN.replace('["german"]', '["french"]')
    .replace('"split": "payment"', '"split": "shipment"')
    .replace('"of": {"market"', '"of": {"colour"')
    .replaceAll('Business"', 'Wrong"');
  const bare = WRITTEN.replace(/"variants": \[[^]*?\],/, '');
  expect(
    problemsIn([
      {file: 'example', content: example()},
      {file: 'wrong', content: JSON.parse(wrong)},
      {file: 'bare', content: JSON.parse(bare)},
    ]),
  ).toEqual([
    'wrong /nodes/0/children/3/only There is no variant "french".',
    'bare /nodes/0 "{path}" fills in what it does not have.',
    'bare /nodes/0/children/0 "{path}/orders" fills in what it does not have.',
    'bare /nodes/0/children/1 "{path}/sales" fills in what it does not have.',
    'bare /nodes/0/children/2 "{path}/by/{key}" fills in what it does not have.',
    'bare /nodes/0/children/3 "{path}/vat" fills in what it does not have.',
    'bare /nodes/0/children/3/only There is no variant "german".',
    'wrong /nodes/0/children/0/split There is no split "shipment".',
    'wrong /nodes/0/children/1/of/colour "colour" is no dimension of a report here.',
    'wrong /nodes/0/children/0/split There is no split "shipment".',
    'wrong /nodes/0/children/1/of/colour "colour" is no dimension of a report here.',
    'bare /nodes/0/children/0/where/has/1/eq/1 "{key}" is no value of "Market".',
  ]);
});
