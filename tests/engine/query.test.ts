/** What lists answer, and how they refuse what they cannot. */
import type {Answer, Client} from '../harness/client';
import {asObject, asObjects, idOf, type Json} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {loadModel} from '@emblem/schemas/node';
import fc from 'fast-check';
import {searchText} from '../../backend/src/database/search-text';
import {uniqueName} from '../harness/world';
import {errorsOf, make, makeClipart, makeTag, makeTagType, openGroundOn, refusal, type Ground} from './ground';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

function get(entity: string, query: Readonly<Record<string, unknown>>, client: Client = admin): Promise<Answer> {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
  return client.rest('GET', `${entity}?${text}`);
}

describe('a query that cannot be answered is refused with 400, and says where', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string, string])[] = [
    ['an unknown property', {filter: {colour: 1}}, 'colour', 'colour', 'colour'],
    ['an unknown operator', {filter: {_where: {between: ['id', [1, 2]]}}}, '_where', 'between', 'between'],
    ['an operator that does not suit', {filter: {id_contains: 1}}, 'id', '', ''],
    ['a value of the wrong kind', {filter: {id: 'x'}}, 'id', 'whole number', '整数'],
    ['a list where one value is meant', {filter: {id_gt: [1]}}, 'id_gt', 'right kind', '类型'],
    ['an object where a value is meant', {filter: {id: {a: 1}}}, 'id', 'right kind', '类型'],
    ['a filter that is no JSON', {filter: '{'}, 'filter', 'valid JSON', 'JSON'],
    ['a filter that is no object', {filter: [1]}, 'filter', 'valid JSON', 'JSON'],
    ['a search that is no text', {filter: {q: 7}}, 'q', 'right kind', '类型'],
    ['an unknown property to sort by', {sort: ['colour', 'ASC']}, 'colour', 'no such field', '没有此字段'],
    ['a direction that does not exist', {sort: ['id', 'up']}, 'sort', 'sort', '排序'],
    ['a property that has no order', {sort: ['labels', 'ASC']}, 'labels', '', ''],
    ['a range that is none', {range: [5]}, 'range', 'two numbers', '分页'],
    ['a range that runs backwards', {range: [5, 1]}, 'range', 'two numbers', '分页'],
    ['too large a page', {range: [0, 1000]}, 'range', '1000', '1000'],
    [
      'conditions nested too deeply',
      {filter: {_where: JSON.parse(`${'{"not":'.repeat(40)}{"eq":["id",1]}${'}'.repeat(40)}`)}},
      '_where',
      '',
      '',
    ],
  ];
  test.each(cases)('%s', async (_name, query, where, english, chinese) => {
    const answer = await get('clipart', query);
    expect([refusal(answer), asObject(answer.body).message]).toEqual([[400, where], expect.any(String)]);
    expect(errorsOf(answer)[where]).toContain(english);
    const inChinese = errorsOf(await get('clipart', query, admin.speaking('zh')))[where];
    expect(inChinese).toContain(chinese);
    expect(inChinese).toMatch(/\p{Script=Han}/u);
  });
});

test('an unknown resource, action, record and address are not found, in words', async () => {
  for (const path of [
    '/rest/unicorn',
    '/rest/unicorn/1',
    '/rest/unicorn/actions/count',
    '/rest/clipart/99999999',
    '/rest/clipart/x',
    '/rest/clipart/1/2/3',
    '/api/unicorn',
    '/files/unicorn.png',
  ]) {
    const {status, body} = await admin.request('GET', path);
    expect([path, status, asObject(body).message]).toEqual([path, 404, expect.stringMatching(/\w/)]);
  }
  expect(asObject((await admin.speaking('zh').rest('GET', 'clipart/99999999')).body).message).toBe('记录不存在');
});

