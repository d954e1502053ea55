/** Tables that enter: looked at first, then all rows or none, and no change where nothing differs. */
import {loadModel} from '@emblem/schemas/node';
import {parse} from 'csv-parse/sync';
import type {Client} from '../harness/client';
import {asNumber, asObjects} from '../harness/json';
import {hashOf, isSampled, isWholeMatrix} from '../harness/sample';
import {makePerson, uniqueName} from '../harness/world';
import {make, makeTag, makeTagType, openGround, type Ground} from './ground';
import {isUnicode, nameOfForm, SAVED_FORMS, savedAs, type SavedForm} from './saved-forms';
import {csv, exported, exportedFile, exportedRows, imported} from './transfer';

const model = loadModel();

const TABLES = ['tag', 'tag_type', 'user', 'category'];

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGround();
  ({admin} = ground);
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

/** What an import may change: the tables, the history and the numbers. */
async function state(tables: readonly string[]): Promise<unknown> {
  const sums = [];
  for (const table of [...tables, 'emblem.audit', 'emblem.document_number'])
    sums.push([
      table,
      (
        await ground.sql`
          select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) as sum from ${ground.sql(table)} t`
      )[0],
    ]);
  return sums;
}

/** Its key names a record that is called as one it belongs to. */
const CALLED_AS_ANOTHER = 'employee-output';

const importable = [...model.entities.values()].filter(
  ({rightActions}) => rightActions.includes('import') && rightActions.includes('export'),
);

describe('what was exported comes back without changing anything', () => {
  const tried = importable.filter(({key}) => key === CALLED_AS_ANOTHER || isSampled(`comes back ${key}`, 2));

  test.each(tried.map(entity => entity.key))('%s', async key => {
    const filter = {id_lt: 300};
    const rows = await admin.total(key, filter);
    const file = new Uint8Array(await exportedFile(admin, key, {filter}));
    const {text} = await exported(admin.speaking('zh'), key, {filter});
    // Exports leave a trace; imports that change nothing leave none.
    const before = await state([model.entity(key).table]);
    const workbook = await imported(admin, key, file);
    expect(workbook).toMatchObject({status: 200, errors: [], created: 0, updated: rows});
    expect(await imported(admin, key, text)).toMatchObject({status: 200, errors: [], created: 0, updated: rows});
    expect(await state([model.entity(key).table])).toEqual(before);
  });
});

/** Each entity in one form that it can be written in, another one each; in all of them with MATRIX=full. */
function formsOf(key: string): readonly SavedForm[] {
  const first = hashOf(`form ${key}`) % SAVED_FORMS.length;
  return [...SAVED_FORMS.slice(first), ...SAVED_FORMS.slice(0, first)];
}

describe('what a spreadsheet elsewhere saves comes back without changing anything', () => {
  test.each(importable.map(entity => entity.key))('%s', async key => {
    const {fields, table} = model.entity(key);
    const rows = await exportedRows(admin.speaking('en'), key, {filter: {id_lt: 300}});
    const before = await state([table]);
    let tried = 0;
    for (const form of formsOf(key)) {
      const file = savedAs(rows, fields, form);
      if (!file || (tried > 0 && !isWholeMatrix)) continue;
      tried += 1;
      const {encoding, decimals, separator} = form;
      const named = isUnicode(form) ? {} : {encoding};
      const told = await imported(admin, key, file, named);
      // A number such as 1.234 alone is asked for.
      const asked = told.status === 422 ? await imported(admin, key, file, {...named, decimals}) : told;
      expect({form: nameOfForm(form), ...asked}).toMatchObject({
        form: nameOfForm(form),
        status: 200,
        errors: [],
        created: 0,
        updated: rows.length - 1,
        encoding,
        separator,
      });
    }
    expect(tried).toBeGreaterThan(0);
    expect(await state([table])).toEqual(before);
  });
});

/** Properties that a row may be known by, and that take no free text. */
const STRICT_KEYS = [...model.entities.values()].flatMap(entity => {
  const keys = (entity.io.import === false ? undefined : entity.io.import?.key) ?? [];
  const strict = entity.fields.filter(({name, kind, options}) => keys.includes(name) && (kind !== 'string' || options));
  return strict.map(field => ({key: entity.key, field}));
});

test.each(STRICT_KEYS.map(each => [`${each.key}.${each.field.name}`, each] as const))(
  'a row with no such %s is refused at that cell, with what may stand there',
  async (_, {key, field}) => {
    const table = csv([[field.name], ['no such thing']]);
    for (const client of [admin.speaking('en'), admin.speaking('zh')]) {
      const {status, created, errors} = await imported(client, key, table);
      const own = errors.filter(({field: at}) => at === field.name);
      expect([status, created, own.map(({row}) => row)]).toEqual([200, 0, [2]]);
      const {label} = field.options?.find(({retired}) => retired !== true) ?? {};
      if (label) expect(own[0]?.message).toContain(label[client.language === 'zh' ? 'zh' : 'en']);
    }
  },
);

