/** What every installation begins with. */
import {isEmpty} from '@emblem/seed';
import {dangling, misfits} from './agreement';
import {plantReference, type Planted} from './planted';

let planted: Planted;

beforeAll(async () => {
  planted = await plantReference();
}, 120_000);
afterAll(() => planted?.close());

it('holds records that their schemas accept and that point at each other', async () => {
  expect(await misfits(planted)).toEqual([]);
  expect(await dangling(planted)).toEqual([]);
}, 120_000);

it('[CO-736] [DA-561] has no states in the countries with the documented ids alone', async () => {
  const countries = await planted.records('country');
  const without = countries.filter(country => country.hasStates === false).map(country => country.id);
  expect(without).toEqual([74, 81, 89, 206, 215, 223, 224]);
  const divided = new Set((await planted.records('state')).map(state => state.countryId));
  expect(countries.filter(country => divided.has(country.id) !== country.hasStates)).toEqual([]);
});

it('names all countries in English and Chinese', async () => {
  const countries = await planted.records('country');
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.find(country => country.code === 'DE')).toMatchObject({
    name: 'Germany',
    nameZh: '德国',
    code3: 'DEU',
    phoneCode: '+49',
  });
  expect(countries.filter(country => !/\p{Script=Han}/u.test(String(country.nameZh)))).toEqual([]);
});

it('[CO-260] keeps department 3 for sales, with the role Salesman', async () => {
  expect((await planted.records('department')).find(department => department.id === 3)).toMatchObject({
    deptName: 'Sales',
  });
  expect((await planted.records('role')).find(role => role.roleName === 'Salesman')).toMatchObject({deptId: 3});
});

it('[CO-407] [CO-408] has the general and the artwork roles in their spelling', async () => {
  const names = (await planted.records('role')).map(role => role.roleName);
  expect(names).toEqual(
    expect.arrayContaining([
      'admin',
      'Shipping',
      'Merchandiser',
      'Purchase',
      'orderplacer',
      'Factory',
      'Designeradmin',
      'Threedimensionaladmin',
      'Salesman',
      'manager',
      'US office member',
      'dealer',
      'finance',
      'warehouse staff',
      'designer',
      'customer-service',
      'DesignerAdmin',
      'DesignerGroupLeader',
      'Designer',
      'TwoDGroupLeader',
      'TwoDDesigner',
      'ThreeDGroupLeader',
      'ThreeDDesigner',
      'ThreedimensionalAdmin',
      'SimilarThreedimensionalAdmin',
      'ThreedimensionalGroupLeader',
      'ThreedimensionalDesigner',
      'CheckAdmin',
      'SalesMan',
    ]),
  );
});

it('takes one US dollar as the measure of all currencies', async () => {
  const currencies = await planted.records('currency');
  expect(currencies.find(currency => currency.code === 'USD')).toMatchObject({
    rate: '1.00000000',
    isUsed: 1,
    symbol: '$',
  });
  expect(currencies.filter(currency => currency.isUsed === 1).length).toBeGreaterThan(5);
});

it("leads the machine's own host names to the default platform", async () => {
  const [project] = await planted.records('project');
  expect(project).toMatchObject({projectIsDefault: 1, proType: 0});
  expect((await planted.records('domain')).map(domain => [domain.domainUrl, domain.proId])).toEqual([
    ['127.0.0.1', project?.id],
    ['localhost', project?.id],
  ]);
});

it('leaves the database open for its first user', async () => {
  expect(await isEmpty(planted)).toBe(true);
});
