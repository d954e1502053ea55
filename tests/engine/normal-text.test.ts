/** What looks the same is the same text at every door: stored, found, refused as a duplicate, imported twice. */
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import {Client, signIn} from '../harness/client';
import {asObject, idOf} from '../harness/json';
import {isTried, keyed} from '../harness/sample';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {freeText, newRecord} from '../harness/values';
import {makePerson, uniqueName} from '../harness/world';
import {csv, imported} from './transfer';

const model = loadModel();

/** As keyboards of other systems write it, and as it is kept. */
const FORMS = [
  ['Zoe\u0308', 'Zo\u00eb'],
  ['\u1107\u1161\u11a8\u110c\u1175', '\ubc15\uc9c0'],
  ['Vie\u0323\u0302t', 'Vi\u1ec7t'],
  ['\u212bngstro\u0308m', '\u00c5ngstr\u00f6m'],
  ['\u05e9\u05c1\u05b8', '\u05e9\u05b8\u05c1'],
] as const;

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const ENTITIES = [...model.entities.values()].filter(
  entity => entity.writable && freeText(entity) !== undefined && isTried(entity.key, `text ${entity.key}`, 6),
);

/** A text of its own in both forms. */
function pair(longest = 100): readonly [typed: string, kept: string] {
  const own = uniqueName('').slice(-8);
  const [typed, kept] = FORMS[own.charCodeAt(own.length - 1) % FORMS.length] ?? FORMS[0];
  return [`${typed} ${own}`.slice(0, longest), `${kept} ${own}`.slice(0, longest)];
}

test.each(keyed(ENTITIES))('%s keeps one form of a text and finds it by every other', async (key, entity) => {
  const field = freeText(entity);
  const name = field?.name ?? '';
  const longest = field?.schema.maxLength ?? 100;
  if (longest < 24) return;
  const [typed, kept] = pair(longest);
  const {id} = await newRecord(admin, model, key, {values: {[name]: typed}});
  expect((await admin.get(key, Number(id)))[name]).toBe(kept);
  for (const form of [typed, kept, kept.normalize('NFD')])
    for (const filter of [{[name]: form}, {[`${name}_contains`]: form}, {_where: {in: [name, [form]]}}])
      expect((await admin.list(key, {filter})).map(record => record.id)).toEqual([id]);
});

test.each(FORMS)('%s is searched, taken and imported as %s', async (typed, kept) => {
  const own = uniqueName('').slice(-10);
  const [first, other] = [`${typed}${own}`, `${kept}${own}`];
  const id = idOf(await admin.create('role', {roleName: first}));
  for (const q of [first, other, first.slice(0, -1), typed.normalize('NFD') + own])
    expect((await admin.list('role', {filter: {q}})).map(record => record.id)).toContain(id);
  const taken = await admin.rest('POST', 'role', {roleName: other});
  expect([taken.status, Object.keys(asObject(asObject(taken.body).errors))]).toEqual([409, ['roleName']]);
  const table = csv([
    ['roleName', 'remark'],
    [typed.normalize('NFD') + own, 'Imported'],
  ]);
  for (let time = 1; time <= 2; time += 1) expect((await imported(admin, 'role', table)).status).toBe(200);
  expect(await admin.list('role', {filter: {roleName: other}})).toEqual([
    expect.objectContaining({id, roleName: other, remark: 'Imported'}),
  ]);
});

test.each([
  ['ＡＮＮ', 'ann'],
  ['ｶﾞｰﾄﾞ', 'ガード'],
  ['ﬁne pins', 'FINE PINS'],
  ['5m²', '5M2'],
])('%s is found by %s, and the other way round', async (written, looked) => {
  const own = uniqueName('').slice(-10);
  const id = idOf(await admin.create('role', {roleName: `${written} ${own}`, remark: `${looked} ${own}`}));
  for (const words of [written, looked])
    for (const filter of [
      {q: `${words} ${own}`},
      {roleName_contains: `${words} ${own}`},
      {remark_startsWith: `${words} ${own}`},
    ])
      expect((await admin.list('role', {filter})).map(record => record.id)).toEqual([id]);
});

test('texts within a JSON value take their form, too, and names of properties stay', async () => {
  const [typed, kept] = pair();
  const query = (text: string) => ({filter: {q: text, 'te\u0301': [text]}, sort: {field: 'id'}});
  const resource = `/records/${uniqueName('role')}`;
  const view = await admin.create('saved-view', {resource, name: typed, query: query(typed)});
  expect(await admin.get('saved-view', idOf(view))).toMatchObject({name: kept, query: query(kept)});
});

test('a name and a password open an account however they are typed, and guesses count together', async () => {
  const [userName, kept] = pair();
  const password = 'Pass wo\u0308rd \u1107\u1161\u11a8';
  const person = await makePerson(admin);
  await admin.update('user', person.id, {userName, password});
  for (const form of ['NFC', 'NFD'] as const)
    expect((await signIn(server.url, kept.normalize(form), password.normalize(form))).token).toEqual(
      expect.any(String),
    );
  const guess = (name: string) => new Client(server.url).call('/login', {userName: name, password: 'not this one'});
  const codes: unknown[] = [];
  for (let time = 0; time < 6; time += 1)
    codes.push((await guess(kept.normalize(time % 2 === 0 ? 'NFC' : 'NFD'))).code);
  expect(codes.at(-1)).toBe('429');
});