test('a dry run tells what would be done and does nothing', async () => {
  const type = await makeTagType(admin);
  const {labelName} = await makeTag(admin, type.id);
  const before = await state(TABLES);
  const rows = csv([
    ['labelTypeId', 'labelName', 'state'],
    [String(type.labelTypeName), String(labelName), '0'],
    [String(type.labelTypeName), 'New', '1'],
  ]);
  expect(await imported(admin, 'tag', rows, {dryRun: true})).toMatchObject({
    status: 200,
    total: 2,
    created: 1,
    updated: 1,
    errors: [],
    written: false,
  });
  expect(await state(TABLES)).toEqual(before);
  expect(await imported(admin, 'tag', rows)).toMatchObject({status: 200, created: 1, updated: 1, written: true});
  expect(await admin.list('tag', {filter: {labelTypeId: type.id}, sort: ['id', 'ASC']})).toMatchObject([
    {labelName, state: 0},
    {labelName: 'New', state: 1, sortNum: 2},
  ]);
});

test('one wrong row keeps all out; every mistake is told with its row, property and words', async () => {
  await make(admin, 'continent', {name: 'One', nameZh: '一', code: 'XA'});
  const deleted = await makeTagType(admin);
  await admin.remove('tag-type', deleted.id);
  const type = await makeTagType(admin);
  const before = await state(TABLES);
  const tags = await imported(
    admin,
    'tag',
    csv([
      ['Tag type', 'Tag', 'State'],
      [String(type.labelTypeName), 'Fine', 'Enabled'],
      [String(type.labelTypeName), '', ''],
      ['No such type', 'x', ''],
      [String(deleted.labelTypeName), 'x', ''],
      [String(type.labelTypeName), 'y', 'sometimes'],
    ])
      .replace('"Tag type"', '"labelTypeId"')
      .replace('"Tag"', '"labelName"')
      .replace('"State"', '"state"'),
  );
  expect([tags.status, tags.created, tags.written, tags.errors.map(({row, field}) => [row, field])]).toEqual([
    200,
    1,
    false,
    [
      [3, 'labelName'],
      [4, 'labelTypeId'],
      [5, 'labelTypeId'],
      [6, 'state'],
    ],
  ]);
  for (const {message} of tags.errors) expect(message).toMatch(/\w/);
  expect(tags.errors.map(({message}) => message).slice(1)).toEqual([
    '“No such type” does not exist.',
    `“${String(deleted.labelTypeName)}” does not exist.`,
    '“sometimes” is none of: Enabled, Disabled',
  ]);
  const taken = await imported(
    admin,
    'user',
    csv([
      ['userName', 'departmentIds'],
      ['newcomer', ''],
      ['second', 'No such department'],
    ]),
  );
  expect(taken.errors.map(({row, field}) => [row, field])).toEqual([[3, 'departmentIds']]);
  expect(await state(TABLES)).toEqual(before);
});

test('the good rows can be taken alone; the others come back with what is wrong, to be imported again', async () => {
  const type = String((await makeTagType(admin)).labelTypeName);
  const headings = ['labelTypeId', 'labelName', 'state'];
  const rows = csv([
    headings,
    [type, 'Good', '1'],
    [type, '', '1'],
    [type, '=Sum', 'sometimes'],
    [type, 'Good too', '1'],
  ]);
  const before = await state(TABLES);
  const nothing = await imported(admin, 'tag', rows);
  expect(nothing).toMatchObject({status: 200, created: 2, refused: 2, written: false});
  expect(await imported(admin, 'tag', rows, {take: 'good', dryRun: true})).toMatchObject({written: false});
  expect(await state(TABLES)).toEqual(before);

  const taken = await imported(admin.speaking('zh'), 'tag', rows, {take: 'good'});
  expect(taken).toMatchObject({status: 200, created: 2, refused: 2, written: true});
  const [first, empty, formula]: string[][] = parse(String(taken.refusedRows), {bom: true});
  expect([first, empty?.slice(0, 3), formula]).toEqual([
    [...headings, '问题（导入时忽略）'],
    [type, '', '1'],
    [type, "'=Sum", 'sometimes', '状态：“sometimes”不在可选值中：启用、禁用'],
  ]);

  // Mended in the file as it came back, its last column left as it is.
  const mended = csv([
    first ?? [],
    [type, 'Mended', ...(empty ?? []).slice(2)],
    [type, "'=Sum", '0', formula?.[3] ?? ''],
  ]);
  expect(await imported(admin, 'tag', mended)).toMatchObject({status: 200, created: 2, refused: 0, written: true});
  const record = await admin.first('tag', {labelName: '=Sum'});
  expect(record).toMatchObject({state: 0});
  expect(await admin.history('tag', asNumber(record.id))).toMatchObject([{action: 'create'}]);
  const [english]: string[][] = parse(String(nothing.refusedRows), {bom: true});
  expect(english?.[3]).toBe('What is wrong (left out on import)');
});

