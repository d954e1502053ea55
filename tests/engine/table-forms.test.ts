/** Separators and decimal marks of tables: told where they can be, else asked for; nothing is written by a guess. */
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {uniqueName} from '../harness/world';
import {make, makeTagType} from './ground';
import {workbookFile} from './sheets';
import {imported} from './transfer';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const SIGNS = {comma: ',', semicolon: ';', tab: '\t', pipe: '|'} as const;

describe('separators', () => {
  const tags = async (name: string) => admin.list('tag-type', {filter: {labelTypeName: name}});

  test.each(Object.entries(SIGNS))('%s is told by the headings, whatever stands in quotes', async (separator, sign) => {
    const name = `${uniqueName('S')}, a;b|c`;
    const table = [`"Language"${sign}labelTypeName`, `en${sign}"${name}"`].join('\r\n');
    const report = await imported(admin, 'tag-type', table);
    expect(report).toMatchObject({status: 200, created: 1, errors: [], separator, separatorGuessed: false});
    expect(await tags(name)).toHaveLength(1);
  });

  test.each(Object.entries(SIGNS))('a first line names it: sep=%s', async (separator, sign) => {
    const name = `${uniqueName('S')}${sign === ',' ? ';' : ','} x`;
    const report = await imported(admin, 'tag-type', `\ufeffsep=${sign}\r\nlabelTypeName\r\n${name}\r\n`);
    expect(report).toMatchObject({status: 200, created: 1, errors: [], separator, separatorGuessed: false});
    expect(await tags(name)).toHaveLength(1);
  });

  test('headings that fit several are told where nothing hangs on it, else they are asked for', async () => {
    const name = uniqueName('S');
    expect(await imported(admin, 'tag-type', `labelTypeName\n"${name}, x"`)).toMatchObject({
      created: 1,
      separator: 'comma',
      separatorGuessed: false,
    });
    const table = `labelTypeName\n${name}, y\n`;
    const looked = await imported(admin, 'tag-type', table, {dryRun: true});
    expect(looked).toMatchObject({status: 200, created: 1, separator: 'semicolon', separatorGuessed: true});
    expect(looked.sample).toEqual([['labelTypeName'], [`${name}, y`]]);
    for (const client of [admin.speaking('en'), admin.speaking('zh')]) {
      const refused = await imported(client, 'tag-type', table);
      expect(refused).toMatchObject({status: 422, message: expect.stringContaining('semicolon')});
    }
    expect(await tags(`${name}, y`)).toHaveLength(0);
    // Named, it counts: a cell without a heading is then a mistake of its row.
    expect(await imported(admin, 'tag-type', table, {separator: ','})).toMatchObject({created: 0, errors: [{row: 2}]});
    expect(await imported(admin, 'tag-type', table, {separator: 'tab'})).toMatchObject({created: 1, separator: 'tab'});
    expect(await tags(`${name}, y`)).toHaveLength(1);
    expect(await tags(name)).toHaveLength(0);
    expect((await imported(admin, 'tag-type', table, {separator: '#'})).status).toBe(400);
  });

  test('a row with more cells than headings is refused at its row', async () => {
    const name = uniqueName('S');
    const table = `language,labelTypeName\nen,${name},50\nen,${name}2,\n`;
    const report = await imported(admin.speaking('en'), 'tag-type', table, {take: 'good'});
    expect(report).toMatchObject({created: 1, errors: [{row: 2, message: expect.stringContaining('more cells')}]});
  });
});

/** A number of a surcharge as it is written, and as it is kept. */
type Row = readonly [written: string, kept: string | null];

