/** Tables that leave: all of the filter, harmless, and no more than may be seen. */
import readSheets from 'read-excel-file/node';
import type {Client} from '../harness/client';
import {idOf} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makePerson, uniqueName} from '../harness/world';
import {make, makeClipart, makeInquiry, makeTag, makeTagType, openGroundOn, refusal, type Ground} from './ground';
import {exported, exportedFile, exportedRows, imported, csv} from './transfer';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

test('holds the whole filter, far beyond a page, in the order asked for', async () => {
  const {id: countryId} = await admin.first('country');
  await ground.sql`
    insert into public.state (country_id, name)
    select ${Number(countryId)}, case when n % 3 = 0 then 'New ' else 'Old ' end || n from generate_series(1, 1500) n`;
  const total = await admin.total('state');
  const rows = await exportedRows(admin, 'state', {columns: 'id,name', sort: ['name', 'DESC']});
  expect(rows).toHaveLength(total + 1);
  const [first, last] = [
    await admin.list('state', {sort: ['name', 'DESC'], range: [0, 0]}),
    await admin.list('state', {sort: ['name', 'DESC'], range: [total - 1, total - 1]}),
  ];
  expect([rows[1]?.[0], rows[total]?.[0]]).toEqual([String(idOf(first[0])), String(idOf(last[0]))]);
  const some = await exportedRows(admin, 'state', {columns: 'name', filter: {name_startsWith: 'New'}});
  expect(some).toHaveLength((await admin.total('state', {name_startsWith: 'New'})) + 1);
});

test('shows names instead of ids, labels instead of codes, in the reader’s language', async () => {
  const type = await makeTagType(admin);
  const [one, two] = [await makeTag(admin, type.id), await makeTag(admin, type.id)];
  const {id} = await makeClipart(admin, {labels: [two.id, one.id], state: 0});
  const query = {columns: 'labels,state,types', filter: {id}};
  expect(await exportedRows(admin, 'clipart', query)).toEqual([
    ['Tags', 'State', expect.any(String)],
    [`${String(two.labelName)}, ${String(one.labelName)}`, 'Disabled', ''],
  ]);
  expect((await exportedRows(admin.speaking('zh'), 'clipart', query))[1]?.[1]).toBe('禁用');
});

test('runs no formula, and comes back as the text it was', async () => {
  const type = await makeTagType(admin);
  const texts = [
    '=1+1',
    '+SUM(A1)',
    '-2+3',
    '@cmd',
    "'=1",
    '"=1"',
    ' =1',
    '＝1+1',
    '+49 221 1',
    '-5',
    "'",
    'a=b',
    '=HYPERLINK("http://x")',
    'x\n=1',
    "''@x",
    'a;=1+1',
    'a; @cmd',
    "a;'=1+1",
    'a\t-2+3',
    'b;c',
    ';',
    'say "hi";=1',
  ];
  for (const labelName of texts) await makeTag(admin, type.id, {labelName});
  const rows = await exportedRows(admin, 'tag', {
    columns: 'labelName',
    filter: {labelTypeId: type.id},
    sort: ['id', 'ASC'],
  });
  const cells = rows.slice(1).map(row => row[0] ?? '');
  for (const cell of cells) expect(/^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell)).toBe(false);
  // Where a spreadsheet divides by something else, no part of a cell begins as a formula either.
  for (const cell of cells) expect(cell).not.toMatch(/[;\t\r\n][ ]*[=+\-@＝＋－＠]/);
  const fresh = await makeTagType(admin);
  const report = await imported(
    admin,
    'tag',
    csv([['labelTypeId', 'labelName'], ...cells.map(cell => [String(fresh.id), cell])]),
  );
  expect(report).toMatchObject({status: 200, created: texts.length, errors: []});
  const back = await admin.list('tag', {filter: {labelTypeId: fresh.id}, sort: ['id', 'ASC']});
  expect(back.map(tag => tag.labelName)).toEqual(texts.map(text => text.trim()));
});

test('one table after another leaves by the same connections, each with its own columns', async () => {
  const type = await makeTagType(admin);
  const tag = await makeTag(admin, type.id);
  const asked = [
    ['tag', 'labelName', tag.id, tag.labelName],
    ['tag-type', 'id,labelTypeName', type.id, type.labelTypeName],
    ['tag', 'id,labelName,state', tag.id, tag.labelName],
  ] as const;
  for (let round = 0; round < 12; round += 1)
    for (const [entity, columns, id, name] of asked) {
      const [, row = []] = await exportedRows(admin, entity, {columns, filter: {id}});
      expect(row).toContain(name);
      expect(row).toHaveLength(columns.split(',').length);
    }
});

test('a column that is named twice is there once', async () => {
  const {id} = await makeTagType(admin);
  const columns = Array.from({length: 400}, () => 'id').join(',');
  expect(await exportedRows(admin, 'tag-type', {columns, filter: {id}})).toEqual([['ID'], [String(id)]]);
  const [sheet] = await readSheets(await exportedFile(admin, 'tag-type', {columns, filter: {id}}));
  expect(sheet?.data).toEqual([['ID'], [id]]);
});

