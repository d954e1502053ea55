/** A deleted record is there for whoever may bring it back, and at every door it is gone for everybody else. */
import type {Entity} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {keyed} from '../harness/sample';
import {sharedServer} from '../harness/shared-servers';
import {newRecord} from '../harness/values';
import {makePerson} from '../harness/world';

const model = loadModel();

/** What the administrator can make and delete again, softly. */
const DELETABLE = [...model.entities.values()].filter(
  ({writable, softDelete, rightActions}) =>
    writable && softDelete && ['create', 'delete', 'restore'].every(action => rightActions.includes(action)),
);

/** The id of no record. */
const NEVER = 999_999_999;

let server: RunningServer;
let admin: Client;
/** Everything but bringing back what was deleted. */
let reader: Client;
let restorer: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  ({client: reader} = await makePerson(admin, {rights: readingRights()}));
  ({client: restorer} = await makePerson(admin, {rights: readingRights(['restore'])}));
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

/** Addresses of one record, as far as its entity has them. */
function doorsOf({key, papers}: Entity, id: number): readonly string[] {
  return [
    `${key}/${id}`,
    `${key}/${id}/history`,
    `${key}/${id}/timeline`,
    ...papers.map(paper => `${key}/${id}/documents/${paper.key}?format=tree`),
  ];
}

async function statuses(client: Client, entity: Entity, id: number): Promise<readonly string[]> {
  return Promise.all(doorsOf(entity, id).map(async path => `${path} ${(await client.rest('GET', path)).status}`));
}

function readingRights(more: readonly string[] = []) {
  return Object.fromEntries(
    DELETABLE.flatMap(({key, rightActions}) => {
      const reading = rightActions.filter(action => !['restore', 'delete', 'create', 'update'].includes(action));
      return [...reading, ...more].map(action => [`${key}.${action}`, 'all' as const]);
    }),
  );
}

test.each(keyed(DELETABLE))('a deleted %s is gone at all its doors, as one that never was', async (key, entity) => {
  const id = idOf(await newRecord(admin, model, key));
  const [, ...told] = await statuses(restorer, entity, id);
  await admin.remove(key, id);
  const like = async (asked: number) =>
    (await statuses(reader, entity, asked)).map(each => each.replaceAll(String(asked), '?'));
  expect(await like(id)).toEqual(await like(NEVER));
  // What happened to it is what one restores it by.
  expect((await statuses(restorer, entity, id)).slice(1, 3)).toEqual(told.slice(0, 2));
});
