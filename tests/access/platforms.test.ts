/** Platforms: in which groups they are listed, which one is the default, and on which a visitor is by the host name. */
import {request} from 'node:http';
import {asList, asObject, asObjects, idOf, type Json} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {startEmpty, type EmptyServer} from './empty-server';

let world: EmptyServer;
beforeAll(async () => {
  world = await startEmpty();
});
afterAll(async () => {
  await world.stop();
});

async function platform(values: Json = {}): Promise<number> {
  return idOf(await world.admin.create('project', {proName: uniqueName('platform'), proType: 0, ...values}));
}

async function language(code: string): Promise<number> {
  return idOf(await world.admin.create('language', {language: code, name: code}));
}

/** The default language of the platform that the host name stands for, as a visitor is told. */
async function languageAt(host: string): Promise<unknown> {
  const text = await new Promise<string>((resolve, reject) => {
    request(`${world.server.url}/api/language/getDefaultLanguageByProId`, {headers: {host}}, response => {
      let body = '';
      response.on('data', chunk => {
        body += String(chunk);
      });
      response.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
  const {data} = asObject(JSON.parse(text));
  return data === null ? null : asObject(data).language;
}

test('[CO-623] [CO-624] [ED-368] platforms are listed in groups 0, 1 and 2 whatever type is asked for', async () => {
  const ids = [await platform({proType: 0}), await platform({proType: 1}), await platform({proType: 2})];
  for (const [input, method] of [
    [{page: 1, pageSize: 9999}, 'POST'],
    [{pageSize: 9999, type: 0}, 'POST'],
    [{}, 'GET'],
  ] as const) {
    const groups = asObject(await world.admin.data('/systemProject/list', input, method));
    expect(Object.keys(groups)).toEqual(['0', '1', '2']);
    ids.forEach((id, group) => expect(asList(groups[group]).map(idOf)).toContain(id));
  }
});

test('[CO-275] a platform has the documented properties', async () => {
  const id = await platform({
    url: 'https://shop.example.com',
    proLogo: '/files/a.png',
    proLogoBack: '/files/b.png',
    proType: 2,
  });
  expect(await world.admin.data('/systemProject/getByProId', {proId: String(id)})).toMatchObject({
    id,
    proName: expect.any(String),
    url: 'https://shop.example.com',
    proType: 2,
    proLogo: '/files/a.png',
    proLogoBack: '/files/b.png',
  });
});

test('staff list the platforms they work on', async () => {
  const [mine, other] = [await platform(), await platform()];
  const {client} = await makePerson(world.admin, {platformIds: [mine]});
  const groups = asObject(await client.data('/systemProject/list'));
  expect(asList(groups[0]).map(idOf)).toEqual([mine]);
  expect((await client.call('/systemProject/getByProId', {proId: other})).code).toBe('404');
});

test('the platform that becomes the default takes the place of the one before', async () => {
  const first = await platform({projectIsDefault: 1});
  const second = await platform({projectIsDefault: 1});
  const defaults = await world.admin.list('project', {filter: {projectIsDefault: 1}});
  expect(defaults.map(idOf)).toEqual([second]);
  await world.admin.update('project', first, {projectIsDefault: 1});
  expect((await world.admin.list('project', {filter: {projectIsDefault: 1}})).map(idOf)).toEqual([first]);
});

test("a host name stands for its domain's platform and language, any other for the default platform", async () => {
  const [english, german, french] = [await language('xe'), await language('xd'), await language('xf')];
  await platform({projectIsDefault: 1, defaultLanguageId: english});
  const dealer = await platform({proType: 1, defaultLanguageId: german});
  await world.admin.create('domain', {domainUrl: 'HTTPS://Dealer.Example.com:8443/shop', proId: dealer});
  await world.admin.create('domain', {domainUrl: 'fr.dealer.example.com', proId: dealer, languageId: french});
  expect(await languageAt('dealer.example.com')).toBe('xd');
  expect(await languageAt('DEALER.example.com:3000')).toBe('xd');
  expect(await languageAt('somewhere.example.com')).toBe('xe');

  await world.admin.update('project', dealer, {defaultLanguageId: french});
  expect(await languageAt('dealer.example.com')).toBe('xf');
  await world.admin.action('project', 'toggle', {ids: [dealer], on: false});
  expect(await languageAt('dealer.example.com')).toBe('xe');
});

test('[CO-559] staff ask for the default language of any platform', async () => {
  const [own, none] = [await platform({defaultLanguageId: await language('xo')}), await platform()];
  const answered = async (proId: number) => world.admin.data('/language/getDefaultLanguageByProId', {proId}, 'GET');
  expect(await answered(own)).toMatchObject({language: 'xo', name: 'xo'});
  expect(await answered(none)).toBeNull();
});

test('what a visitor sends for the platform plays no part', async () => {
  const other = await platform({proType: 2});
  const text = await (await fetch(`${world.server.url}/api/language/getLanguageByProId?proId=${other}`)).text();
  expect(text).toBe(await (await fetch(`${world.server.url}/api/language/getLanguageByProId`)).text());
});

test('[CO-558] a platform has its own office, else the one that serves all', async () => {
  const [own, bare] = [await platform(), await platform()];
  await world.admin.data('/new/officeInfo/saveOfficeInfo', {officeName: uniqueName('everywhere')});
  await world.admin.data('/new/officeInfo/saveOfficeInfo', {officeName: 'Own office', platformIds: [own]});
  expect(await world.admin.data('/app/systemProject/getOfficeAddress', {proId: own})).toMatchObject({
    officeName: 'Own office',
  });
  expect(await world.admin.data('/app/systemProject/getOfficeAddress', {proId: bare})).toMatchObject({platformIds: []});
});

test('[CO-522] currencies have code, rate and isUsed; visitors see those in use', async () => {
  const status = async (values: Json) => (await world.admin.rest('POST', 'currency', {name: 'X', ...values})).status;
  expect(await status({code: 'XUA', rate: '1'})).toBe(201);
  expect(await status({code: 'XTS', rate: '2.5', isUsed: 0})).toBe(201);
  expect(await status({code: 'XXX', rate: '0'})).toBe(422);
  const listed = asObjects(await world.admin.data('/quote/currency/getCurrency')).filter(
    currency => currency.name === 'X',
  );
  expect(listed).toMatchObject([
    {code: 'XUA', rate: '1.00000000', isUsed: 1},
    {code: 'XTS', rate: '2.50000000', isUsed: 0},
  ]);
  const seen = asObject(await (await fetch(`${world.server.url}/api/quote/currency/getAllCurrency`)).json());
  expect(
    asObjects(seen.data)
      .filter(currency => currency.name === 'X')
      .map(currency => currency.code),
  ).toEqual(['XUA']);
});

test('[CO-517] the rate of a state comes before that of its country', async () => {
  const countryId = idOf(await world.admin.create('country', {name: 'Land', nameZh: '国', code: 'XA', rate: '0.19'}));
  const withRate = idOf(await world.admin.create('state', {countryId, name: 'North', rate: '0.07'}));
  const without = idOf(await world.admin.create('state', {countryId, name: 'South'}));
  const rate = async (stateId: number) =>
    asObject(await world.admin.data('/address/countryStates/getCountryRate', {countryId, stateId}, 'GET')).rate;
  expect([await rate(withRate), await rate(without)]).toEqual(['0.07000', '0.19000']);
});

test('[CO-516] cities and ZIP codes are found by the beginning of either', async () => {
  const countryId = idOf(await world.admin.create('country', {name: 'Isle', nameZh: '岛', code: 'XB'}));
  await world.admin.create('city', {countryId, cityName: 'Northport', zipCode: '10001'});
  await world.admin.create('city', {countryId, cityName: 'Southport', zipCode: '20002'});
  const found = async (input: Json) =>
    asObjects(await world.admin.data('/address/countryStates/getCityZipCode', {countryId, ...input}, 'GET')).map(
      city => `${String(city.city)} ${String(city.zipCode)}`,
    );
  expect(await found({city: 'north'})).toEqual(['Northport 10001']);
  expect(await found({zipCode: '2'})).toEqual(['Southport 20002']);
});