describe('filters', () => {
  let ids: readonly number[];
  let type: Json;
  beforeAll(async () => {
    type = await makeTagType(admin);
    const names = ['Alpha 50%', 'alphabet', 'Beta_1', 'Ωmega Café ÉTÉ', '中文标签'];
    ids = [];
    for (const [index, name] of names.entries())
      ids = [...ids, (await makeTag(admin, idOf(type), {labelName: name, state: index % 2})).id];
  });

  const found = async (filter: Json) =>
    (await admin.list('tag', {filter: {labelTypeId: type.id, ...filter}, sort: ['id', 'ASC']})).map(tag =>
      ids.indexOf(idOf(tag)),
    );

  test('compare, look into lists and texts, and take signs of SQL for what they are', async () => {
    expect(await found({state: 1})).toEqual([1, 3]);
    expect(await found({state_ne: 1})).toEqual([0, 2, 4]);
    expect(await found({labelName: 'alphabet'})).toEqual([1]);
    expect(await found({labelName_contains: 'ALPHA'})).toEqual([0, 1]);
    expect(await found({labelName_contains: '%'})).toEqual([0]);
    expect(await found({labelName_contains: '_'})).toEqual([2]);
    expect(await found({labelName_startsWith: '中文'})).toEqual([4]);
    expect(await found({labelName: "x' or 1=1 --"})).toEqual([]);
    expect(await found({sortNum_gt: 2, sortNum_lte: 4})).toEqual([2, 3]);
    expect(await found({id: []})).toEqual([]);
    expect(await found({id_nin: []})).toEqual([0, 1, 2, 3, 4]);
    expect(await found({id: [ids[4], ids[0], 99_999_999]})).toEqual([0, 4]);
    expect(await found({_where: {any: [{eq: ['labelName', 'alphabet']}, {not: {lt: ['sortNum', 5]}}]}})).toEqual([
      1, 4,
    ]);
    expect(await found({_where: {has: ['labelTypeId', {eq: ['labelTypeName', type.labelTypeName]}]}})).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  test('the search box wants every word, in any of its properties', async () => {
    expect(await found({q: 'ALPHA 50'})).toEqual([0]);
    expect(await found({q: 'alpha beta'})).toEqual([]);
    expect(await found({q: '标签'})).toEqual([4]);
    expect(await found({q: '中文标签'})).toEqual([4]);
    expect(await found({q: 'CAFÉ été'})).toEqual([3]);
    expect(await found({q: 'ωMEGA'})).toEqual([3]);
    expect(await found({q: '签标'})).toEqual([]);
    expect(await found({q: '   '})).toEqual([0, 1, 2, 3, 4]);
    expect(await found({q: String(ids[2])})).toEqual([2]);
  });

  test('several texts are searched as one, each word within one of them, and by an index', async () => {
    await ground.sql`
      insert into colour_card (type_id, pantone, code, alt, sort)
      values ((select min(id) from colour_type), 'Search quay', '#abcdef', 'Loft 50%_x', 1),
      ((select min(id) from colour_type), 'Search pier', '#fedcba', null, 2)`;
    const cards = async (filter: Json) =>
      (await admin.list('colour-card', {filter, sort: ['pantone', 'DESC']})).map(card => card.pantone);
    expect(await cards({q: 'SEARCH'})).toEqual(['Search quay', 'Search pier']);
    expect(await cards({q: 'loft abcd search'})).toEqual(['Search quay']);
    expect(await cards({q: '50%_x'})).toEqual(['Search quay']);
    expect(await cards({q: 'loft pier'})).toEqual([]);
    expect(await cards({alt_contains: 'oft 5'})).toEqual(['Search quay']);
    expect(await cards({pantone_startsWith: 'search p'})).toEqual(['Search pier']);
    expect(await cards({pantone_contains: 'earch', _where: {not: {contains: ['alt', 'loft']}}})).toEqual([
      'Search pier',
    ]);
    const plans = await ground.sql.begin(async sql => {
      await sql`set local enable_seqscan = off`;
      const entities = [...loadModel().entities.values()]
        .map(entity => ({table: entity.table, text: searchText(entity, 't')}))
        .filter(({text}) => text !== undefined);
      return Promise.all(
        entities.map(
          async ({table, text}) =>
            [
              `s_${table}`,
              (await sql.unsafe(`explain select 1 from public."${table}" t where ${text} ilike '%quay%'`).values())
                .flat()
                .join(' '),
            ] as const,
        ),
      );
    });
    expect(plans.filter(([index, plan]) => !plan.includes(`Scan on ${index} `))).toEqual([]);
    expect(plans.length).toBeGreaterThan(10);
  });

  test('the whole number of a document finds that document alone', async () => {
    const [first, second] = await ground.sql<
      {id: number; number: string}[]
    >`select id::int, number from "order" order by id limit 2`;
    if (!first || !second) throw new Error('The world has no two orders.');
    await ground.sql`update "order" set title = ${`As ${first.number}`} where id = ${second.id}`;
    const orders = async (q: string) => (await admin.list('order', {filter: {q}, sort: ['id', 'ASC']})).map(idOf);
    expect(await orders(first.number)).toEqual([first.id]);
    expect(await orders(first.number.toLowerCase())).toEqual([first.id]);
    expect(await orders(`as ${first.number}`)).toEqual([second.id]);
    expect(await orders(first.number.slice(0, -1))).toEqual(expect.arrayContaining([first.id, second.id]));
    const csv = await admin.rest(
      'GET',
      `order/actions/export?format=csv&filter=${encodeURIComponent(JSON.stringify({q: first.number}))}`,
    );
    expect(csv.text.trim().split('\n')).toHaveLength(2);
  });

  test('a list whose order nobody asks for has that of the entity, group by group', async () => {
    const inOrder = (await admin.list('colour-card', {sort: ['sort', 'ASC']})).map(idOf);
    expect(asObjects((await get('colour-card', {})).body).map(idOf)).toEqual(inOrder);
  });

  test('a list by place shows one group after the other', async () => {
    const other = await makeTagType(admin);
    const later = await makeTag(admin, idOf(other));
    const groups = [idOf(type), idOf(other)];
    const inOrder = async (direction: 'ASC' | 'DESC') =>
      (await admin.list('tag', {filter: {labelTypeId: groups}, sort: ['sortNum', direction]})).map(idOf);
    expect(await inOrder('ASC')).toEqual([...ids, later.id]);
    expect(await inOrder('DESC')).toEqual([later.id, ...ids.toReversed()]);
  });

  test('a page far down holds what comes there', async () => {
    const many = idOf(await makeTagType(admin));
    await ground.sql`
      insert into tag (label_type_id, label_name, sort_num) select ${many}, 'Far ' || place, place
      from generate_series(1, 620) place`;
    const places = async (range: readonly [number, number], direction: 'ASC' | 'DESC') =>
      asObjects((await get('tag', {filter: {labelTypeId: many}, range, sort: ['sortNum', direction]})).body).map(
        tag => tag.sortNum,
      );
    expect(await places([600, 602], 'ASC')).toEqual([601, 602, 603]);
    expect(await places([600, 602], 'DESC')).toEqual([20, 19, 18]);
    expect(await places([618, 640], 'ASC')).toEqual([619, 620]);
  });

  test('a page is the same whether it is read from the beginning or, with the total told, from the end', async () => {
    await ground.sql`
      insert into colour_card (type_id, pantone, code, alt, sort)
      select (select min(id) from colour_type), 'End ' || place, '#123456', nullif('Like ' || place % 3, 'Like 0'),
        place % 5 from generate_series(1, 640) place`;
    const filter = {pantone_startsWith: 'End '};
    const sorts: readonly (readonly [string, 'ASC' | 'DESC'])[] = ['alt', 'sort', 'pantone', 'id'].flatMap(
      name =>
        [
          [name, 'ASC'],
          [name, 'DESC'],
        ] as const,
    );
    const read = async (sort: readonly [string, 'ASC' | 'DESC'], range: readonly [number, number], total: string) =>
      asObjects((await get('colour-card', {filter, range, sort, total})).body).map(idOf);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.integer({min: 490, max: 650}),
        fc.integer({min: 1, max: 60}),
        async (sort, from, size) => {
          const range = [from, from + size - 1] as const;
          expect(await read(sort, range, '640')).toEqual(await read(sort, range, 'none'));
        },
      ),
      {numRuns: 60},
    );
  });

  test('records that lie below one another are named, whether the page holds the upper one or not', async () => {
    const above = await make(admin, 'clipart-type', {clipartTypeName: uniqueName('Above')});
    const below = await make(admin, 'clipart-type', {clipartTypeName: uniqueName('Below'), parentId: above.id});
    const labels = async (wanted: readonly number[]) => {
      const rows = await admin.list('clipart-type', {filter: {id: wanted}, sort: ['id', 'ASC']});
      return asObject(rows.find(row => idOf(row) === below.id)?._labels).parentId;
    };
    expect(await labels([above.id, below.id])).toBe(above.clipartTypeName);
    expect(await labels([below.id])).toBe(above.clipartTypeName);
  });

  test('a list of references is found by what it holds', async () => {
    const [one, two] = [
      await makeClipart(admin, {labels: [ids[0], ids[1]]}),
      await makeClipart(admin, {labels: [ids[1]]}),
    ];
    const cliparts = async (filter: Json) => (await admin.list('clipart', {filter, sort: ['id', 'ASC']})).map(idOf);
    expect(await cliparts({labels: ids[1]})).toEqual([one.id, two.id]);
    expect(await cliparts({labels: [ids[0], 99_999_999]})).toEqual([one.id]);
  });
});

