/** Private files are of the records that hold them: whoever does not read one of these has none of its files. */
import {isTracked, type Entity, type Field} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {errorsOf, refusal} from '../engine/ground';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import {asObject, asObjects, asText, idOf} from '../harness/json';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {postFile, signedForm} from '../harness/signed-form';
import {newRecord, newValues} from '../harness/values';
import {makePerson, uniqueName} from '../harness/world';
import {PNG} from '../harness/upload';

const model = loadModel();

/** Properties for private files, of records that staff write and that not all of them read. */
const PRIVATE = [...model.entities.values()]
  .filter(({writable, rights}) => writable && rights.staff?.read !== 'all')
  .flatMap(entity =>
    entity.fields
      .filter(({upload}) => upload?.private === true)
      .map(field => ({key: `${entity.key}.${field.name}`, entity, field})),
  );

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

async function upload(client: Client, entity: Entity, {name}: Field): Promise<string> {
  const form = await signedForm(client, {modelDir: entity.key, property: `${entity.key}.${name}`});
  const answer = await postFile(client, form, {name: `${uniqueName('file')}.png`, content: PNG});
  return asText(asObject(await answer.json()).url);
}

const statusOf = async (client: Client, address: string) => (await client.request('GET', address)).status;

/** The value of the property with this file alone. */
const holding = ({kind}: Field, address: string): unknown => (kind === 'json' ? [address] : address);

async function clerk(...rights: readonly string[]): Promise<Client> {
  const {client} = await makePerson(admin, {rights: Object.fromEntries(rights.map(right => [right, 'all' as const]))});
  return client;
}

function readingOf({relation}: Field): readonly string[] {
  return relation ? [`${relation.to}.read`] : [];
}

test('payments and tax exemptions are among them', () => {
  expect(PRIVATE.map(({key}) => key)).toEqual(expect.arrayContaining(['payment.proof', 'tax-exemption.certificate']));
});

test.each(PRIVATE.map(each => [each.key, each] as const))('%s', async (_key, {entity, field}) => {
  const beside = entity.fields.flatMap(readingOf);
  const reading = entity.rightActions
    .filter(action => action.startsWith('read'))
    .map(action => `${entity.key}.${action}`);
  const writing = [`${entity.key}.create`, ...reading, ...beside];
  const writer = await clerk(...writing);
  const seeing = ['read', ...(field.sensitivity === 'personal' ? ['read-personal'] : [])];
  const reader = await clerk(...seeing.map(action => `${entity.key}.${action}`));
  const stranger = await clerk('continent.read');
  const address = await upload(writer, entity, field);
  expect(address).toMatch(/^\/files\/private\//);
  // Not yet in a record, it is its sender's.
  expect(await Promise.all([writer, reader, stranger, admin].map(client => statusOf(client, address)))).toEqual([
    200, 404, 404, 200,
  ]);
  const values = {...(await newValues(admin, model, entity.key)), [field.name]: holding(field, address)};
  const stolen = await (await clerk(...writing)).rest('POST', entity.key, values);
  expect(refusal(stolen)).toEqual([422, field.name]);
  expect(errorsOf(stolen)[field.name]).toBe('There is no such file, or it is not yours to use.');
  const made = await writer.rest('POST', entity.key, values);
  expect([made.status, errorsOf(made)]).toEqual([201, {}]);
  expect(await Promise.all([writer, reader, stranger].map(client => statusOf(client, address)))).toEqual([
    200, 200, 404,
  ]);
  const refused = await stranger.request('GET', address);
  const nothing = await stranger.request('GET', address.replace('file-', 'none-'));
  expect(refused.text).toBe(nothing.text);
  expect(await statusOf(stranger, `${address}?link`)).toBe(404);
  const {url} = asObject((await reader.request('GET', `${address}?link`)).body);
  expect((await fetch(server.url + asText(url))).status).toBe(200);
});

/** What the history leaves out cannot be put back. */
const CHANGED = PRIVATE.filter(
  ({entity, field}) =>
    !field.createOnly &&
    isTracked(entity, field.name) &&
    ['update', 'history', 'revert'].every(act => entity.rightActions.includes(act)),
);

test.each(CHANGED.map(each => [each.key, each] as const))(
  '%s is put back by whoever may undo a change, and comes into no other record',
  async (_key, {entity, field}) => {
    const values = await newValues(admin, model, entity.key);
    const first = await upload(admin, entity, field);
    const id = idOf(await admin.create(entity.key, {...values, [field.name]: holding(field, first)}));
    const {version} = await admin.get(entity.key, id);
    const second = await upload(admin, entity, field);
    await admin.update(entity.key, id, {version, [field.name]: holding(field, second)});
    const [entry] = asObjects(await admin.history(entity.key, id));
    const reading = entity.rightActions.filter(action => action.startsWith('read'));
    const acts = [...reading, 'create', 'update', 'history', 'revert'].map(action => `${entity.key}.${action}`);
    const undoing = await clerk(...acts, ...entity.fields.flatMap(readingOf));
    // No record holds it now, so that nobody but its sender may take it.
    const other = {...(await newValues(admin, model, entity.key)), [field.name]: holding(field, first)};
    expect(refusal(await undoing.rest('POST', entity.key, other))).toEqual([422, field.name]);
    const undone = await undoing.rest('POST', `${entity.key}/${id}/revert`, {entry: entry?.id});
    expect([undone.status, errorsOf(undone), asObject(undone.body)[field.name]]).toEqual([
      200,
      {},
      holding(field, first),
    ]);
    expect(await statusOf(undoing, first)).toBe(200);
  },
);

test('a file of a record that one reads in part alone goes by the part', async () => {
  const platforms = await admin.list('project', {range: [0, 1]});
  const [here, there] = platforms.map(idOf);
  const {client} = await makePerson(admin, {rights: {'payment.read': 'platform'}, platformIds: [here ?? 0]});
  const {entity, field} = PRIVATE.find(({key}) => key === 'payment.proof') ?? PRIVATE[0] ?? fail();
  const kept = async (proId: number | undefined) => {
    const proof = await upload(admin, entity, field);
    const order = await newRecord(admin, model, 'order', {values: {proId}, fill: ['proId']});
    await newRecord(admin, model, 'payment', {values: {orderId: order.id, proof}, fill: ['orderId']});
    return proof;
  };
  expect([await statusOf(client, await kept(here)), await statusOf(client, await kept(there))]).toEqual([200, 404]);
});

function fail(): never {
  throw new Error('There are no private files.');
}
