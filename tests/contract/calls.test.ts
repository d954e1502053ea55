/** What holds for every documented call: who may make it, by which method, and that it answers in the envelope. */
import {namedInput, type Call, type JsonSchema, type Operation} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signInAdmin} from '../harness/administrator';
import {Client, giveLink, signInMember} from '../harness/client';
import {asObject, asText, idOf} from '../harness/json';
import {startServer, type TestServer} from '../harness/server';
import {newRecord} from '../harness/values';
import {makePerson} from '../harness/world';
import {CASES, send, title, type CallCase} from './call-cases';
import {Published} from './published';

const model = loadModel();
const named = (cases: readonly CallCase[]): [string, CallCase][] => cases.map(each => [title(each), each]);

/** Calls for which the documents give code 500 as a business answer (ED-366, ED-372). */
const ANSWERS_500 = new Set(['saveTemplateToUser', 'findColourCards']);
const CODES = ['200', '400', '401', '403', '404', '409', '422', '429'];

let server: TestServer;
let admin: Client;
let member: Client;
let holder: Client;
let nobody: Client;
let powerless: Client;
let published: Published;

beforeAll(async () => {
  server = await startServer();
  admin = await signInAdmin(server);
  member = await signInMember(server.url, 'visitor@example.com');
  holder = await giveLink(admin, 'drawing', idOf(await newRecord(admin, model, 'drawing')));
  nobody = new Client(server.url);
  powerless = (await makePerson(admin)).client;
  published = await Published.read(admin);
});

afterAll(async () => {
  await server.stop();
});

/** Somebody whom the call is for. */
function clientOf({call: {audience}}: CallCase): Client {
  if (audience === 'link') return holder;
  return audience === 'member' ? member : admin;
}

/** A session of its own for what ends sessions. */
async function sparing(client: Client, call: Call): Promise<Client> {
  if (call.act !== 'signOut') return client;
  return call.audience === 'member' ? signInMember(server.url, 'visitor@example.com') : signInAdmin(server);
}

describe('who has no session', () => {
  test.each(named(CASES.filter(({call}) => ['staff', 'member', 'link'].includes(call.audience))))(
    '%s is refused with 401',
    async (_, each) => {
      expect(await send(nobody, each)).toMatchObject({status: 200, code: '401', data: null});
      expect(await send(new Client(server.url, 'no-such-token'), each)).toMatchObject({status: 200, code: '401'});
    },
  );

  test.each(named(CASES.filter(({call}) => call.audience === 'staff')))(
    '%s refuses the session of a member',
    async (_, each) => {
      expect((await send(member, each)).code).toBe('401');
    },
  );

  test.each(named(CASES.filter(({call}) => call.audience === 'member')))(
    '%s refuses the session of staff',
    async (_, each) => {
      expect((await send(admin, each)).code).toBe('401');
    },
  );

  test.each(named(CASES.filter(({call}) => call.audience === 'visitor' || call.audience === 'open')))(
    '%s answers a visitor in the envelope',
    async (_, each) => {
      const {status, code} = await send(nobody, each);
      expect(status).toBe(200);
      expect(ANSWERS_500.has(each.call.act ?? '') ? [...CODES, '500'] : CODES).toContain(code);
    },
  );
});

const RIGHT_OF: Partial<Record<Operation, string>> = {
  create: 'create',
  update: 'update',
  delete: 'delete',
  toggle: 'toggle',
  switch: 'update',
  set: 'update',
  reorder: 'sort',
  save: 'update',
};

function isOpenToStaff(key: string): boolean {
  const [entity = '', action = ''] = key.split('.');
  return model.entities.get(entity)?.rights.staff?.[action] !== undefined;
}

/** The rights of which the call needs one, from the table; empty where the act decides itself. */
function neededRights({rights, entity, operation}: Call): readonly string[] {
  if (rights) return rights;
  const action = operation && RIGHT_OF[operation];
  return entity && action ? [`${entity}.${action}`] : [];
}

