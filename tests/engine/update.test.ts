/** Changing one record. */
import type {Client} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {
  errorsOf,
  make,
  makeClipart,
  makeInquiry,
  makeTag,
  makeTagType,
  openGroundOn,
  refusal,
  type Ground,
} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

describe('a version', () => {
  test('that is stale is refused with the record as it is now, and nothing is written', async () => {
    const {id, version} = await makeTagType(admin);
    await admin.update('tag-type', id, {language: 'de-de', version});
    const answer = await admin.rest('PUT', `tag-type/${id}`, {language: 'fr-fr', version});
    expect(answer.status).toBe(409);
    expect(asObject(answer.body).current).toEqual(await admin.get('tag-type', id));
    expect(await admin.get('tag-type', id)).toMatchObject({language: 'de-de', version: 2});
  });

  test('lets exactly one of many changes through that began from it', async () => {
    const {id, version} = await makeTagType(admin);
    const answers = await Promise.all(
      Array.from({length: 8}, (_, index) =>
        admin.rest('PUT', `tag-type/${id}`, {labelTypeName: uniqueName(`Writer ${index}`), version}),
      ),
    );
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, ...Array.from({length: 7}, () => 409)]);
    expect(await admin.get('tag-type', id)).toMatchObject({version: 2});
  });

  test('that is not sent is not asked for; one that is no number is named', async () => {
    const {id} = await makeTagType(admin);
    expect(await admin.update('tag-type', id, {language: 'de-de'})).toMatchObject({version: 2});
    expect(refusal(await admin.rest('PUT', `tag-type/${id}`, {version: 'new'}))).toEqual([422, 'version']);
  });

  test('does not move when nothing differs, and the history does not grow', async () => {
    const record = await makeTagType(admin);
    const after = await admin.update('tag-type', record.id, record);
    expect(after).toEqual(await admin.get('tag-type', record.id));
    expect(after).toMatchObject({version: 1, updatedAt: record.updatedAt});
    expect(await admin.history('tag-type', record.id)).toHaveLength(1);
  });
});

describe('a value', () => {
  test('that is absent stays, null clears it, null where there is a default means the default', async () => {
    const {id} = await make(admin, 'office', {
      officeName: uniqueName('Office'),
      companyName: 'Emblem Ltd',
      city: 'Ghent',
      state: 0,
    });
    expect(await admin.update('office', id, {city: null})).toMatchObject({
      companyName: 'Emblem Ltd',
      city: null,
      state: 0,
    });
    expect(await admin.update('office', id, {state: null})).toMatchObject({state: 1});
  });

  test('that is required cannot be cleared', async () => {
    const {id, labelTypeName} = await makeTagType(admin);
    expect(refusal(await admin.rest('PUT', `tag-type/${id}`, {labelTypeName: null}))).toEqual([422, 'labelTypeName']);
    expect(await admin.get('tag-type', id)).toMatchObject({labelTypeName});
  });

  test('of a property that does not exist is refused by name, in the language of the request', async () => {
    const {id} = await makeTagType(admin);
    const body = {language: 'de-de', colour: 'red', constructor: 1};
    const english = await admin.rest('PUT', `tag-type/${id}`, body);
    expect(refusal(english)).toEqual([422, 'colour', 'constructor']);
    expect(errorsOf(english).colour).toBe('There is no such field.');
    expect(errorsOf(await admin.speaking('zh').rest('PUT', `tag-type/${id}`, body)).colour).toBe('没有此字段');
    expect(await admin.get('tag-type', id)).toMatchObject({language: 'en-us', version: 1});
  });

  test('of a read-only property is passed over, so that a record may be sent back as it came', async () => {
    const record = await makeTag(admin, (await makeTagType(admin)).id);
    const sent = {
      ...record,
      labelName: uniqueName('Tag'),
      sortNum: 77,
      createdAt: '2001-01-01T00:00:00Z',
      updatedAt: null,
      deletedAt: '2001-01-01T00:00:00Z',
      id: 1,
      _abilities: {},
      _labels: 3,
    };
    expect(await admin.update('tag', record.id, sent)).toMatchObject({
      id: record.id,
      labelName: sent.labelName,
      sortNum: 1,
      createdAt: record.createdAt,
      deletedAt: null,
      version: 2,
    });
  });

  test('that is fixed at creation is refused, unless it stays the same', async () => {
    const {id, key} = await make(admin, 'preference', {key: uniqueName('key'), value: {dark: true}});
    expect(refusal(await admin.rest('PUT', `preference/${id}`, {key: 'another'}))).toEqual([422, 'key']);
    expect(await admin.update('preference', id, {key, value: {dark: false}})).toMatchObject({value: {dark: false}});
  });

  test('of the wrong kind is named, several at once', async () => {
    const {id} = await makeClipart(admin);
    expect(refusal(await admin.rest('PUT', `clipart/${id}`, {elementName: 7, types: 'none', state: 5}))).toEqual([
      422,
      'elementName',
      'state',
      'types',
    ]);
    expect(refusal(await admin.rest('PUT', `clipart/${id}`, {types: [1.5]}))).toEqual([422, 'types']);
  });

  test('too large for its column is refused', async () => {
    const {id} = await makeInquiry(admin);
    expect((await admin.rest('PUT', `inquiry/${id}`, {quantity: 3_000_000_000})).status).toBe(422);
    expect((await admin.rest('PUT', `inquiry/${id}`, {quotedPrice: '99999999999999.99'})).status).toBe(422);
  });

  test('that is money keeps its digits and is compared as a number', async () => {
    const {id} = await makeInquiry(admin);
    expect(await admin.update('inquiry', id, {quotedPrice: '1234567890.10'})).toMatchObject({
      quotedPrice: '1234567890.10',
      version: 2,
    });
    expect(await admin.update('inquiry', id, {quotedPrice: 1234567890.1})).toMatchObject({
      quotedPrice: '1234567890.10',
      version: 2,
    });
  });
});

