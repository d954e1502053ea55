/** Whatever is sent, the answer is a refusal in words and never a defect. */
import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import fc, {type Arbitrary} from 'fast-check';
import type {Call, Entity} from '@emblem/schemas';
import {loadCalls, loadModel} from '@emblem/schemas/node';
import {signIn, type Answer, type Client, type Method} from '../harness/client';
import {isObject} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {isSampled} from '../harness/sample';
import {amountsOf, NEARLY, parametersOf, textsOf, UNSTORABLE, wrongAmounts} from './hostile';
import {anyEntity, asParameter, bodyOf, filterOf, headerValue, nastyValue} from './nasty';

const model = loadModel();

/** They would end the session that asks. */
const ENDINGS = ['/user/logout', '/app/member/logout'];
const calls = loadCalls().filter(call => !ENDINGS.includes(call.path));

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await signIn(server.url, 'admin');
}, 240_000);
afterAll(async () => {
  await server?.stop();
});

function saysWhy({body}: Answer): boolean {
  return isObject(body) && typeof body.message === 'string' && body.message !== '';
}

/**
 * What is wrong with an answer: a defect, or a refusal without words. A few documented calls answer 500 as a business
 * answer, with HTTP 200.
 */
function problemOf(answer: Answer): string | undefined {
  return answer.status >= 500 || (answer.status >= 400 && !saysWhy(answer))
    ? `${answer.status} ${answer.text.slice(0, 200)}`
    : undefined;
}

interface Sent {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const AT_ONCE = 6;

/** Sends everything and fails with all requests that were answered badly, so that one run shows every defect. */
async function expectSound(requests: readonly Sent[]): Promise<void> {
  const problems: string[] = [];
  const waiting = [...requests];
  const send = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const {method, path, body, headers} = next;
      const problem = problemOf(await admin.request(method, path, body, headers));
      if (problem)
        problems.push(
          `${JSON.stringify({...next, body: typeof body === 'string' ? body.slice(0, 300) : body})}\n    ${problem}`,
        );
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, send));
  if (problems.length > 0)
    throw new Error(
      `${problems.length} of ${requests.length}:\n${problems.slice(0, 12).join('\n')}\n${server.log.slice(-3000)}`,
    );
}

async function hold(requests: Arbitrary<Sent>, numRuns: number): Promise<void> {
  await expectSound(fc.sample(requests, {numRuns, seed: 20_26}));
}

afterEach(async () => {
  expect((await admin.rest('GET', 'continent')).status).toBe(200);
});

const text = encodeURIComponent;
const ids = fc.oneof(
  fc.integer({min: 1, max: 20}).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '9007199254740993',
    '99999999999999999999',
    'NaN',
    '%00',
    '%E0%A4%A',
    '__proto__',
    '1e3',
  ),
);

test('queries of lists, counts and exports', async () => {
  const query = (entity: Entity) =>
    fc
      .record({
        kind: fc.constantFrom('', '/actions/count', '/actions/export'),
        filter: asParameter(filterOf(entity)),
        sort: asParameter(
          fc.oneof(
            fc.tuple(
              fc.constantFrom(...Object.keys(entity.field), '__proto__', 'constructor'),
              fc.constantFrom('ASC', 'DESC', 'up'),
            ),
            nastyValue,
          ),
        ),
        range: asParameter(
          fc.oneof(fc.tuple(fc.constantFrom(0, 3, 1e9, 1e300), fc.constantFrom(5, 24, 1e9 + 3, 1e300)), nastyValue),
        ),
        more: fc.constantFrom('', '&format=xlsx', '&columns=id,__proto__', '&columns=id', '&format=pdf'),
      })
      .map(({kind, filter, sort, range, more}): Sent => ({
        method: 'GET',
        path: `/rest/${entity.key}${kind}?filter=${text(filter)}&sort=${text(sort)}&range=${text(range)}${more}`,
      }));
  await hold(anyEntity(model).chain(query), 500);
});

test('bodies of creates and updates', async () => {
  const write = (entity: Entity) =>
    fc.oneof(
      bodyOf(entity).map((body): Sent => ({method: 'POST', path: `/rest/${entity.key}`, body: JSON.stringify(body)})),
      fc
        .tuple(ids, bodyOf(entity))
        .map(([id, body]): Sent => ({method: 'PUT', path: `/rest/${entity.key}/${id}`, body: JSON.stringify(body)})),
      fc
        .tuple(ids, nastyValue, nastyValue)
        .map(([id, entry, fields]): Sent => ({
          method: 'POST',
          path: `/rest/${entity.key}/${id}/revert`,
          body: JSON.stringify({entry, fields}),
        })),
      fc
        .tuple(ids, fc.constantFrom('', '/history'))
        .map(([id, more]): Sent => ({method: 'GET', path: `/rest/${entity.key}/${id}${more}`})),
    );
  await hold(
    anyEntity(model)
      .filter(entity => entity.key !== 'user')
      .chain(write),
    500,
  );
});