/** Enough for an operation to know what it is about. */
function someRecord({entity, operation, params, list}: Call): Record<string, unknown> {
  const idName = Object.entries(params ?? {}).find(([, parameter]) => parameter.field === 'id')?.[0] ?? 'id';
  const required = Object.entries(params ?? {})
    .filter(([, parameter]) => parameter.required)
    .map(([name]) => [name, 1]);
  const switched = entity && operation === 'toggle' ? model.entity(entity).toggle : undefined;
  return {
    ...Object.fromEntries(required),
    [idName]: 1,
    ...(switched && {[switched.field]: switched.off}),
    ...(operation === 'reorder' && {[list ?? 'list']: [1, 2]}),
  };
}

describe('who has a session and no rights', () => {
  const guarded = CASES.filter(
    ({call}) => call.audience === 'staff' && neededRights(call).length > 0 && !neededRights(call).some(isOpenToStaff),
  );

  test.each(named(guarded.filter(({call, verb}) => call.operation !== 'reorder' || verb === 'POST')))(
    '%s is refused with 403',
    async (_, each) => {
      const {status, code, message} = await send(powerless, each, someRecord(each.call));
      expect({status, code}).toEqual({status: 200, code: '403'});
      expect(message).not.toBe('');
    },
  );
});

describe('somebody who may', () => {
  test.each(named(CASES.filter(({call}) => call.audience !== 'member')))(
    '%s answers nothing at all with 200 or with what is missing',
    async (_, each) => {
      const {status, code, message, data} = await send(await sparing(clientOf(each), each.call), each);
      expect(status).toBe(200);
      expect(ANSWERS_500.has(each.call.act ?? '') ? [...CODES, '500'] : CODES).toContain(code);
      if (code === '200') expect(published.problemsOf(each, data)).toEqual([]);
      else expect(message).not.toBe('');
      if (code === '422') expect(Object.values(asObject(asObject(data).errors)).map(asText)).not.toContain('');
    },
  );

  test.each(named(CASES.filter(({call}) => call.audience === 'member')))(
    '%s answers a member who sends nothing',
    async (_, each) => {
      const {status, code, data} = await send(await sparing(member, each.call), each);
      expect(status).toBe(200);
      expect(CODES).toContain(code);
      if (code === '200') expect(published.problemsOf(each, data)).toEqual([]);
    },
  );

  test.each(named(CASES.filter(({verb}) => verb === 'POST')))('%s names broken JSON', async (_, each) => {
    const answer = await clientOf(each).request('POST', `/api${each.call.path}`, '{"broken": ');
    expect(answer.status).toBe(200);
    expect(asObject(answer.body).code).toBe('400');
  });
});

/** The parameters of each call that the table requires. */
function requiredParameters({params}: Call): readonly string[] {
  return Object.entries(params ?? {})
    .filter(([, parameter]) => parameter.required)
    .map(([name]) => name);
}

describe('a required parameter', () => {
  test.each(named(CASES.filter(({call}) => requiredParameters(call).length > 0)))(
    '%s says which are missing, in the asked language',
    async (_, each) => {
      for (const [language, message] of [
        ['en', 'Required'],
        ['zh', '必填'],
      ] as const) {
        const {code, data} = await send(clientOf(each).speaking(language), each);
        expect({code, data}).toMatchObject({
          code: '422',
          data: {errors: Object.fromEntries(requiredParameters(each.call).map(name => [name, message]))},
        });
      }
    },
  );

  test('an act says the same, by query and by body; blank is missing, a value of the wrong kind is not', async () => {
    const errors = async (
      client: Client,
      verb: 'GET' | 'POST',
      path: string,
      input: Record<string, unknown>,
    ): Promise<unknown> => asObject((await client.call(path, input, verb)).data).errors;
    const zh = admin.speaking('zh');
    expect(await errors(zh, 'GET', '/design/category/getById', {})).toEqual({id: '必填'});
    expect(await errors(zh, 'GET', '/design/clipart/getById', {id: ''})).toEqual({id: '必填'});
    expect(await errors(admin, 'POST', '/login', {userName: '', password: 'x'})).toEqual({userName: 'Required'});
    expect(await errors(admin, 'POST', '/order/manage/paymentStatusFlow', {id: 1})).toEqual({
      paymentStatus: 'Required',
    });
    expect(await errors(admin, 'POST', '/order/manage/paymentStatusFlow', {id: 1, paymentStatus: 'x'})).toEqual({
      paymentStatus: 'Must be a whole number',
    });
    expect(await errors(zh, 'GET', '/design/clipart/getById', {id: 'x'})).toEqual({id: '值的类型不正确'});
  });
});