test('pages follow each other without gap or repetition, and the total is told', async () => {
  const seen: number[] = [];
  const total = await admin.total('country');
  for (let from = 0; from < total; from += 60) {
    const answer = await get('country', {range: [from, from + 59], sort: ['hasStates', 'DESC']});
    const records = asObjects(answer.body);
    expect(answer.headers.get('Content-Range')).toBe(`country ${from}-${from + records.length - 1}/${total}`);
    seen.push(...records.map(idOf));
  }
  expect(new Set(seen).size).toBe(total);
  expect((await get('country', {range: [100_000, 100_024]})).headers.get('Content-Range')).toBe(`country */${total}`);
  expect(asObjects((await get('country', {range: [0, 0]})).body)).toHaveLength(1);
});

test('a turned page is not counted, and tells the total only where it is the last', async () => {
  const total = await admin.total('country');
  const range = async (query: string) =>
    (await admin.request('GET', `/rest/country?${query}`)).headers.get('Content-Range');
  expect(await range('range=[0,4]&total=none')).toBe('country 0-4/*');
  expect(await range(`range=[5,${total + 5}]&total=none`)).toBe(`country 5-${total - 1}/${total}`);
});

test('abilities that an earlier record has are told by its id, where that is asked for', async () => {
  const list = async (query = '') => asObjects((await admin.request('GET', `/rest/inquiry?range=[0,99]${query}`)).body);
  const whole = new Map((await list()).map(record => [record.id, record._abilities]));
  const once = await list('&abilities=once');
  const told = new Map(
    once.filter(({_abilities}) => typeof _abilities === 'object').map(record => [record.id, record._abilities]),
  );
  expect(told.size).toBeLessThan(once.length);
  for (const {id, _abilities} of once)
    expect(typeof _abilities === 'number' ? told.get(_abilities) : _abilities).toEqual(whole.get(id));
});

test('relations are named, those that are gone or empty too', async () => {
  const type = await makeTagType(admin);
  const tag = await makeTag(admin, type.id);
  expect(asObject((await admin.get('tag', tag.id))._labels)).toEqual({labelTypeId: type.labelTypeName});
  const parent = await make(admin, 'template-type', {templateTypeName: uniqueName('Type')});
  expect(asObject((await admin.get('template-type', parent.id))._labels)).toEqual({});
});

test('a full page of ten thousand and more says so, and the exact number is one request away', async () => {
  const {id} = await admin.first('country');
  await ground.sql`
    insert into city (country_id, city_name, zip_code) select ${Number(id)}, 'Town', n::text
    from generate_series(1, 10500) n`;
  const total = await admin.total('city');
  const answer = await get('city', {range: [0, 24]});
  expect([answer.headers.get('Content-Range'), answer.headers.get('X-Total-Capped')]).toEqual(['city 0-24/10001', '1']);
  expect(total).toBeGreaterThan(10_500);
  const few = await get('city', {filter: {zipCode: '77'}, range: [0, 24]});
  expect([few.headers.get('Content-Range')?.split('/')[1], few.headers.get('X-Total-Capped')]).toEqual([
    String(asObjects(few.body).length),
    null,
  ]);
});