test('bodies of actions', async () => {
  const action = (entity: Entity) =>
    fc
      .record({
        name: fc
          .constantFrom(...entity.rightActions, 'fly', '__proto__', 'constructor')
          .filter(name => name !== 'delete' && !name.startsWith('end')),
        body: fc.record(
          {
            ids: fc.oneof(fc.array(fc.integer({min: 1, max: 30}), {maxLength: 3}), nastyValue),
            base: nastyValue,
            on: nastyValue,
            filter: filterOf(entity),
            values: bodyOf(entity),
          },
          {requiredKeys: []},
        ),
      })
      .map(({name, body}): Sent => ({
        method: 'POST',
        path: `/rest/${entity.key}/actions/${name}`,
        body: JSON.stringify(body),
      }));
  await hold(
    anyEntity(model)
      .filter(entity => entity.key !== 'user')
      .chain(action),
    400,
  );
});

test('parameters of the documented calls', async () => {
  const parameters = (call: Call) => {
    const names = [
      ...Object.keys(call.params ?? {}),
      ...Object.keys(call.input?.properties ?? {}),
      'id',
      'page',
      'pageSize',
      'list',
      '__proto__',
    ];
    const input = fc
      .array(fc.tuple(fc.constantFrom(...names), fc.oneof(nastyValue, fc.integer({min: 1, max: 20}))), {maxLength: 5})
      .map(entries => Object.fromEntries(entries));
    if (call.method === 'GET')
      return input.map((values): Sent => ({
        method: 'GET',
        path: `/api${call.path}?${Object.entries(values)
          .map(
            ([name, value]) =>
              `${text(name)}=${text(typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''))}`,
          )
          .join('&')}`,
      }));
    return input.map((values): Sent => ({method: 'POST', path: `/api${call.path}`, body: JSON.stringify(values)}));
  };
  await hold(fc.constantFrom(...calls).chain(parameters), 700);
});

test('parameters that are objects which claim to turn into texts and numbers', async () => {
  const claims = {toString: 1, valueOf: 1};
  await expectSound(
    calls
      .filter(({method}) => method === 'POST')
      .map(({path, params}): Sent => ({
        method: 'POST',
        path: `/api${path}`,
        body: JSON.stringify({
          ...Object.fromEntries(Object.keys(params ?? {}).map(name => [name, claims])),
          page: claims,
          pageSize: claims,
        }),
      })),
  );
});

test('bodies that are no JSON, or JSON of a kind that nobody sends', async () => {
  const deep = '['.repeat(60_000) + ']'.repeat(60_000);
  const wide = `{"_where":{"any":[${Array.from({length: 70_000}, () => '{"eq":["id",1]}').join(',')}]}}`;
  const many = `[${Array.from({length: 100_000}, () => 1).join(',')}]`;
  const bodies = [
    '',
    '{',
    'null',
    '"x"',
    '7',
    deep,
    `{"value":${deep},"key":"a"}`,
    `{"filter":${wide},"values":{}}`,
    `{"filter":{"_where":${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}},"values":{}}`,
    `{"ids":${many},"values":{}}`,
    `{"ids":${many},"on":true}`,
    '{"a":1,"a":2}',
    '\u0000',
    '{"name":"\\ud800"}',
  ];
  const paths = ['preference', 'currency', 'saved-view'].flatMap(entity =>
    ['', 'actions/update', 'actions/toggle', 'actions/sort', 'actions/import'].map(end =>
      `/rest/${entity}/${end}`.replace(/\/$/, ''),
    ),
  );
  await expectSound(
    [...paths, '/api/design/platingColorChart/edit'].flatMap(path =>
      bodies.map((body): Sent => ({method: 'POST', path, body})),
    ),
  );
});

