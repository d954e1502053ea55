/**
 * Adding an entity is adding one file: its table, resource, description, rights and history are there at the next
 * start.
 */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import postgres from 'postgres';
import {signInAdmin} from '../harness/administrator';
import {signIn, type Client} from '../harness/client';
import {asObject, asObjects, idOf} from '../harness/json';
import {renamedShow, schemasWith, TRADE_SHOW} from '../harness/new-entity';
import {ROOT} from '../harness/places';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, uniqueName} from '../harness/world';

const run = promisify(execFile);

let schemas: string;
let server: TestServer;
let admin: Client;
let country: number;

beforeAll(async () => {
  schemas = schemasWith(TRADE_SHOW);
  server = await startServer({env: {EMBLEM_SCHEMAS: schemas}});
  admin = await signInAdmin(server);
  country = idOf(await admin.first('country', {code: 'DE'}));
});

afterAll(async () => {
  await server.stop();
});

function show(name: string): Record<string, unknown> {
  return {showName: name, countryId: country, startsOn: '2027-03-04', booths: 2, fee: '1250.50', currency: 'EUR'};
}

test('the check of the build accepts the file', async () => {
  const {stdout} = await run(process.execPath, [join(ROOT, 'schemas/dist/cli.js'), 'check'], {
    env: {...process.env, EMBLEM_SCHEMAS: schemas},
  });
  expect(stdout).toContain('are sound');
});

test('it has a table with its columns', async () => {
  const sql = postgres(server.databaseUrl, {max: 1});
  try {
    const columns = await sql`
      select column_name, data_type from information_schema.columns where table_name = 'trade_show' order by 1`;
    expect(columns.map(column => column.column_name)).toEqual([
      'booths',
      'country_id',
      'created_at',
      'currency',
      'deleted_at',
      'fee',
      'id',
      'show_name',
      'sort',
      'starts_on',
      'state',
      'updated_at',
      'version',
    ]);
  } finally {
    await sql.end();
  }
});

test('it is served over /rest with validation, order, search, conflicts and history', async () => {
  const first = await admin.create('trade-show', show('Hannover Messe'));
  const second = await admin.create('trade-show', show('PSI Düsseldorf'));
  expect(first).toMatchObject({...show('Hannover Messe'), version: 1, state: 1, sort: 1});
  expect((await admin.list('trade-show', {filter: {q: 'psi'}})).map(idOf)).toEqual([second.id]);
  expect(await admin.get('trade-show', idOf(first))).toMatchObject({_labels: {countryId: expect.any(String)}});
  await admin.action('trade-show', 'sort', {ids: [second.id, first.id]});
  expect((await admin.list('trade-show', {sort: ['sort', 'ASC']})).map(idOf)).toEqual([second.id, first.id]);
  const invalid = await admin.speaking('zh').rest('POST', 'trade-show', {countryId: country});
  expect({status: invalid.status, body: invalid.body}).toMatchObject({
    status: 422,
    body: {errors: {showName: '请输入展会名称'}},
  });
  expect((await admin.rest('POST', 'trade-show', show('Hannover Messe'))).status).toBe(409);
  await admin.update('trade-show', idOf(first), {booths: 3});
  expect(asObjects(await admin.history('trade-show', idOf(first)))).toContainEqual(
    expect.objectContaining({changes: expect.objectContaining({booths: [2, 3]})}),
  );
  const inUse = await admin.rest('DELETE', `country/${country}`);
  expect(inUse.status).toBe(409);
});

test('it is in the description of the API', async () => {
  const document = asObject((await admin.request('GET', '/openapi.json')).body);
  expect(Object.keys(asObject(document.paths))).toEqual(
    expect.arrayContaining(['/rest/trade-show', '/rest/trade-show/{id}']),
  );
});

test('it has rights: denied until granted, its confidential property apart', async () => {
  const info = asObject(await admin.data('/user/getUserInfo'));
  expect(Object.keys(asObject(info.rights))).toEqual(
    expect.arrayContaining([
      'trade-show.read',
      'trade-show.create',
      'trade-show.update',
      'trade-show.delete',
      'trade-show.sort',
      'trade-show.toggle',
      'trade-show.read-confidential',
    ]),
  );
  const stranger = (await makePerson(admin)).client;
  expect((await stranger.rest('GET', 'trade-show')).status).toBe(403);
  const reader = (await makePerson(admin, {rights: {'trade-show.read': 'all'}})).client;
  const records = await reader.list('trade-show');
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) expect(record).not.toHaveProperty('fee');
  expect((await reader.rest('POST', 'trade-show', show('Not allowed'))).status).toBe(403);
});

test('it is in the authority list, and whoever is granted it has it in the menu', async () => {
  const page = await admin.first('authority', {authorityUrl: '/records/trade-show'});
  expect(page).toMatchObject({urlTitle: 'Trade show', isMenu: 1, authType: 0, rights: ['trade-show.read']});
  const buttons = await admin.list('authority', {filter: {parentId: page.id}});
  expect(buttons.map(button => button.authorityName)).toEqual(
    expect.arrayContaining(['trade-show.create', 'trade-show.read-confidential', 'trade-show.toggle']),
  );
  const role = await admin.create('role', {
    roleName: uniqueName('Fair staff'),
    deptId: idOf(await admin.first('department')),
  });
  const {client} = await makePerson(admin, {roleIds: [idOf(role)]});
  expect((await client.rest('GET', 'trade-show')).status).toBe(403);
  await admin.create('role-authority', {roleId: role.id, authorityId: page.id, scope: 'all'});
  expect((await client.list('trade-show')).length).toBeGreaterThan(0);
  const {userAuthList} = asObject(await client.data('/user/getUserInfo'));
  expect(JSON.stringify(userAuthList)).toContain('"authorityUrl":"/records/trade-show"');
});