describe('what a record points to', () => {
  test('is kept in its order, without repetition, and can be emptied', async () => {
    const type = await makeTagType(admin);
    const [a, b, c] = [await makeTag(admin, type.id), await makeTag(admin, type.id), await makeTag(admin, type.id)];
    const {id} = await makeClipart(admin, {labels: [c.id, a.id]});
    expect(refusal(await admin.rest('PUT', `clipart/${id}`, {labels: [c.id, c.id]}))).toEqual([422, 'labels']);
    expect(await admin.get('clipart', id)).toMatchObject({
      labels: [c.id, a.id],
      _labels: {labels: [c.labelName, a.labelName]},
    });
    expect(await admin.update('clipart', id, {labels: [b.id, a.id]})).toMatchObject({labels: [b.id, a.id], version: 2});
    expect(await admin.update('clipart', id, {labels: null})).toMatchObject({labels: []});
  });

  test('must be there, and be seen by the writer', async () => {
    const type = await makeTagType(admin);
    const {id} = await makeTag(admin, type.id);
    expect(refusal(await admin.rest('PUT', `tag/${id}`, {labelTypeId: 99_999_999}))).toEqual([422, 'labelTypeId']);
    const gone = await makeTagType(admin);
    await admin.remove('tag-type', gone.id);
    const toDeleted = await admin.rest('PUT', `tag/${id}`, {labelTypeId: gone.id});
    expect([refusal(toDeleted), errorsOf(toDeleted).labelTypeId]).toEqual([
      [422, 'labelTypeId'],
      'The chosen record does not exist.',
    ]);
    const {client} = await makePerson(admin, {
      rights: {'office.read': 'all', 'office.update': 'all'},
      platformIds: [1],
    });
    const office = await make(admin, 'office', {officeName: uniqueName('Office')});
    expect(refusal(await client.rest('PUT', `office/${office.id}`, {platformIds: [1, 2]}))).toEqual([
      422,
      'platformIds',
    ]);
    expect((await client.rest('PUT', `office/${office.id}`, {platformIds: [1]})).status).toBe(200);
  });
});

test('a value that is taken is refused at its property, and the transaction leaves nothing behind', async () => {
  const first = await make(admin, 'continent', {name: 'One', nameZh: '一', code: 'QA'});
  const second = await make(admin, 'continent', {name: 'Two', nameZh: '二', code: 'QB'});
  const answer = await admin.rest('PUT', `continent/${second.id}`, {name: 'Other', code: 'QA'});
  expect(refusal(answer)).toEqual([409, 'code']);
  expect(await admin.get('continent', second.id)).toMatchObject({name: 'Two', code: 'QB', version: 1});
  expect(await admin.history('continent', second.id)).toHaveLength(1);
  await admin.remove('continent', first.id);
  expect(await admin.update('continent', second.id, {code: 'QA'})).toMatchObject({code: 'QA'});
});

test('a record that is not there, deleted or with an odd id is not found', async () => {
  const {id} = await makeTagType(admin);
  await admin.remove('tag-type', id);
  for (const address of [String(id), '99999999', '0', '-1', 'abc', '1e3', '9007199254740993'])
    expect((await admin.rest('PUT', `tag-type/${address}`, {language: 'de-de'})).status).toBe(404);
});

test('a documented call changes what it is sent, by text as well, and clears by blanks', async () => {
  const {id, typeName} = await make(admin, 'colour-type', {typeName: uniqueName('Type'), code: 'XX'});
  const saved = asObject(await admin.data('/design/colorCard/editColorType', {id: String(id), code: 'YY'}));
  expect([idOf(saved), saved.code, saved.typeName]).toEqual([id, 'YY', typeName]);
  const {code, data} = await admin.call('/design/colorCard/editColorType', {id, typeName: ' '});
  expect([code, Object.keys(asObject(asObject(data).errors))]).toEqual(['422', ['typeName']]);
  const stale = await admin.call('/design/colorCard/editColorType', {id, code: 'ZZ', version: '1'});
  expect([stale.code, asObject(asObject(stale.data).current).code]).toEqual(['409', 'YY']);
});
