/** Calls that ask outside services, against a server beside the test that speaks as they do. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {ACCOUNT, SERVICE_KEY, startServices, type Services, type Trouble} from '../harness/services';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName, type Person} from '../harness/world';

type Verb = 'GET' | 'POST';

const ENTITY = 'service-account';
const ADDRESS = {addressLine1: '1600 Amphitheatre Parkway', zipCode: '94043', country: 'us'};
const PARCEL = {zipCode: '09012', weight: 1, length: 30, width: 20, height: 10};
const image = (content: string): string => Buffer.from(content).toString('base64');

let server: RunningServer;
let services: Services;
let admin: Client;
let nobody: Person;
let inquiry: number;
let product: number;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  services = await startServices();
  nobody = await makePerson(admin);
  const proId = idOf(await admin.first('project', {projectIsDefault: 1}));
  const email = `${uniqueName('ada')}@example.com`;
  inquiry = idOf(await admin.create('inquiry', {proId, name: 'Ada', email, phone: '+1 (415) 555-2671', quantity: 100}));
  const memberId = idOf(await admin.create('member', {email, proId, name: 'Ada Buyer'}));
  const orderId = idOf(await admin.create('order', {memberId, proId, email}));
  product = idOf(
    await admin.create('order-product', {orderId, name: 'Pin', quantity: 1, description: 'A pin of brass'}),
  );
}, 240_000);

beforeEach(async () => {
  services.trouble = undefined;
  for (const {id} of await admin.list(ENTITY, {filter: {state: 1}})) await admin.update(ENTITY, Number(id), {state: 0});
});

afterAll(async () => {
  await services?.stop();
  await server?.stop();
});

async function setUp(service: string, values: Json = {}): Promise<number> {
  const own = {url: `${services.url}/`, account: ACCOUNT, key: SERVICE_KEY, sender: '+15005550006', ...values};
  return idOf(await admin.create(ENTITY, {name: uniqueName(service), service, ...own}));
}

const calls = (): readonly [service: string, label: string, path: string, input: Json, verb: Verb][] => [
  ['sms', 'SMS', '/inquiry/sendSms', {id: inquiry, text: 'Ready'}, 'GET'],
  ['freight', 'Freight', '/thirdparty/apoViewFreightUSPS', PARCEL, 'POST'],
  ['translation', 'Translation', '/order/manage/translateOrderProductDesc', {id: product}, 'POST'],
  ['addresses', 'Addresses', '/app/language/getGoogleAddress', {keyword: '1600 Amph'}, 'GET'],
  ['addresses', 'Addresses', '/app/language/getGoogleAddressDetail', {placeId: 'place_1'}, 'GET'],
  ['addresses', 'Addresses', '/app/language/googleVerifyAddress', ADDRESS, 'POST'],
  ['ocr', 'OCR', '/image/ocrArtworkParam', {image: image('first')}, 'POST'],
];

test('a call is refused without its right, and says in both languages that its service is not set up', async () => {
  const before = services.asked.length;
  for (const [service, label, path, input, verb] of calls()) {
    expect({path, code: (await nobody.client.call(path, input, verb)).code}).toEqual({path, code: '403'});
    // Neither one that is switched off nor one without a key counts.
    await setUp(service, {state: 0});
    await setUp(service, {key: null});
    const refused = await admin.call(path, input, verb);
    expect(refused).toMatchObject({code: '422', message: expect.stringMatching(`“${label}”.*is not set up`)});
    expect(await admin.speaking('zh').call(path, input, verb)).toMatchObject({
      code: '422',
      message: expect.stringContaining('未配置'),
    });
  }
  expect(services.asked).toHaveLength(before);
});

test('a service is asked of the provider that its account names, and only of one that offers it', async () => {
  const id = await setUp('ocr', {provider: 'ocrGoogle'});
  const picture = {image: image('first')};
  expect(await admin.call('/image/ocrArtworkParam', picture)).toMatchObject({code: '200'});
  // The key of one provider is not told to another.
  await admin.update(ENTITY, id, {provider: null});
  expect(await admin.call('/image/ocrArtworkParam', picture)).toMatchObject({code: '422'});
  const wrong = {name: uniqueName('sms'), service: 'sms', key: SERVICE_KEY, provider: 'freightUsps'};
  expect(await admin.rest('POST', ENTITY, wrong)).toMatchObject({
    status: 422,
    body: {errors: {provider: 'This provider does not offer the service; choose another'}},
  });
});

test('[CO-510] an SMS goes to the telephone of the inquiry and stands among its messages', async () => {
  await setUp('sms');
  const sender = await makePerson(admin, {rights: {'inquiry.send-sms': 'all'}});
  const messages = () => admin.list('sales-message', {filter: {inquiryId: inquiry}});
  const before = (await messages()).length;
  expect(await sender.client.data('/inquiry/sendSms', {id: inquiry, text: 'Your pins & patches'}, 'GET')).toEqual({
    count: 1,
  });
  expect(services.asked.at(-1)).toMatchObject({
    method: 'POST',
    body: {To: '+14155552671', From: '+15005550006', Body: 'Your pins & patches'},
  });
  await admin.action('inquiry', 'send-sms', {ids: [inquiry], values: {text: '已发货'}});
  expect(services.asked.at(-1)).toMatchObject({body: {Body: '已发货'}});
  const kept = await messages();
  expect(kept).toHaveLength(before + 2);
  expect(kept).toEqual(
    expect.arrayContaining([
      expect.objectContaining({text: 'Your pins & patches', channel: 5, direction: 2, userId: sender.id}),
      expect.objectContaining({text: '已发货', channel: 5}),
    ]),
  );
  const others = await makePerson(admin, {rights: {'inquiry.send-sms': 'own'}});
  expect((await others.client.call('/inquiry/sendSms', {id: inquiry, text: 'Hello'}, 'GET')).code).toBe('404');
  services.trouble = 'down';
  expect((await admin.call('/inquiry/sendSms', {id: inquiry, text: 'Lost'}, 'GET')).code).toBe('502');
  await admin.update('inquiry', inquiry, {phone: '555 2671'});
  const refused = await admin.call('/inquiry/sendSms', {id: inquiry, text: 'Lost'}, 'GET');
  expect(refused).toMatchObject({code: '422', message: expect.stringContaining('country code')});
  await admin.update('inquiry', inquiry, {phone: '+1 (415) 555-2671'});
  expect(await messages()).toHaveLength(before + 2);
});

test('[CO-521] USPS prices a parcel in US dollars, in its units, with one token for many', async () => {
  await setUp('freight', {sender: '94043'});
  const path = '/thirdparty/apoViewFreightUSPS';
  const tokens = services.tokens;
  expect(await admin.data(path, PARCEL)).toEqual({amount: '9.42', currency: 'USD', service: 'Priority Mail'});
  expect(services.asked.at(-1)).toMatchObject({
    body: {originZIPCode: '94043', destinationZIPCode: '09012', weight: 2.21, length: 11.82, width: 7.88, height: 3.94},
  });
  expect(await admin.data(path, {...PARCEL, weight: 2})).toMatchObject({amount: '13.82'});
  expect(services.tokens).toBe(tokens + 1);
  expect((await admin.call(path, {...PARCEL, zipCode: '9012'})).code).toBe('422');
});

test('[CO-551] the description of a product is answered in another language', async () => {
  await setUp('translation');
  const path = '/order/manage/translateOrderProductDesc';
  const inLanguage = (to: string): Json => ({
    id: product,
    description: 'A pin of brass',
    translation: `${to}: A pin of brass`,
    from: 'en',
    to,
  });
  expect(await admin.data(path, {id: product})).toEqual(inLanguage('zh-CN'));
  expect(await admin.data(path, {id: product, to: 'de'})).toEqual(inLanguage('de'));
  await admin.update('order-product', product, {description: '黄铜徽章'});
  expect(await admin.data(path, {id: product})).toMatchObject({translation: 'en: 黄铜徽章', to: 'en'});
  await admin.update('order-product', product, {description: null});
  expect(await admin.call(path, {id: product})).toMatchObject({
    code: '422',
    message: 'This product has no description.',
  });
  await admin.update('order-product', product, {description: 'A pin of brass'});
});

test('[CO-564] [CO-565] [CO-566] addresses are suggested, found and put right', async () => {
  await setUp('addresses');
  expect(await admin.data('/app/language/getGoogleAddress', {keyword: '1600 Amph', country: 'US'}, 'GET')).toEqual([
    {placeId: 'place_1', description: '1600 Amph Parkway'},
  ]);
  expect(services.asked.at(-1)?.body).toEqual({input: '1600 Amph', languageCode: 'en', includedRegionCodes: ['us']});
  await admin.speaking('zh').data('/app/language/getGoogleAddress', {keyword: '1600'}, 'GET');
  expect(services.asked.at(-1)?.body).toEqual({input: '1600', languageCode: 'zh-CN'});
  const found = {
    addressLine1: '1600 Amphitheatre Parkway',
    addressLine2: null,
    city: 'Mountain View',
    state: 'CA',
    zipCode: '94043',
    country: 'US',
  };
  expect(await admin.data('/app/language/getGoogleAddressDetail', {placeId: 'place_1'}, 'GET')).toEqual({
    formattedAddress: '1600 Amphitheatre Pkwy',
    address: found,
  });
  const elsewhere = {placeId: '../../secrets'};
  expect((await admin.call('/app/language/getGoogleAddressDetail', elsewhere, 'GET')).code).toBe('422');
  const verify = (values: Json = {}) => admin.data('/app/language/googleVerifyAddress', {...ADDRESS, ...values});
  expect(await verify()).toMatchObject({verdict: 'confirmed', address: found});
  expect(await verify({zipCode: '94044'})).toMatchObject({verdict: 'corrected', address: {zipCode: '94043'}});
});

test('[CO-586] the parameters that are written on artwork are read from its picture', async () => {
  await setUp('ocr');
  const path = '/image/ocrArtworkParam';
  expect(await admin.data(path, {image: image('first')})).toEqual({
    text: 'PIN 12\r\nSize: 50 mm\r\n电镀：金',
    parameters: [
      {name: 'Size', value: '50 mm'},
      {name: '电镀', value: '金'},
    ],
  });
  expect(await admin.data(path, {image: `data:image/png;base64,${image('second')}`})).toMatchObject({
    parameters: [{name: 'Size', value: '30 mm'}],
  });
  expect((await admin.call(path, {image: image('no picture')})).code).toBe('422');
  expect((await admin.call(path, {image: 'https://example.com/picture.png'})).code).toBe('422');
});

test('what a service does wrong is said clearly, and without its words', async () => {
  for (const service of ['sms', 'freight', 'translation', 'addresses', 'ocr']) await setUp(service);
  const troubles: readonly Trouble[] = ['down', 'refused', 'garbage', 'strange', 'flood', 'elsewhere', 'broken'];
  for (const trouble of troubles) {
    const code = trouble === 'refused' ? '422' : '502';
    services.trouble = trouble;
    // Suggestions are a list that may be empty, in whatever stands around it.
    const asked = calls().filter(([, , path]) => trouble !== 'strange' || path !== '/app/language/getGoogleAddress');
    for (const [, label, path, input, verb] of trouble === 'flood' ? asked.slice(0, 1) : asked) {
      const {message, ...answer} = await admin.call(path, input, verb);
      expect({path, trouble, code: answer.code}).toEqual({path, trouble, code});
      expect(message).toMatch(`The outside service “${label}`);
      expect(message).not.toContain(SERVICE_KEY);
    }
  }
});

test('a key never comes back, stays when it is left empty, and is forgotten with its address', async () => {
  const id = await setUp('addresses');
  await admin.update(ENTITY, id, {name: uniqueName('renamed'), key: ''});
  const ask = () => admin.call('/app/language/getGoogleAddress', {keyword: '1600'}, 'GET');
  expect((await ask()).code).toBe('200');
  const told = await Promise.all(
    [`${ENTITY}/${id}`, ENTITY, `${ENTITY}/${id}/history`, `${ENTITY}/actions/export?format=csv`].map(path =>
      admin.rest('GET', path),
    ),
  );
  for (const {status, text} of told) {
    expect(status).toBe(200);
    expect(text).not.toContain(SERVICE_KEY);
    expect(text).not.toContain('sealed:');
  }
  expect((await nobody.client.rest('GET', `${ENTITY}/${id}`)).status).toBe(403);
  expect((await admin.rest('PUT', `${ENTITY}/${id}`, {url: 'http://intranet.example/'})).status).toBe(422);
  await admin.update(ENTITY, id, {url: services.url.replace('127.0.0.1', 'localhost')});
  expect((await ask()).code).toBe('422');
});