test('of many mistakes the first are told, and every row comes back', async () => {
  const rows = csv([
    ['labelTypeName', 'language'],
    ...Array.from({length: 600}, () => ['', 'en-us']),
    [uniqueName('One of many'), 'en-us'],
  ]);
  const report = await imported(admin, 'tag-type', rows, {take: 'good'});
  expect([
    report.status,
    report.created,
    report.refused,
    report.errors.length,
    String(report.refusedRows).trim().split('\n').length,
  ]).toEqual([200, 1, 600, 500, 601]);
});

test('a column is known by its property before any label, and no column stands twice', async () => {
  const twice = await imported(
    admin,
    'tag-type',
    csv([
      ['labelTypeName', 'Tag type name', '标签类型名称'],
      ['a', 'b', 'c'],
    ]),
  );
  expect([twice.status, String(twice.message).startsWith('Columns that stand twice')]).toEqual([422, true]);
  expect((await imported(admin, 'tag-type', csv([['labelTypeName'], ['a']]), {take: 'some'})).status).toBe(400);
});

test('a value that is taken is a mistake of its row', async () => {
  const template = await admin.list('category', {range: [0, 1]});
  const [one, two] = asObjects(template);
  const report = await imported(
    admin,
    'category',
    csv([
      ['language', 'categoryCode', 'categoryUrl'],
      [String(one?.language), String(one?.categoryCode), String(two?.categoryUrl)],
    ]),
  );
  expect(report).toMatchObject({status: 200, written: false, errors: [{row: 2, field: 'categoryUrl'}]});
});

test('a file that is no table, has unknown headings or too many rows is refused as a whole', async () => {
  const before = await state(TABLES);
  expect(await imported(admin, 'tag', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toMatchObject({status: 422});
  expect(
    await imported(
      admin,
      'tag',
      csv([
        ['labelName', 'colour'],
        ['x', 'y'],
      ]),
    ),
  ).toMatchObject({status: 422, message: expect.stringContaining('colour')});
  expect(await imported(admin.speaking('zh'), 'tag', csv([['colour'], ['y']]))).toMatchObject({
    status: 422,
    message: expect.stringContaining('无法识别'),
  });
  expect(
    await imported(admin, 'tag', csv([['labelName'], ...Array.from({length: 10_001}, () => ['x'])])),
  ).toMatchObject({status: 422});
  expect((await admin.rest('POST', 'tag/actions/import', {})).status).toBe(400);
  expect(await state(TABLES)).toEqual(before);
});

test('whoever imports needs the right to import and, row by row, that to create or update', async () => {
  const type = await makeTagType(admin);
  const {labelName} = await makeTag(admin, type.id);
  const rows = csv([
    ['labelTypeId', 'labelName', 'state'],
    [String(type.id), String(labelName), '0'],
    [String(type.id), 'New', '1'],
  ]);
  const none = await makePerson(admin, {rights: {'tag.create': 'all', 'tag.update': 'all'}});
  expect((await imported(none.client, 'tag', rows)).status).toBe(403);
  const creator = await makePerson(admin, {rights: {'tag.import': 'all', 'tag.create': 'all'}});
  expect((await imported(creator.client, 'tag', rows)).errors.map(({row}) => row)).toEqual([2]);
  const updater = await makePerson(admin, {rights: {'tag.import': 'all', 'tag.update': 'all'}});
  expect((await imported(updater.client, 'tag', rows)).errors.map(({row}) => row)).toEqual([3]);
  expect((await admin.rest('POST', 'inquiry/actions/import', {})).status).toBe(404);
});

test('an import sets what the schema lets it set', async () => {
  const userName = uniqueName('newcomer');
  await imported(
    admin,
    'user',
    csv([
      ['userName', 'realName', 'isAdmin', 'password', 'version', 'id'],
      [userName, 'Bo', 'true', 'quite-another-one', '9', '1'],
    ]),
  );
  expect(await admin.first('user', {userName})).toMatchObject({realName: 'Bo', isAdmin: false, version: 1});
  expect((await admin.call('/login', {userName, password: 'quite-another-one'})).code).not.toBe('200');
});

test('two records of one name are not mixed up', async () => {
  const name = uniqueName('Twin');
  const [one, two] = [
    await make(admin, 'template-type', {templateTypeName: name}),
    await make(admin, 'template-type', {templateTypeName: name}),
  ];
  const category = await admin.first('category');
  await make(admin, 'category-template', {categoryId: category.id, templateTypeId: two.id});
  const report = await imported(
    admin,
    'category-template',
    csv([
      ['categoryId', 'templateTypeId'],
      [String(category.id), name],
    ]),
  );
  expect(report).toMatchObject({updated: 1, created: 0, errors: []});
  expect(
    await imported(
      admin,
      'template-type',
      csv([
        ['parentId', 'templateTypeName'],
        [name, 'Below'],
      ]),
    ),
  ).toMatchObject({
    written: false,
    errors: [{row: 2, field: 'parentId', message: 'Several records are called so; give the ID instead.'}],
  });
  expect(
    await imported(
      admin,
      'template-type',
      csv([
        ['parentId', 'templateTypeName'],
        [String(one.id), 'Below'],
      ]),
    ),
  ).toMatchObject({created: 1});
});
