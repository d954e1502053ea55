/** Countries, their states, the continents they lie on, and the offices. */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObjects, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';

const model = loadModel();

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

/** What a record of the entity has, by its file. */
const fieldsOf = (entity: string): readonly string[] =>
  model
    .entity(entity)
    .fields.filter(({writeOnly, name}) => !writeOnly && name !== 'deletedAt')
    .map(({name}) => name);

test(`[CO-300]
  a continent has countries and a country has states, each a record of its own with the fields of its
  file`, async () => {
  const make = async (entity: string, values: Json = {}): Promise<number> =>
    idOf(await newRecord(admin, model, entity, {values}));
  const continentId = await make('continent');
  const countryId = await make('country', {continentId, hasStates: true});
  const stateId = await make('state', {countryId});
  for (const [entity, id] of [
    ['continent', continentId],
    ['country', countryId],
    ['state', stateId],
  ] as const)
    expect(Object.keys(await admin.get(entity, id))).toEqual(expect.arrayContaining([...fieldsOf(entity)]));
  expect(asObjects(await admin.data('/address/country/list', {continentId})).map(idOf)).toEqual([countryId]);
  expect(asObjects(await admin.data('/address/country/getState', {countryId})).map(idOf)).toEqual([stateId]);
  expect((await admin.rest('DELETE', `continent/${continentId}`)).status).toBe(409);
});

test('[CO-303] an office is a record with the fields of its file', async () => {
  const office = await admin.get('office', idOf(await newRecord(admin, model, 'office')));
  expect(Object.keys(office)).toEqual(expect.arrayContaining([...fieldsOf('office')]));
});