test('forms that are broken', async () => {
  const types = [
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'text/plain',
    '??',
    'application/json; charset=utf-99',
  ];
  const bodies = [
    '',
    '--x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nPK\u0003\u0004rest\r\n--x--\r\n',
    'a=%&%E0=1',
  ];
  const paths = [
    '/rest/currency/actions/import',
    '/rest/currency',
    '/files',
    '/api/gyoss/oss/web/config',
    '/api/systemProject/edit',
  ];
  await expectSound(
    types.flatMap(type =>
      bodies.flatMap(body =>
        paths.map((path): Sent => ({method: 'POST', path, body, headers: {'Content-Type': type}})),
      ),
    ),
  );
});

test('headers of any kind', async () => {
  const name = fc.constantFrom(
    'language',
    'Idempotency-Key',
    'Content-Type',
    'Accept',
    'cookie',
    'Accept-Language',
    'range',
    'if-none-match',
    'authorization',
    'X-Forwarded-For',
    'Origin',
  );
  const requests = fc
    .tuple(name, headerValue, fc.uuid())
    .chain(([header, value, unique]) =>
      fc.constantFrom<Sent>(
        {method: 'GET', path: '/rest/currency?range=[0,2]', headers: {[header]: value}},
        {method: 'POST', path: '/rest/tag-type', body: {labelTypeName: unique}, headers: {[header]: value}},
        {method: 'POST', path: '/api/design/platingColorChart/list', body: {}, headers: {[header]: value}},
      ),
    );
  await hold(requests, 200);
  await expectSound([{method: 'GET', path: '/rest/currency', headers: {token: 'é'}}]);
});

test('addresses of any kind', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      'rest',
      'api',
      'files',
      'actions',
      'currency',
      '1',
      '..',
      '%2e%2e',
      '%00',
      '%E0%A4%A',
      '%252e%252e%252f',
      'public',
      'private',
      'openapi.json',
      '{id}',
      '__proto__',
    ),
    fc.string({maxLength: 4}).map(text),
  );
  await hold(
    fc
      .tuple(fc.constantFrom<Method>('GET', 'POST', 'PUT', 'DELETE'), fc.array(part, {minLength: 1, maxLength: 5}))
      .map(([method, parts]): Sent => ({method, path: `/${parts.join('/')}`})),
    300,
  );
});

/** JSON as a client writes it that does not look at what it sends. */
const escaped = (value: string): string => JSON.stringify(value).replaceAll('\u0000', '\\u0000');

/** The code of a refusal, over `/rest` and in the envelope of a call. */
const codeOf = ({status, body}: Answer): number =>
  isObject(body) && typeof body.code === 'string' ? Number(body.code) : status;

test('text that no database holds goes no further than the door, wherever it stands', async () => {
  const lists = [...model.entities.keys()]
    .filter(key => isSampled(key, 18))
    .flatMap(key =>
      [
        `/rest/${key}?filter=${text(`{"q":${escaped('a\u0000')}}`)}`,
        `/rest/${key}?filter=%00`,
        `/rest/${key}/actions/count?filter=${text('{"q":"\\ud800"}')}`,
        `/rest/${key}/actions/export?x=%00`,
      ].map((path): Sent => ({method: 'GET', path})),
    );
  const searched = calls
    .filter(({path}) => isSampled(path, 18))
    .flatMap((call): readonly Sent[] =>
      parametersOf(call).flatMap((name): readonly Sent[] =>
        call.method === 'GET'
          ? [{method: 'GET', path: `/api${call.path}?${text(name)}=a%00b`}]
          : UNSTORABLE.map((value): Sent => ({
              method: 'POST',
              path: `/api${call.path}`,
              body: `{${escaped(name)}:${escaped(value)}}`,
            })),
      ),
    );
  const others: readonly Sent[] = [
    {method: 'POST', path: '/rest/tag-type', body: '{"\\u0000":1}'},
    {method: 'POST', path: '/rest/tag-type', body: '{"labelTypeName":["\\udead"]}'},
    {
      method: 'POST',
      path: '/api/app/member/login',
      body: 'email=a%00b&password=x',
      headers: {'Content-Type': 'application/x-www-form-urlencoded'},
    },
  ];
  for (const {method, path, body} of [...lists, ...searched, ...others]) {
    const code = codeOf(
      await admin.request(
        method,
        path,
        body,
        path.endsWith('/login') ? {'Content-Type': 'application/x-www-form-urlencoded'} : {},
      ),
    );
    expect([path, body, code, [400, 401, 403, 422].includes(code)]).toEqual([path, body, code, true]);
  }
});

