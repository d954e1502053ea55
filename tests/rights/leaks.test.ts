/** One test for each way in which other systems are known to have told what they should not. */
import type {Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {makePerson, uniqueName} from '../harness/world';
import {exportedRows, imported} from '../engine/transfer';
import {refusal} from '../engine/ground';
import {registerMember} from '../design/scene';
import {HERE, model, openRestricted, THERE, type Restricted} from './restricted';

let world: Restricted;
let admin: Client;
let reader: Client;
/** In sight, and out of it. */
let seen: Json;
let hidden: Json;
beforeAll(async () => {
  world = await openRestricted();
  ({admin} = world);
  reader = world.reader.client;
  const inquiry = (values: Json) =>
    admin.create('inquiry', {
      name: 'Ann',
      email: `${uniqueName('ann')}@example.com`,
      phone: '+1 555 0001',
      quantity: 100,
      costPrice: '12.34',
      ...values,
    });
  seen = await inquiry({proId: HERE});
  hidden = await inquiry({proId: THERE, title: uniqueName('hidden')});
}, 240_000);
afterAll(async () => {
  await world?.stop();
});

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** The answer in which the name that was asked for is blotted out. */
async function about(name: string, path: string, client = reader): Promise<string> {
  const {status, text} = await client.rest('GET', path);
  return `${status} ${text.replaceAll(name, '?')}`;
}

const HIDDEN_FIELDS = ['email', 'phone', 'costPrice'];

describe('a property that is hidden is answered as one that does not exist', () => {
  const NAMELESS = 'noSuchThing';
  const ways: readonly (readonly [string, (name: string) => string])[] = [
    ['sorting', name => `inquiry?sort=${encode([name, 'ASC'])}`],
    [
      'sorting by it after another',
      name =>
        `inquiry?sort=${encode([
          ['id', 'ASC'],
          [name, 'DESC'],
        ])}`,
    ],
    ...['', '_ne', '_gt', '_gte', '_lt', '_lte', '_contains', '_startsWith'].map(
      suffix =>
        [
          `the filter ${suffix || 'for equality'}`,
          (name: string) => `inquiry?filter=${encode({[name + suffix]: '1'})}`,
        ] as const,
    ),
    ['the filter by a list', name => `inquiry?filter=${encode({[name]: ['1']})}`],
    ['the filter by a list of others', name => `inquiry?filter=${encode({[`${name}_nin`]: ['1']})}`],
    ...['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith'].map(
      operator =>
        [
          `the condition ${operator}`,
          (name: string) => `inquiry?filter=${encode({_where: {[operator]: [name, '1']}})}`,
        ] as const,
    ),
    ['a condition on a list', name => `inquiry?filter=${encode({_where: {in: [name, ['1']]}})}`],
    [
      'a condition within others',
      name => `inquiry?filter=${encode({_where: {not: {any: [{all: [{nin: [name, []]}]}]}}})}`,
    ],
    ['a comparison with it', name => `inquiry?filter=${encode({_where: {eq: ['title', {field: name}]}})}`],
    ['a grouping', name => `inquiry/actions/groups?by=${name}`],
    ['groups', name => `inquiry/actions/groups?by=status&filter=${encode({[name]: '1'})}`],
    ['a count', name => `inquiry/actions/count?filter=${encode({[name]: '1'})}`],
    ['an export by filter', name => `inquiry/actions/export?filter=${encode({[name]: '1'})}`],
    ['an export by sort', name => `inquiry/actions/export?sort=${encode([name, 'ASC'])}`],
    ['a column of an export', name => `inquiry/actions/export?columns=id,${name}`],
  ];
  test.each(ways)('in %s', async (_name, path) => {
    const nameless = await about(NAMELESS, path(NAMELESS));
    expect(nameless).toMatch(/^400 /);
    for (const name of HIDDEN_FIELDS) expect(await about(name, path(name))).toBe(nameless);
  });

  test('through a relation, however far', async () => {
    const inner = (name: string) => [
      {has: ['memberId', {startsWith: [name, 'a']}]},
      {has: ['salesmanId', {startsWith: [name, 'a']}]},
      {has: ['memberId', {has: ['salesmanId', {startsWith: [name, 'a']}]}]},
    ];
    for (const [index, way] of inner('email').entries())
      expect(await about('email', `inquiry?filter=${encode({_where: way})}`)).toBe(
        await about(NAMELESS, `inquiry?filter=${encode({_where: inner(NAMELESS)[index]})}`),
      );
  });

  test('when it is a secret, for an administrator too', async () => {
    for (const client of [reader, admin])
      for (const path of [
        `user?filter=${encode({passwordHash_startsWith: '$'})}`,
        `inquiry?filter=${encode({_where: {has: ['salesmanId', {startsWith: ['passwordHash', '$']}]}})}`,
        `user?sort=${encode(['passwordHash', 'ASC'])}`,
      ])
        expect((await client.rest('GET', path)).status).toBe(400);
    expect(await admin.first('user', {id: world.reader.id})).not.toHaveProperty('passwordHash');
  });

  test('in writing, for one record and for many', async () => {
    for (const name of HIDDEN_FIELDS) {
      expect(refusal(await reader.rest('PUT', `inquiry/${idOf(seen)}`, {[name]: '1'}))).toEqual([422, name]);
      expect(
        refusal(await reader.rest('POST', 'inquiry/actions/update', {filter: {[name]: '1'}, values: {remark: 'x'}})),
      ).toEqual([400, name]);
    }
  });
});

test('the search box looks at nothing that is hidden', async () => {
  for (const q of [seen.email, hidden.email, hidden.title, hidden.number])
    expect(await reader.list('inquiry', {filter: {q}})).toEqual([]);
  expect(await admin.list('inquiry', {filter: {q: seen.email}})).toHaveLength(1);
});

test('hidden properties are absent, not empty', async () => {
  const record = await reader.get('inquiry', idOf(seen));
  for (const name of HIDDEN_FIELDS) expect(record).not.toHaveProperty(name);
});

test('totals count what is seen', async () => {
  const visible = (await reader.list('inquiry', {range: [0, 999]})).length;
  expect(await reader.total('inquiry')).toBe(visible);
  expect(visible).toBeLessThan(await admin.total('inquiry'));
  expect((await reader.rest('GET', `inquiry?range=${encode([0, 0])}`)).headers.get('content-range')).toBe(
    `inquiry 0-0/${visible}`,
  );
  expect((await reader.rest('GET', `inquiry?range=${encode([900, 950])}`)).headers.get('content-range')).toBe(
    `inquiry */${visible}`,
  );
  const byStatus = asObjects(await reader.data('/order/manage/getOrderQtyByStatus'));
  expect(byStatus.reduce((sum, {qty}) => sum + Number(qty), 0)).toBe(await reader.total('order'));
});

describe('a record out of sight', () => {
  let stranger: number;
  let mine: number;
  beforeAll(async () => {
    const member = (proId: number) =>
      admin.create('member', {proId, name: uniqueName('member'), email: `${uniqueName('m')}@example.com`});
    [stranger, mine] = [idOf(await member(THERE)), idOf(await member(HERE))];
    await admin.update('inquiry', idOf(seen), {memberId: stranger});
  });

  test('has no name where another points to it', async () => {
    expect(await reader.get('inquiry', idOf(seen))).toMatchObject({memberId: stranger, _labels: {memberId: null}});
    const rows = await exportedRows(reader, 'inquiry', {columns: 'memberId', filter: {id: idOf(seen)}});
    expect(rows[1]).not.toContain((await admin.get('member', stranger)).name);
  });

  test('is not among those of a picker, asked for by id or by name', async () => {
    const {name} = await admin.get('member', stranger);
    expect(await reader.list('member', {filter: {id: [stranger]}})).toEqual([]);
    expect(await reader.list('member', {filter: {name}})).toEqual([]);
    expect(await reader.list('member', {filter: {id: [mine, stranger]}})).toHaveLength(1);
  });

  test('satisfies no condition through a relation', async () => {
    expect(await reader.list('inquiry', {filter: {id: idOf(seen), _where: {has: ['memberId', {all: []}]}}})).toEqual(
      [],
    );
    expect(
      await reader.list('inquiry', {filter: {id: idOf(seen), _where: {not: {has: ['memberId', {all: []}]}}}}),
    ).toHaveLength(1);
  });

  test('is refused as a value in the words for one that does not exist', async () => {
    const send = async (memberId: number) => (await reader.rest('PUT', `inquiry/${idOf(seen)}`, {memberId})).text;
    await reader.update('inquiry', idOf(seen), {memberId: mine});
    expect(await send(stranger)).toBe(await send(999_999_999));
    expect(await send(stranger)).toContain('memberId');
    await admin.update('inquiry', idOf(seen), {memberId: stranger});
  });

  test('is neither found nor touched by an import', async () => {
    const {email} = await admin.get('member', stranger);
    const importer = (
      await makePerson(admin, {
        platformIds: [HERE],
        rights: {
          'member.read': 'platform',
          'member.create': 'platform',
          'member.update': 'platform',
          'member.import': 'platform',
          'member.read-personal': 'platform',
          'project.read': 'all',
        },
      })
    ).client;
    const report = await imported(importer, 'member', `email,proId,name\n${String(email)},${THERE},Taken over`);
    expect(report).toMatchObject({written: false, created: 0, updated: 0});
    expect(JSON.stringify(report.errors)).not.toContain(String(email));
    expect(await admin.get('member', stranger)).not.toMatchObject({name: 'Taken over'});
  });

  test('keeps what it uses from being deleted, and is not named', async () => {
    await admin.update('inquiry', idOf(hidden), {memberId: mine});
    const {status, text} = await reader.rest('DELETE', `member/${mine}`);
    expect(status).toBe(409);
    for (const told of [hidden.number, hidden.title, String(hidden.id)]) expect(text).not.toContain(String(told));
    await admin.update('inquiry', idOf(hidden), {memberId: null});
  });

  test('gives its unique values away by no more than "taken"', async () => {
    const {domainUrl} = await admin.create('domain', {domainUrl: `${uniqueName('shop')}.example`, proId: THERE});
    const {status, text, body} = await reader.rest('POST', 'domain', {domainUrl, proId: HERE});
    expect(status).toBe(409);
    expect(text).not.toContain(String(domainUrl));
    expect(Object.keys(asObject(body)).sort()).toEqual(['errors', 'message']);
  });
});

describe('history', () => {
  test('leaves out hidden properties and the entries that hold nothing else', async () => {
    const id = idOf(seen);
    const before = (await reader.history('inquiry', id)).length;
    await admin.update('inquiry', id, {costPrice: '77.00', email: 'other@example.com'});
    expect(await reader.history('inquiry', id)).toHaveLength(before);
    await admin.update('inquiry', id, {costPrice: '78.00', remark: uniqueName('remark')});
    const [entry] = asObjects(await reader.history('inquiry', id));
    expect(Object.keys(asObject(entry?.changes))).toEqual(['remark']);
  });

  test('answers an entry that is hidden as one that does not exist', async () => {
    const id = idOf(seen);
    await admin.update('inquiry', id, {costPrice: '79.00'});
    const entry = idOf(asObjects(await admin.history('inquiry', id))[0]);
    const revert = async (number: number) => (await reader.rest('POST', `inquiry/${id}/revert`, {entry: number})).text;
    expect(await revert(entry)).toBe(await revert(999_999_999));
    expect(await admin.get('inquiry', id)).toMatchObject({costPrice: '79.00'});
  });

  test('names a member without the e-mail address', async () => {
    const {client, email} = await registerMember(world.server.url);
    await client.data('/app/inquiry/addFromDesign', {
      name: 'Ann',
      email,
      quantity: 5,
      design: {objects: [{type: 'rect'}]},
    });
    const {id} = await admin.first('inquiry', {email});
    expect(JSON.stringify(await reader.history('inquiry', Number(id)))).not.toContain(email);
  });
});

describe('two grants that overlap', () => {
  let both: Client;
  let own: number;
  beforeAll(async () => {
    const person = await makePerson(admin, {
      platformIds: [HERE],
      rights: {
        'inquiry.read': 'platform',
        'inquiry.export': 'platform',
        'inquiry.read-personal': 'own',
        'inquiry.read-confidential': 'own',
      },
    });
    both = person.client;
    own = idOf(
      await admin.create('inquiry', {
        proId: HERE,
        name: 'Own',
        email: 'own@example.com',
        quantity: 1,
        costPrice: '5.00',
        salesmanId: person.id,
      }),
    );
  });

  test('show sensitive values on the rows of their own grant only', async () => {
    const rows = await both.list('inquiry', {range: [0, 999]});
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(row => 'email' in row || 'costPrice' in row).map(idOf)).toEqual([own]);
    const cells = (await exportedRows(both, 'inquiry', {columns: 'email'})).slice(1).flat();
    expect(cells.filter(cell => cell !== '')).toEqual(['own@example.com']);
  });

  test('neither filters, sorts nor searches tell the values of the others', async () => {
    const {email} = await admin.get('inquiry', idOf(seen));
    expect(await both.list('inquiry', {filter: {email}})).toEqual([]);
    expect(await both.list('inquiry', {filter: {q: email}})).toEqual([]);
    expect((await both.list('inquiry', {filter: {costPrice_gt: '0'}})).map(idOf)).toEqual([own]);
    const order = async () => (await both.list('inquiry', {sort: ['costPrice', 'ASC'], range: [0, 999]})).map(idOf);
    const before = await order();
    await admin.update('inquiry', idOf(seen), {costPrice: '0.01'});
    expect(await order()).toEqual(before);
  });

  test('writing a value that is hidden on the row is refused, whether or not it is the one that is there', async () => {
    const person = await makePerson(admin, {
      platformIds: [HERE],
      rights: {'inquiry.read': 'platform', 'inquiry.update': 'platform', 'inquiry.read-confidential': 'own'},
    });
    const {costPrice} = await admin.get('inquiry', idOf(seen));
    const write = async (value: unknown) =>
      (await person.client.rest('PUT', `inquiry/${idOf(seen)}`, {costPrice: value})).text;
    expect(await write(costPrice)).toBe(await write('999.00'));
  });
});