test('a start changes no authority that is there, and makes none again that was deleted', async () => {
  const [button] = await admin.list('authority', {filter: {authorityUrl: '/records/trade-show#import'}});
  await admin.remove('authority', idOf(button));
  const page = await admin.first('authority', {authorityUrl: '/records/trade-show'});
  await admin.update('authority', idOf(page), {urlTitle: 'Fairs', rights: ['trade-show.read', 'trade-show.history']});
  const before = await admin.total('authority');
  await server.restart();
  admin = await signInAdmin(server);
  expect(await admin.total('authority')).toBe(before);
  expect(await admin.get('authority', idOf(page))).toMatchObject({
    urlTitle: 'Fairs',
    rights: ['trade-show.read', 'trade-show.history'],
  });
  expect(await admin.total('authority', {authorityUrl: '/records/trade-show#import'})).toBe(0);
});

describe('called otherwise, with a property and a value that are', () => {
  const RESOURCE = 'records/trade-show';
  const query = {
    filter: {
      state: 0,
      booths_gte: 2,
      _where: {any: [{eq: ['state', 0]}, {has: ['countryId', {eq: ['code', 'DE']}]}, {not: {in: ['booths', [1, 2]]}}]},
    },
    sort: {field: 'booths', order: 'DESC'},
    columns: ['showName', 'booths'],
    perPage: 50,
  };
  const moved = {
    filter: {
      state: 2,
      stands_gte: 2,
      _where: {any: [{eq: ['state', 2]}, {has: ['countryId', {eq: ['code', 'DE']}]}, {not: {in: ['stands', [1, 2]]}}]},
    },
    sort: {field: 'stands', order: 'DESC'},
    columns: ['showName', 'stands'],
    perPage: 50,
  };
  let reader: Client;
  let id: number;
  let view: number;
  let jump: number;

  beforeAll(async () => {
    id = idOf(await admin.create('trade-show', show('Kept')));
    await admin.update('trade-show', id, {booths: 7});
    await admin.update('trade-show', id, {state: 0});
    const page = await admin.first('authority', {authorityUrl: '/records/trade-show'});
    const role = await admin.create('role', {
      roleName: uniqueName('Readers'),
      deptId: idOf(await admin.first('department')),
    });
    const person = await makePerson(admin, {roleIds: [idOf(role)], rights: {'trade-show.update': 'all'}});
    reader = person.client;
    await admin.create('role-authority', {roleId: role.id, authorityId: page.id, scope: 'all'});
    view = idOf(await reader.create('saved-view', {name: 'Mine', resource: RESOURCE, query}));
    const columns = {names: ['showName', 'booths'], widths: {booths: 120, showName: 300}};
    await reader.create('preference', {
      key: 'console',
      value: {[`${RESOURCE}.columns`]: columns, [`${RESOURCE}.layout`]: 'cards', locale: 'en'},
    });
    jump = idOf(
      await admin.create('status-setting', {
        statusName: uniqueName('Shows'),
        jumpPath: '/records/trade-show?filter={"state":0}',
        state: 1,
      }),
    );
    await server.restart({EMBLEM_SCHEMAS: schemasWith(renamedShow())});
    reader = await signIn(server.url, person.userName);
    admin = await signInAdmin(server);
  });

  test('keeps its rows and their history', async () => {
    expect(await admin.get('fair', id)).toMatchObject({showName: 'Kept', stands: 7, state: 2});
    expect(asObjects(await admin.history('fair', id)).map(({changes}) => changes)).toEqual([
      {state: [1, 2]},
      {stands: [2, 7]},
      expect.objectContaining({stands: [null, 2], state: [null, 1], showName: [null, 'Kept']}),
    ]);
    const [, entry] = asObjects(await admin.history('fair', id));
    expect((await admin.rest('POST', `fair/${id}/revert`, {entry: entry?.id})).body).toMatchObject({stands: 2});
  });

  test('opens to whoever was granted it, on its page, and adds no second one', async () => {
    expect(await reader.list('fair', {filter: {showName: 'Kept'}})).toHaveLength(1);
    expect(await reader.update('fair', id, {stands: 3})).toMatchObject({stands: 3});
    const pages = await admin.list('authority', {filter: {authorityUrl_startsWith: '/records/fair'}});
    expect(pages.map(page => page.authorityName)).toContain('fair.create');
    expect(await admin.total('authority', {authorityUrl_startsWith: '/records/trade-show'})).toBe(0);
  });

  test('keeps saved views, settings and addresses that speak of it', async () => {
    expect(await reader.get('saved-view', view)).toMatchObject({resource: 'records/fair', query: moved});
    const [preference] = await reader.list('preference', {filter: {key: 'console'}});
    expect(preference?.value).toEqual({
      'records/fair.columns': {names: ['showName', 'stands'], widths: {stands: 120, showName: 300}},
      'records/fair.layout': 'cards',
      locale: 'en',
    });
    expect(await admin.get('status-setting', jump)).toMatchObject({
      jumpPath: '/records/fair?filter=%7B%22state%22%3A2%7D',
    });
  });
});

test('the file taken away again, the start says what would be lost and nothing is', async () => {
  const before = await admin.total('fair');
  await expect(server.restart({EMBLEM_SCHEMAS: join(ROOT, 'schemas')})).rejects.toThrow(
    'no schema describes the table fair any more',
  );
  const sql = postgres(server.databaseUrl, {max: 1});
  try {
    const [row] = await sql<{total: number}[]>`select count(*)::int as total from fair where deleted_at is null`;
    expect(row?.total).toBe(before);
  } finally {
    await sql.end();
  }
});
