/** A state belongs to its country, wherever both stand in a record. */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, idOf, type Json} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {newRecord, newValues} from '../harness/values';

const model = loadModel();

/** Where records lead to a state, each with the property of its country. */
const PLACES = [...model.entities.values()].flatMap(entity =>
  entity.writable
    ? entity.fields.flatMap(({name, relation}) =>
        relation?.to === 'state' ? [[`${entity.key}.${name}`, entity.key, name] as const] : [],
      )
    : [],
);

interface Country {
  readonly id: number;
  readonly stateId: number;
}

let server: RunningServer;
let admin: Client;
let first: Country;
let other: Country;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  [first, other] = [await country(), await country()];
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function country(): Promise<Country> {
  const {id} = await newRecord(admin, model, 'country', {values: {hasStates: true}});
  const countryId = Number(id);
  return {id: countryId, stateId: idOf(await newRecord(admin, model, 'state', {values: {countryId}}))};
}

const REFUSED = {zh: '该州/省不属于所选国家', en: 'This state is not in the chosen country'};

test.each(PLACES)('%s is a state of the country beside it, also when one of them changes', async (_, key, name) => {
  const [[theirs, ours] = []] = Object.entries(model.entity(key).field[name]?.relation?.matching ?? {});
  expect(theirs).toBe('countryId');
  const beside = String(ours);
  const right: Json = {[beside]: first.id, [name]: first.stateId};
  const values = await newValues(admin, model, key, {values: right});
  for (const wrong of [{[name]: other.stateId}, {[beside]: other.id}])
    for (const language of ['zh', 'en'] as const) {
      const {status, body} = await admin.speaking(language).rest('POST', key, {...values, ...wrong});
      expect([status, asObject(body).errors]).toEqual([422, {[name]: REFUSED[language]}]);
    }
  const id = idOf(await newRecord(admin, model, key, {values: right}));
  for (const wrong of [{[name]: other.stateId}, {[beside]: other.id}]) {
    const {status, body} = await admin.rest('PUT', `${key}/${id}`, wrong);
    expect([status, asObject(body).errors]).toEqual([422, {[name]: REFUSED.en}]);
  }
  const moved = {[beside]: other.id, [name]: other.stateId};
  expect(await admin.update(key, id, moved)).toMatchObject(moved);
  expect(await admin.update(key, id, {[name]: null})).toMatchObject({[beside]: other.id, [name]: null});
});