test('a list that is empty in a rule opens nothing', async () => {
  const {client} = await makePerson(admin, {
    rights: {'inquiry.read': 'platform', 'user.history': 'department', 'member.read': 'department'},
  });
  expect(await client.list('inquiry')).toEqual([]);
  expect(await client.list('member')).toEqual([]);
});

test('whoever may change records without reading them cannot find out what they hold', async () => {
  const {client} = await makePerson(admin, {
    platformIds: [HERE],
    rights: {'inquiry.update': 'all', 'inquiry.read': 'own'},
  });
  const send = async (values: Json) => {
    const {status, text} = await client.rest('PUT', `inquiry/${idOf(hidden)}`, values);
    return `${status} ${text}`;
  };
  const {quantity} = await admin.get('inquiry', idOf(hidden));
  expect(await send({quantity})).toBe(await send({quantity: Number(quantity) + 1}));
  expect(await send({quantity, version: 1})).not.toContain('current":{');
});

test('the tables of relations are no resource', async () => {
  for (const {join} of [...model.entities.values()].flatMap(({fields}) => fields))
    if (join)
      for (const name of [join.table, join.table.replaceAll('_', '-')])
        expect((await admin.rest('GET', name)).status).toBe(404);
});

test('a view that somebody shared shows others nothing more', async () => {
  const {client: sharer} = await makePerson(admin, {
    rights: {'inquiry.read': 'all', 'inquiry.read-confidential': 'all'},
  });
  const filter = {costPrice_gt: '10'};
  await sharer.create('saved-view', {name: uniqueName('Dear'), resource: 'set/inquiry', shared: true, query: {filter}});
  expect(await sharer.list('inquiry', {filter})).not.toEqual([]);
  expect((await reader.rest('GET', `inquiry?filter=${encode(filter)}`)).status).toBe(400);
});