describe('decimals', () => {
  interface Options {
    readonly sign?: string;
    readonly decimals?: string;
    readonly dryRun?: boolean;
    readonly field?: 'amount' | 'percentage';
    readonly type?: 'csv' | 'xlsx';
  }

  async function read(written: readonly string[], options: Options = {}) {
    const {sign = ';', field = 'amount', type = 'csv', ...asked} = options;
    const named = written.map(cell => [uniqueName('D'), cell] as const);
    const kind = field === 'amount' ? '1' : '2';
    const rows = [
      ['surchargeName', 'surchargeType', 'chargeKind', 'currency', field],
      ...named.map(([name, cell]) => [name, '5', kind, 'USD', cell]),
    ];
    const text = rows.map(row => row.map(cell => `"${cell}"`).join(sign)).join('\r\n');
    const file = type === 'csv' ? text : workbookFile(rows);
    const report = await imported(admin.speaking('en'), 'surcharge', file, asked);
    const kept = [];
    for (const [surchargeName] of named)
      kept.push((await admin.list('surcharge', {filter: {surchargeName}}))[0]?.[field] ?? null);
    return {report, kept};
  }

  const TOLD: readonly (readonly [string, readonly Row[], Options])[] = [
    ['comma', [['1.234,50', '1234.50']], {}],
    ['comma', [['1,5', '1.50']], {}],
    ['comma', [['1 234,5', '1234.50']], {}],
    ['comma', [['-0,5', null]], {}],
    ['comma', [['1.234.567,8', '1234567.80']], {sign: ','}],
    ['point', [["1'234.50", '1234.50']], {}],
    ['point', [['1,234,567', '1234567.00']], {}],
    ['point', [['1\u202f234.5', '1234.50']], {sign: '\t'}],
    ['point', [['12.34', '12.34']], {sign: ','}],
    [
      'comma',
      [
        ['1.234', '1234.00'],
        ['7', '7.00'],
        ['0,25', '0.25'],
      ],
      {},
    ],
    [
      'point',
      [
        ['1,234', '1234.00'],
        ['2.5', '2.50'],
      ],
      {},
    ],
    [
      'comma',
      [
        ['12,5', '12.50'],
        ['0,25', '0.25'],
      ],
      {field: 'percentage'},
    ],
    [
      'comma',
      [
        ['1.234,50', '1234.50'],
        ['1.234', '1234.00'],
      ],
      {type: 'xlsx'},
    ],
  ];

  test.each(TOLD.map(each => [each[1].map(([written]) => written).join(' and '), each] as const))(
    '%s: the column tells',
    async (_, [decimals, rows, options]) => {
      const {report, kept} = await read(
        rows.map(([written]) => written),
        options,
      );
      expect(report).toMatchObject({status: 200, decimals, decimalsGuessed: false});
      expect(kept).toEqual(rows.map(([, value]) => value));
    },
  );

  test.each([
    ['1,234', ';'],
    ['1.234', ';'],
    ['1,234', ','],
    ['1.234', '\t'],
  ])('%s alone, between %j, is asked for; nothing is written until it is named', async (written, sign) => {
    const looked = await read([written, '5'], {sign, dryRun: true});
    expect(looked.report).toMatchObject({status: 200, decimalsGuessed: true});
    const refused = await read([written, '5'], {sign});
    expect(refused.report).toMatchObject({
      status: 422,
      message: expect.stringContaining(`row 2, column “amount”, “${written}”`),
    });
    expect(refused.kept).toEqual([null, null]);
    const thousands = written.includes('.') ? 'comma' : 'point';
    expect(await read([written, '5'], {sign, decimals: thousands})).toMatchObject({
      report: {created: 2, decimals: thousands, decimalsGuessed: false},
      kept: ['1234.00', '5.00'],
    });
    // Finer than a cent: read as a decimal, it is refused.
    const other = thousands === 'point' ? 'comma' : 'point';
    expect((await read([written, '5'], {sign, decimals: other})).report).toMatchObject({
      written: false,
      errors: [{row: 2, field: 'amount'}],
    });
  });

  test('two marks in one column are asked for; what the named one does not read is refused', async () => {
    expect((await read(['1,5', '2.5', '3,5'])).report).toMatchObject({status: 422});
    const {report, kept} = await read(['1,5', '2.5', '3,5'], {decimals: ','});
    expect(report).toMatchObject({written: false, errors: [{row: 3, field: 'amount'}]});
    expect(kept).toEqual([null, null, null]);
    expect((await read(['1'], {decimals: 'both'})).report.status).toBe(400);
  });

  test('what is no number in either is left for its property to refuse', async () => {
    for (const written of ['1,23,4', '1.2.3', '12.34,567.8', '1 23', '0.123.456', '１,5', '1e5', `${'1'.repeat(80)},5`])
      expect((await read([written])).report).toMatchObject({status: 200, created: 0, refused: 1});
  });

  test('whole numbers have no decimals, unless other columns say so; a number in a text stays as it is', async () => {
    const [type, fresh] = [await makeTagType(admin), uniqueName('1.234,50')];
    const tag = await imported(admin, 'tag', `labelTypeId;labelName\n${String(type.labelTypeName)};${fresh}\n`);
    expect(tag).toMatchObject({created: 1, errors: []});
    expect(await admin.total('tag', {labelName: fresh})).toBe(1);
    const letters = (height: string, price: string) =>
      imported(admin, 'neon-letter-price', `letterClass;maxHeight;currency;price\nplain;${height};EUR;${price}\n`);
    expect(await letters('4.321', '7')).toMatchObject({status: 200, errors: [], decimals: 'comma'});
    expect(await letters('4,322', '7')).toMatchObject({status: 200, errors: [], decimals: 'point'});
    expect(
      await admin.total('neon-letter-price', {letterClass: 'plain', maxHeight: [4321, 4322], currency: 'EUR'}),
    ).toBe(2);
    expect(await letters('4.323', '7.50')).toMatchObject({status: 200, created: 0, errors: [{field: 'maxHeight'}]});
  });
});