test('amounts are never guessed at nor rounded: what is written otherwise is refused at its field', async () => {
  const priced = [...model.entities.values()].filter(
    entity => amountsOf(entity).length > 0 && entity.rightActions.includes('create') && isSampled(entity.key, 4),
  );
  expect(priced.length).toBeGreaterThan(0);
  for (const entity of priced)
    for (const field of amountsOf(entity))
      for (const amount of wrongAmounts(field)) {
        const {status, body} = await admin.rest('POST', entity.key, {[field.name]: amount});
        const errors = isObject(body) ? body.errors : undefined;
        expect([entity.key, amount, status, errors]).toEqual([
          entity.key,
          amount,
          422,
          expect.objectContaining({[field.name]: expect.any(String)}),
        ]);
      }
});

test('long texts that nearly fit a pattern are refused for their length', async () => {
  const sampled = [...model.entities.values()].filter(
    entity => isSampled(entity.key, 18) && textsOf(entity).length > 0,
  );
  for (const entity of sampled)
    for (const value of NEARLY) {
      const {status, body} = await admin.rest(
        'POST',
        entity.key,
        Object.fromEntries(textsOf(entity).map(({name}) => [name, value])),
      );
      expect([entity.key, value.slice(0, 6), [403, 422].includes(status), isObject(body)]).toEqual([
        entity.key,
        value.slice(0, 6),
        true,
        true,
      ]);
    }
  await expectSound(
    calls
      .filter(({path}) => isSampled(path, 18))
      .flatMap(call =>
        NEARLY.map((value): Sent =>
          call.method === 'GET'
            ? {
                method: 'GET',
                path: `/api${call.path}?${parametersOf(call)
                  .map(name => `${text(name)}=${text(value.slice(0, 600))}`)
                  .join('&')}`,
              }
            : {
                method: 'POST',
                path: `/api${call.path}`,
                body: JSON.stringify(Object.fromEntries(parametersOf(call).map(name => [name, value]))),
              },
        ),
      ),
  );
});

test('bodies of more values than anything needs are refused before they are read', async () => {
  const object = (count: number, from = 0) =>
    `{${Array.from({length: count}, (_, at) => `"name${from + at}":1`).join(',')}}`;
  const many = (count: number) => `{"design":${object(count)}}`;
  for (const path of ['/rest/tag-type', '/rest/currency/actions/update'])
    expect((await admin.request('POST', path, many(400_000))).status).toBe(413);
  for (const count of [400_000, 20_000])
    expect(codeOf(await admin.request('POST', '/api/app/inquiry/addFromDesign', many(count)))).toBe(413);
  const {body} = await admin.request(
    'POST',
    '/api/app/inquiry/addFromDesign',
    '{"name":"Ann","email":"ann@example.com","quantity":1,' +
      `"design":{"objects":[${Array.from({length: 20}, (_, at) => object(8000, at * 8000)).join(',')}]}}`,
  );
  expect(body).toMatchObject({code: '422', data: {errors: {design: 'The design is too large'}}});
});

/** Sends the head of a request and as much of its body as there is, whatever length it announces. */
async function half(path: string, body: string, announced: number): Promise<Socket> {
  const {hostname, port} = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `token: ${admin.token ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${announced}`,
    'Connection: close',
    '',
    body,
  ];
  await new Promise<void>(resolve => {
    socket.write(head.join('\r\n'), () => resolve());
  });
  return socket;
}

test('a hostile request that is in work holds up nobody else', async () => {
  const body = JSON.stringify({labelTypeName: 'x'.repeat(7_000_000)});
  const answered: string[] = [];
  const sockets = await Promise.all(
    ['/rest/tag-type', '/api/app/member/login', '/api/app/inquiry/addFromDesign'].map(path =>
      half(path, body.slice(0, -1), body.length),
    ),
  );
  for (const key of ['continent', 'currency']) {
    expect((await admin.rest('GET', key)).status).toBe(200);
    answered.push(key);
  }
  for (const socket of sockets) {
    socket.write(body.slice(-1));
    const [data] = await once(socket, 'data');
    answered.push(String(data).slice(9, 12));
    socket.destroy();
  }
  expect(answered).toEqual(['continent', 'currency', '422', '200', '200']);
});

test('a body that breaks off leaves no defect behind', async () => {
  const before = server.log.length;
  for (const path of ['/rest/tag-type', '/api/app/inquiry/addFromDesign', '/rest/currency/actions/update'])
    (await half(path, '{"a":', 100)).destroy();
  await expectSound(Array.from({length: 5}, (): Sent => ({method: 'GET', path: '/rest/continent'})));
  expect(server.log.slice(before)).not.toMatch(/Error|at .*\.js/);
});
