/** Workbooks: what leaves can be reckoned with, and numbers that are names come in as they are shown. */
import type {Client} from '../harness/client';
import {asText, idOf} from '../harness/json';
import {sharedServer} from '../harness/shared-servers';
import {makeOrder, uniqueName} from '../harness/world';
import {makeTag, makeTagType, openGroundOn, type Ground} from './ground';
import {cellsOf, workbookFile, type FormattedNumber} from './sheets';
import {csv, exportedFile, imported} from './transfer';

let ground: Ground;
let admin: Client;
beforeAll(async () => {
  ground = await openGroundOn(await sharedServer());
  ({admin} = ground);
  const dinar = {code: 'KWD', name: 'Kuwaiti dinar', rate: '0.307', isUsed: 1};
  const made = await admin.rest('POST', 'currency', dinar);
  if (made.status >= 400)
    await admin.update('currency', idOf(await admin.first('currency', {code: 'KWD'})), {isUsed: 1});
}, 240_000);
afterAll(async () => {
  await ground?.stop();
});

const DAYS_TO_1970 = 25_569;
const DAY_MS = 86_400_000;

test.each([
  ['JPY', '500', '#,##0'],
  ['USD', '12.34', '#,##0.00'],
  ['KWD', '1.235', '#,##0.000'],
])('an amount in %s is a number with the digits of its currency, a moment a day with its time', async (...of) => {
  const [currency, shippingFee, format] = of;
  const order = await makeOrder(admin, {shippingFee, currency});
  const query = {columns: 'number,shippingFee,currency,createdAt', filter: {id: order.id}};
  const cells = cellsOf(await exportedFile(admin, 'order', query));
  expect(cells.get('A2')).toMatchObject({type: 'inlineStr', value: order.number});
  expect(cells.get('B2')).toEqual({value: String(Number(shippingFee)), format});
  const moment = cells.get('D2');
  expect(moment).toEqual({value: expect.any(String), format: 'yyyy-mm-dd hh:mm:ss'});
  const read = new Date(Math.round((Number(moment?.value) - DAYS_TO_1970) * DAY_MS));
  expect(read.toISOString()).toBe(order.createdAt);
});

const TEXTS = ['=1+1', '+49 221 1', '-2+3', '@cmd', "'=1", "''@x", 'a;=1+1', "a;'=1", 'x\t-2'];

test('a text is the text it is, whatever it begins with, and comes back as that', async () => {
  const [type, fresh] = [await makeTagType(admin), await makeTagType(admin)];
  for (const labelName of TEXTS) await makeTag(admin, type.id, {labelName});
  const query = {columns: 'labelName', filter: {labelTypeId: type.id}, sort: ['id', 'ASC']};
  const cells = [...cellsOf(await exportedFile(admin, 'tag', query)).values()].slice(1);
  expect(cells.map(({type: kind, value}) => [kind, value])).toEqual(TEXTS.map(text => ['inlineStr', text]));
  const rows = TEXTS.map(text => [String(fresh.labelTypeName), text]);
  const report = await imported(admin, 'tag', workbookFile([['labelTypeId', 'labelName'], ...rows]));
  expect(report).toMatchObject({created: TEXTS.length, errors: []});
  const back = await admin.list('tag', {filter: {labelTypeId: fresh.id}, sort: ['id', 'ASC']});
  expect(back.map(tag => tag.labelName)).toEqual(TEXTS);
});

/** One tag by a row of a workbook. */
async function tagOf(cell: FormattedNumber, from1904 = false) {
  const {id, labelTypeName} = await makeTagType(admin);
  const rows = [
    ['labelTypeId', 'labelName'],
    [String(labelTypeName), cell],
  ];
  const report = await imported(admin, 'tag', workbookFile(rows, from1904));
  const [tag] = await admin.list('tag', {filter: {labelTypeId: id}});
  return {report, name: tag?.labelName};
}

test.each([
  [123, '00000', '00123'],
  [12.5, '0.00', '12.50'],
  [0.15, '0%', '15%'],
  [46_000, 'yyyy-mm-dd', '2025-12-09'],
  [46_000.5, 'd/m/yyyy hh:mm', '9/12/2025 12:00'],
  [4_006_381_333_931, 'General', '4006381333931'],
  [0.1 + 0.2, 'General', '0.3'],
  [4_006_381_333_931, '@', '4006381333931'],
  [5, ';;;', '5'],
  [123_456_789, '"No. "000-000-000', 'No. 123-456-789'],
])('%p shown by %s is the text %s', async (number, format, name) => {
  expect(await tagOf({number, format})).toMatchObject({report: {status: 200, created: 1, errors: []}, name});
  expect((await tagOf({number, format, formula: `${number}+0`})).name).toBe(name);
});

test('days that are counted from 1904 are shown as theirs', async () => {
  expect((await tagOf({number: 46_000 - 1462, format: 'yyyy-mm-dd'}, true)).name).toBe('2025-12-09');
});

test('a number that shows another name changes no other record', async () => {
  const type = await makeTagType(admin);
  const [short, long] = [
    await makeTag(admin, type.id, {labelName: '123'}),
    await makeTag(admin, type.id, {labelName: '00123'}),
  ];
  const rows = [
    ['labelTypeId', 'labelName', 'state'],
    [String(type.labelTypeName), {number: 123, format: '00000'}, '0'],
  ];
  expect(await imported(admin, 'tag', workbookFile(rows))).toMatchObject({updated: 1, created: 0, errors: []});
  expect([(await admin.get('tag', short.id)).state, (await admin.get('tag', long.id)).state]).toEqual([1, 0]);
});

test.each([
  [9_400_111_899_223_100_001_234, 'General', '9.4001118992231E+21'],
  [1_234_567_890_123_456, '0', '1234567890123456'],
  [123_456, '0.00E+00', '1.23E+05'],
])('%p shown by %s has lost digits and is refused at its cell', async (number, format, left) => {
  const {report, name} = await tagOf({number, format});
  expect([report.created, name]).toEqual([0, undefined]);
  expect(report.errors).toMatchObject([{row: 2, field: 'labelName'}]);
  expect(report.errors[0]?.message).toBe(
    `“${left}” is a number that lost or hides digits. Format the column as text, then enter it in full again.`,
  );
  expect(asText(report.refusedRows)).toContain(left);
});

test('so it is in a CSV; a name of letters and digits stays one', async () => {
  const {id, labelTypeName} = await makeTagType(admin);
  const names = ['9.4E+21', '-1E+15', '9.4E+03', '1E20', 'E+21', uniqueName('E+21')];
  const table = csv([['labelTypeId', 'labelName'], ...names.map(name => [String(labelTypeName), name])]);
  const report = await imported(admin.speaking('zh'), 'tag', table, {take: 'good'});
  expect(report).toMatchObject({
    created: 4,
    errors: [
      {row: 2, field: 'labelName'},
      {row: 3, field: 'labelName'},
    ],
  });
  expect(report.errors[0]?.message).toContain('“9.4E+21”');
  // What was not mended is refused again.
  expect(await imported(admin, 'tag', asText(report.refusedRows))).toMatchObject({created: 0, refused: 2});
  expect(await admin.total('tag', {labelTypeId: id})).toBe(4);
});