test('a workbook holds whatever is typed or pasted', async () => {
  const type = await makeTagType(admin);
  const texts = ['a\u2028b', 'a\u2029b', 'a\nb', '\u{1f600} 图', '<b> & "c"', 'a\u0001b', 'a\uffffb', ']]>'];
  for (const labelName of texts) await makeTag(admin, type.id, {labelName});
  const query = {columns: 'id,labelName', filter: {labelTypeId: type.id}, sort: ['id', 'ASC']};
  const [sheet] = await readSheets(await exportedFile(admin, 'tag', query));
  const cells = (sheet?.data ?? []).slice(1).map(row => String(row[1]));
  // Signs that XML cannot hold are left out.
  expect(cells.map(cell => cell.replaceAll(/[^\P{C}\n\u2028\u2029]/gu, ''))).toEqual(
    texts.map(text => text.replaceAll(/[^\P{C}\n\u2028\u2029]/gu, '')),
  );
});

test('leaves a trace of who took what', async () => {
  const type = await makeTagType(admin);
  await exportedRows(admin, 'tag', {columns: 'labelName', filter: {labelTypeId: type.id}});
  const [trace] = await ground.sql`
    select entity, action, actor_name, changes from emblem.audit where action = 'export' order by id desc limit 1`;
  expect(trace).toEqual({
    entity: 'tag',
    action: 'export',
    actor_name: 'Ada Moreau',
    changes: {
      columns: [null, ['labelName']],
      filter: [null, JSON.stringify({labelTypeId: type.id})],
      format: [null, 'csv'],
    },
  });
});

test('opens as a workbook: one sheet, headings, numbers as numbers', async () => {
  const {id} = await makeInquiry(admin, {quantity: 250, quotedPrice: '12.50', remark: '=1+1'});
  const file = await exportedFile(admin, 'inquiry', {columns: 'number,quantity,quotedPrice,remark', filter: {id}});
  const [sheet] = await readSheets(file);
  expect(sheet?.data).toEqual([
    ['Inquiry number', 'Quantity', expect.any(String), 'Customer remark'],
    [expect.stringMatching(/^INQ/), 250, 12.5, '=1+1'],
  ]);
});

describe('what is refused is refused before the first byte', () => {
  test.each([
    ['an unknown column', {columns: 'colour'}, 'colour'],
    ['an unknown filter', {filter: {colour: 1}}, 'colour'],
    ['an unknown order', {sort: ['colour', 'ASC']}, 'colour'],
    ['an unknown format', {format: 'pdf'}, 'format'],
  ])('%s', async (_name, query, where) => {
    expect(refusal(await exported(admin, 'tag', query))).toEqual([400, where]);
  });

  test('a right that is missing, to export or to read', async () => {
    const reader = await makePerson(admin, {rights: {'inquiry.read': 'all'}});
    expect((await exported(reader.client, 'inquiry')).status).toBe(403);
    const exporter = await makePerson(admin, {rights: {'inquiry.export': 'all'}});
    expect((await exported(exporter.client, 'inquiry')).status).toBe(403);
    expect((await exported(admin, 'preference')).status).toBe(404);
  });
});

test('holds the rows that may be both read and exported, and the columns that may be seen', async () => {
  const [here, there] = [
    await makeInquiry(admin, {proId: 1, remark: uniqueName('r')}),
    await makeInquiry(admin, {proId: 2}),
  ];
  const {client} = await makePerson(admin, {
    rights: {'inquiry.read': 'all', 'inquiry.export': 'platform'},
    platformIds: [1],
  });
  const ids = async (read: Client) =>
    (await exportedRows(read, 'inquiry', {columns: 'id', filter: {id: [here.id, there.id]}}))
      .slice(1)
      .map(row => row[0]);
  expect([await ids(client), (await ids(admin)).toSorted()]).toEqual([
    [String(here.id)],
    [String(here.id), String(there.id)],
  ]);
  const [headings = []] = await exportedRows(client, 'inquiry');
  expect(headings).not.toContain((await exportedRows(admin, 'inquiry', {columns: 'email'}))[0]?.[0]);
  for (const hidden of ['email', 'costPrice'])
    expect(refusal(await exported(client, 'inquiry', {columns: `id,${hidden}`}))).toEqual([400, hidden]);
  expect(refusal(await exported(client, 'inquiry', {sort: ['costPrice', 'ASC']}))).toEqual([400, 'costPrice']);
  expect(refusal(await exported(client, 'inquiry', {filter: {email_contains: 'a'}}))).toEqual([400, 'email']);
});

test('deleted records leave when they are asked for, by those who may restore them', async () => {
  const {id} = await make(admin, 'office', {officeName: uniqueName('Office')});
  await admin.remove('office', id);
  const query = {columns: 'id', filter: {_deleted: true, id}};
  expect(await exportedRows(admin, 'office', query)).toEqual([['ID'], [String(id)]]);
  const {client} = await makePerson(admin, {rights: {'office.read': 'all', 'office.export': 'all'}});
  expect((await exported(client, 'office', query)).status).toBe(403);
});
