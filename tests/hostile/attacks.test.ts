/** Attacks with a plan: somebody who is signed in, or nobody, wants what is another's. Each must come to nothing. */
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {heldBy} from '../durability/memory';
import {registerMember, type Member} from '../design/scene';
import {Client, signIn} from '../harness/client';
import {asObject, asObjects, idOf, isObject, type Json} from '../harness/json';
import {isSampled} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm} from '../harness/signed-form';
import {PNG} from '../harness/upload';
import {newValues} from '../harness/values';
import {problemsOf} from '../rights/at-once';
import {doorsOf} from '../rights/doors';
import {registered} from '../rights/routes';
import {unfinishedBodies} from './crowds';
import {sendBytes, sendRaw} from './request';
import {targetsOf} from './targets';

const model = loadModel();
const calls = loadCalls();

let server: TestServer;
let admin: Client;
let ann: Member;
let bob: Member;

beforeAll(async () => {
  server = await startServer({env: {TRUSTED_PROXIES: '127.0.0.1', QUOTAS: 'visitor-uploads=3'}});
  admin = await signIn(server.url, 'admin');
  [ann, bob] = [await registerMember(server.url), await registerMember(server.url)];
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

const MARK = 'only-for-ann';
const DESIGN = JSON.stringify({
  frontData: {
    version: '7.4.0',
    objects: [
      {id: 'workspace', type: 'rect'},
      {type: 'text', text: MARK},
    ],
  },
  backData: null,
});

/** What Ann keeps: the ids by entity, and how the administrator sees the records. */
async function belongings(): Promise<readonly (readonly [string, Json])[]> {
  const found = await Promise.all(
    [...model.entities.values()]
      .filter(entity => entity.field.memberId)
      .map(async ({key}) =>
        (await admin.list(key, {filter: {memberId: ann.id}})).map((record): readonly [string, Json] => [key, record]),
      ),
  );
  return [...found.flat(), ['member', await admin.get('member', ann.id)]];
}

async function furnish(): Promise<void> {
  const {client, email} = ann;
  await client.data('/app/designUser/saveTemplate', {
    templateName: MARK,
    templateFile: DESIGN,
    templateUrl: `/files/${MARK}.png`,
  });
  await client.data('/app/designUser/editUserClipartCategory', {categoryName: MARK});
  await client.data('/app/inquiry/addFromDesign', {name: MARK, email, quantity: 1, remark: MARK, design: DESIGN});
  await admin.data('/member/userAddress/edit', {userEmail: email}).catch(() => undefined);
}

test("no call of members or visitors gives or changes what is another member's, whatever ids it is sent", async () => {
  await furnish();
  const before = await belongings();
  expect(before.length).toBeGreaterThan(3);
  const ids = [...new Set(before.map(([, record]) => idOf(record)))];
  const targets = targetsOf(doorsOf(registered(server).routes, model, calls), model, calls).filter(
    ({door}) => door.path.startsWith('/api/') && door.audience !== 'staff',
  );
  const tries = targets.flatMap(target => ids.map(id => ({target, id})));
  const problems = await problemsOf(tries, async ({target: {door, honest, names}, id}) => {
    const aimed = Object.fromEntries(
      names
        .map(({name}) => name)
        .filter(name => /ids?$/i.test(name))
        .map(name => [name, /ids$/i.test(name) ? [id] : id]),
    );
    const input = {...honest, ...aimed, list: [id], userId: undefined, userEmail: ann.email, memberId: ann.id};
    const query = Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(
        ([name, value]) =>
          `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
      )
      .join('&');
    const {text} =
      door.method === 'GET'
        ? await bob.client.request('GET', `${door.path}?${query}`)
        : await bob.client.request('POST', door.path, input);
    return text.includes(MARK) ? `${door.method} ${door.path} ${id}: ${text.slice(0, 200)}` : undefined;
  });
  expect(problems).toEqual([]);
  expect(await belongings()).toEqual(before);
}, 240_000);

/** A value of a property that nobody may set by a create, other than what it would become by itself. */
function forged(kind: string, name: string): unknown {
  if (name === 'id') return 4_000_000;
  if (['integer', 'bigint', 'number', 'reference'].includes(kind)) return 77;
  if (kind === 'decimal') return '77777.00';
  if (kind === 'boolean') return true;
  return kind === 'datetime' || kind === 'date' ? '1999-01-01T00:00:00.000Z' : 'forged';
}

test('what the system sets cannot be set from outside: by a create, an update or a bulk edit', async () => {
  const entities = [...model.entities.values()].filter(
    entity => entity.writable && isSampled(`forged ${entity.key}`, 9),
  );
  const problems: string[] = [];
  for (const entity of entities) {
    const kept = entity.fields.filter(
      field =>
        field.stored &&
        (field.system !== undefined || field.readOnly || field.number !== undefined) &&
        field.system !== 'version',
    );
    const values = await newValues(admin, model, entity.key);
    const made = await admin.rest('POST', entity.key, {
      ...values,
      ...Object.fromEntries(kept.map(({name, kind}) => [name, forged(kind, name)])),
    });
    const record = made.status === 201 ? asObject(made.body) : {};
    const [some] = await admin.list(entity.key, {range: [0, 0]});
    for (const {name, kind} of kept) {
      const value = forged(kind, name);
      if (made.status === 201 && JSON.stringify(record[name]) === JSON.stringify(value))
        problems.push(`POST ${entity.key}.${name}`);
      if (!some) continue;
      await admin.rest('PUT', `${entity.key}/${idOf(some)}`, {version: some.version, [name]: value});
      await admin.rest('POST', `${entity.key}/actions/update`, {ids: [idOf(some)], values: {[name]: value}});
      const {body} = await admin.rest('GET', `${entity.key}/${idOf(some)}`);
      if (
        isObject(body) &&
        JSON.stringify(body[name]) === JSON.stringify(value) &&
        JSON.stringify(some[name]) !== JSON.stringify(value)
      )
        problems.push(`PUT ${entity.key}.${name}`);
    }
  }
  expect(problems).toEqual([]);
}, 240_000);

const from = (address: string): Readonly<Record<string, string>> => ({'X-Forwarded-For': address});

test("one household has one day's uploads, whichever of its IPv6 addresses it takes", async () => {
  const statuses: number[] = [];
  for (const host of ['1', '2', '3', '4']) {
    const visitor = new Client(server.url);
    const signed = await signedForm(visitor, {systemName: 'customOss'});
    const form = new FormData();
    for (const name of ['policy', 'signature'] as const) form.set(name, String(signed[name]));
    form.set('key', `${String(signed.dir)}pin.png`);
    form.set('file', new Blob([new Uint8Array(PNG)]), 'pin.png');
    statuses.push(
      (await fetch(`${server.url}/files`, {method: 'POST', body: form, headers: from(`2001:db8:1:2::${host}`)})).status,
    );
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(
    (
      await postFile(new Client(server.url), await signedForm(new Client(server.url), {systemName: 'customOss'}), {
        name: 'pin.png',
        content: PNG,
      })
    ).status,
  ).toBe(201);
});

describe('the key of a request', () => {
  const ask = (email: string, key: string) =>
    new Client(server.url).request(
      'POST',
      '/api/app/inquiry/addFromDesign',
      {name: 'Ann', email, quantity: 1, design: DESIGN},
      {'Idempotency-Key': key},
    );
  const idIn = (body: unknown): unknown => asObject(asObject(body).data).id;

  test('that a stranger has used already refuses nobody else', async () => {
    expect((await ask('stranger@example.com', 'one')).body).toMatchObject({code: '200'});
    const first = await ask('customer@example.com', 'one');
    expect(first.body).toMatchObject({code: '200'});
    expect(idIn((await ask('customer@example.com', 'one')).body)).toBe(idIn(first.body));
    expect((await admin.list('inquiry', {filter: {email: 'customer@example.com'}})).length).toBe(1);
  });

  test('may be of any length', async () => {
    const key = Array.from({length: 700}, (_, at) => (at * 7919).toString(36))
      .join('')
      .slice(0, 7000);
    expect((await ask('long@example.com', key)).body).toMatchObject({code: '200'});
  });
});

test('large bodies that never end fill no memory, and keep nobody else from asking', async () => {
  const before = heldBy(server.pid).server;
  const sockets = await unfinishedBodies(server, 60);
  for (let asked = 0; asked < 50; asked += 1) expect((await admin.rest('GET', 'continent')).status).toBe(200);
  expect(
    asObject(
      (await new Client(server.url).request('POST', '/api/app/member/login', {email: 'a@example.com', password: 'x'}))
        .body,
    ).code,
  ).toBe('422');
  // All of them are 420 MB.
  expect(heldBy(server.pid).server - before).toBeLessThan(200);
  for (const socket of sockets) socket.destroy();
  const design = JSON.stringify({
    frontData: {
      objects: [
        {id: 'workspace', type: 'rect'},
        {type: 'text', text: 'x'.repeat(9000)},
        ...Array.from({length: 40}, () => ({type: 'text', text: 'y'.repeat(9000)})),
      ],
    },
    backData: null,
  });
  expect(
    (
      await new Client(server.url).call('/app/inquiry/addFromDesign', {
        name: 'Ann',
        email: 'late@example.com',
        quantity: 1,
        design,
      })
    ).code,
  ).toBe('200');
}, 120_000);

test('a member who keeps the database busy holds up nobody else', async () => {
  const {client} = bob;
  await client.data('/app/designUser/uploadUserClipart', {
    cliparts: [{clipartName: 'one', clipartUrl: '/files/public/one.png'}],
  });
  const [clipart] = await admin.list('user-clipart', {filter: {memberId: bob.id}});
  let answered = 0;
  const idList = Array.from({length: 200}, () => idOf(clipart));
  const attacks = Array.from({length: 12}, () =>
    client.call('/app/designUser/moveUploadClipart', {idList, cateId: 0}).finally(() => {
      answered += 1;
    }),
  );
  for (let asked = 0; asked < 3; asked += 1) await admin.list('continent');
  expect(answered).toBe(0);
  await Promise.all(attacks);
}, 120_000);

test('exports that break off give their connections of the database back', async () => {
  const bytes = [
    'GET /rest/authority/actions/export?columns=authorityName,urlTitle,rights HTTP/1.1',
    'Host: 127.0.0.1',
    `token: ${admin.token ?? ''}`,
    '',
    '',
  ].join('\r\n');
  for (let round = 0; round < 4; round += 1)
    await Promise.all(Array.from({length: 8}, () => sendBytes(server.url, bytes, 20_000)));
  expect((await admin.rest('GET', 'continent')).status).toBe(200);
});

test('no address of ours sends a browser elsewhere, and no answer is for the pages of others', async () => {
  const paths = [
    '//evil.example/%2e%2e',
    '//evil.example/..',
    '/editor//evil.example/..',
    '/explorer//evil.example/%2f..',
    '/%2f%2fevil.example/..',
    '/\\evil.example',
    '/editor/assets',
    '/rest/currency',
    '/api/login',
    '/files/public/x.png',
    '/openapi.json',
    '/',
  ];
  const problems = await problemsOf(
    paths.flatMap(path => ['GET', 'OPTIONS', 'POST'].map(method => ({method, path}))),
    async ({method, path}) => {
      const {headers} = await sendRaw(server.url, {
        method,
        path,
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'token',
        },
      });
      const {location = '', ...others} = headers;
      const foreign = new URL(location, server.url).origin !== server.url;
      const shared = Object.keys(others).filter(name => name.startsWith('access-control-') || name === 'set-cookie');
      return foreign || shared.length > 0 ? `${method} ${path} ${location} ${shared.join(' ')}` : undefined;
    },
  );
  expect(problems).toEqual([]);
});

test.each(['1e1', '0x14', '1_0', '+20', '２０', 'Infinity'])('the number %s is none in an address', async written => {
  const page = await admin.call('/new/officeInfo/list', {page: 1, pageSize: written}, 'GET');
  expect([page.code, asObject(page.data).size]).toEqual(['200', 10]);
  expect((await admin.request('GET', `/rest/template/1/print?bleed=${encodeURIComponent(written)}`)).status).toBe(400);
});

test('a list, a record and a refusal are kept by no cache', async () => {
  const [first] = asObjects((await admin.rest('GET', 'member')).body);
  for (const path of [
    '/rest/member',
    `/rest/member/${idOf(first)}`,
    '/rest/member/999999999',
    '/rest/member/actions/export?columns=email',
    '/api/user/getUserInfo',
    '/files/private/a.png',
    `/rest/template/${1}/print`,
  ])
    expect([path, (await admin.request('GET', path)).headers.get('cache-control')]).toEqual([
      path,
      expect.stringContaining('no-store'),
    ]);
});
