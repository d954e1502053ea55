/** Which records an act on many means: whatever the filter, never more than were asked for. */
import type {Entity} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {keyed} from '../harness/sample';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';
import {errorsOf, make, makeTag, makeTagType, refusal} from './ground';

const model = loadModel();

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const act = (entity: string, action: string, body: Json) => admin.rest('POST', `${entity}/actions/${action}`, body);

const BY_FILTER = ['update', 'delete', 'toggle'];

/** Steps of workflows, and the acts that every entity has, which take a filter. */
function actsOf({rightActions, workflows}: Entity): readonly string[] {
  const steps = workflows.flatMap(({transitions}) => transitions.map(({action}) => action));
  return rightActions.filter(action => BY_FILTER.includes(action) || steps.includes(action));
}

const ENTITIES = [...model.entities.values()].filter(entity => entity.writable && actsOf(entity).length > 0);

/** Filters that leave no record out, whatever they look like. */
const SAYING_NOTHING: readonly Json[] = [
  {},
  {q: ' '},
  {_where: {all: []}},
  {_where: {not: {any: []}}},
  {id_nin: []},
  {_deleted: false},
];
const NOT_MEANT = [undefined, false, 'true', 1, null];
const NEITHER = ['true', 1, null, {}];

/** Each act has its turn with another one of them. */
const nth = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

test.each(keyed(ENTITIES))(
  'acts on %s spare all records where nobody said all, and the deleted ones',
  async (key, entity) => {
    const before = await admin.total(key);
    for (const [index, action] of actsOf(entity).entries()) {
      const at = index + key.length;
      const tried = {values: {}, on: true, filter: nth(SAYING_NOTHING, at), all: nth(NOT_MEANT, at)};
      expect([action, tried, ...refusal(await act(key, action, tried))]).toEqual([action, tried, 422, 'all']);
      const odd = {...tried, filter: {_deleted: nth(NEITHER, at)}};
      expect([action, odd, ...refusal(await act(key, action, odd))]).toEqual([action, odd, 400, '_deleted']);
      const gone = {...tried, filter: {_deleted: true}, all: true};
      expect([action, ...refusal(await act(key, action, gone))]).toEqual([action, 422, 'filter._deleted']);
    }
    expect(await admin.total(key)).toBe(before);
  },
);

test('says what to do in the language of whoever asks', async () => {
  const said = async (language: 'zh' | 'en', filter: Json) =>
    errorsOf(await admin.speaking(language).rest('POST', 'office/actions/delete', {filter}));
  expect(await said('en', {})).toEqual({all: expect.stringContaining('"all": true')});
  expect(await said('zh', {})).toEqual({all: expect.stringContaining('"all": true')});
  expect(await said('en', {_deleted: true})).toEqual({
    'filter._deleted': expect.stringContaining('restore them first'),
  });
  expect(await said('zh', {_deleted: true})).toEqual({'filter._deleted': expect.stringContaining('恢复')});
});

test('a bulk delete of deleted records leaves the live ones alone', async () => {
  const [kept, gone] = [
    await make(admin, 'office', {officeName: uniqueName('Office')}),
    await make(admin, 'office', {officeName: uniqueName('Office')}),
  ];
  await admin.remove('office', gone.id);
  const live = await admin.total('office');
  expect((await act('office', 'delete', {filter: {_deleted: true}})).status).toBe(422);
  expect((await act('office', 'delete', {filter: {_deleted: true, id: kept.id}})).status).toBe(422);
  expect([await admin.total('office'), idOf(await admin.get('office', kept.id))]).toEqual([live, kept.id]);
  expect(asObject((await act('office', 'delete', {filter: {_deleted: false, id: kept.id}})).body)).toEqual({count: 1});
});

test('all records are meant where that is said', async () => {
  const type = await makeTagType(admin);
  await makeTag(admin, type.id);
  const total = await admin.total('tag');
  const {body: done} = await act('tag', 'update', {filter: {}, all: true, values: {}});
  expect(asObject(done)).toEqual({count: total});
});

test('figures are of records that are there: a list of deleted ones has none', async () => {
  const asked = async (list: Json) =>
    admin.rest(
      'GET',
      `reports/order-statistics?from=2026-01-01&to=2026-01-31&list=${encodeURIComponent(JSON.stringify(list))}`,
    );
  expect(refusal(await asked({_deleted: true}))).toEqual([400, 'list']);
  expect((await asked({_deleted: false})).status).toBe(200);
});