describe('the importing key', () => {
  const louder = (name: unknown): string => String(name).toUpperCase().replaceAll('-', '－');

  test('is found whatever its case and width, and is no change', async () => {
    const name = uniqueName('Key-a');
    const table = (key: string, remark: string) =>
      `surchargeName,surchargeType,chargeKind,currency,amount,remark\n${key},5,1,USD,1,${remark}\n`;
    expect(await imported(admin, 'surcharge', table(name, 'one'))).toMatchObject({created: 1});
    const report = await imported(admin, 'surcharge', table(louder(name), 'two'));
    expect(report).toMatchObject({status: 200, created: 0, updated: 1, errors: []});
    const kept = await admin.list('surcharge', {filter: {surchargeName: name}});
    expect(kept).toMatchObject([{surchargeName: name, remark: 'two'}]);
  });

  test('goes by all its parts', async () => {
    const groups = [];
    for (const name of [uniqueName('Group a'), uniqueName('Group b')])
      groups.push(await make(admin, 'customer-label-group', {name}));
    const name = uniqueName('Label a');
    const table = (group: unknown, key: string) => `groupId,name,colour\n${String(group)},${key},#3366cc\n`;
    const [first, second] = groups;
    expect(await imported(admin, 'customer-label', table(first?.name, name))).toMatchObject({created: 1, errors: []});
    expect(await imported(admin, 'customer-label', table(first?.name, louder(name)))).toMatchObject({
      created: 0,
      updated: 1,
      errors: [],
    });
    expect(await imported(admin, 'customer-label', table(second?.name, louder(name)))).toMatchObject({created: 1});
    expect(await admin.total('customer-label', {name})).toBe(1);
  });

  test('is another one where its rule is exact', async () => {
    const name = uniqueName('Role a');
    const table = (key: string) => `roleName\n${key}\n`;
    expect(await imported(admin, 'role', table(name))).toMatchObject({created: 1});
    expect(await imported(admin, 'role', table(name.toUpperCase()))).toMatchObject({created: 1, updated: 0});
  });
});