/** A value that the schema refuses; undefined where it takes whatever can be sent. */
function broken({type, enum: values, maximum, minimum, maxLength, items}: JsonSchema, verb: CallCase['verb']): unknown {
  if (Array.isArray(type)) return verb === 'POST' && !type.includes('integer') ? 5 : undefined;
  if (type === 'integer' || type === 'number')
    return values ? 'none' : maximum === undefined ? (minimum === undefined ? 'x' : minimum - 1) : maximum + 1;
  if (type === 'string')
    return values ? 'none of them' : maxLength === undefined ? undefined : 'x'.repeat(maxLength + 1);
  if (type === 'array') return verb === 'POST' ? 'x' : items?.type === 'integer' ? 'x' : undefined;
  return verb === 'POST' ? 'x' : undefined;
}

describe('an act', () => {
  const acts = CASES.filter(({call}) => call.act !== undefined && call.input !== undefined);

  test.each(named(acts.filter(({call}) => (call.input?.required ?? []).length > 0)))(
    '%s says what is missing',
    async (_, each) => {
      const {code, data} = await send(clientOf(each).speaking('zh'), each);
      expect(code).toBe('422');
      const {errors} = asObject(data);
      expect(errors).toEqual(
        Object.fromEntries(
          (each.call.input?.required ?? []).map(name => [name, expect.stringMatching(/\p{Script=Han}/u)]),
        ),
      );
    },
  );

  test.each(named(acts))('%s refuses what is not as it says, at every name at once', async (_, each) => {
    const {properties = {}} = namedInput(each.call.input ?? {});
    const sent = Object.fromEntries(
      Object.entries(properties)
        .map(([name, schema]) => [name, broken(schema, each.verb)])
        .filter(([, value]) => value !== undefined),
    );
    if (Object.keys(sent).length === 0) return;
    const {code, data} = await send(clientOf(each), each, sent);
    expect(code).toBe('422');
    expect(Object.keys(asObject(asObject(data).errors))).toEqual(expect.arrayContaining(Object.keys(sent)));
  });

  test.each(named(acts.filter(({call}) => call.input?.additionalProperties === false)))(
    '%s refuses a name that it does not have',
    async (_, each) => {
      const {code, data} = await send(clientOf(each), each, {noSuchName: 1});
      expect({code, data}).toMatchObject({code: '422', data: {errors: {noSuchName: 'Unknown field'}}});
    },
  );
});

describe('a method that is not documented', () => {
  const both = new Set(CASES.map(title));
  const other = (verb: string): 'GET' | 'POST' => (verb === 'GET' ? 'POST' : 'GET');
  const single = CASES.filter(({call, verb}) => !both.has(`${other(verb)} ${call.path}`));

  test.each(named(single))('%s: the other one is an unknown path', async (_, {call, verb}) => {
    const answer = await admin.request(other(verb), `/api${call.path}`);
    expect(answer.status).toBe(404);
    expect(asText(asObject(answer.body).message)).not.toBe('');
  });
});
