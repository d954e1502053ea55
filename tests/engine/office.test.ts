/**
 * What an office program makes of an exported workbook. Tried where LibreOffice is installed (`libreoffice-calc` of
 * Debian) and all is tried (MATRIX=full): it is larger than all else that the tests need.
 */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {Decimal} from 'decimal.js';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import type {Client} from '../harness/client';
import {signInAdmin} from '../harness/administrator';
import {asText} from '../harness/json';
import {isWholeMatrix} from '../harness/sample';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makeMember} from '../harness/world';
import {exportedFile} from './transfer';

const OFFICE = '/usr/bin/soffice';
const SHEET = 'xl/worksheets/sheet1.xml';
const AMOUNTS = ['12.34', '0.10', '7.66', '1999.90', '0.05'];

let server: RunningServer;
let admin: Client;
let folder: string;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
  folder = await mkdtemp(join(tmpdir(), 'emblem-office-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, {recursive: true, force: true});
});

/** The workbook with one more row: a formula in each of these columns. */
function withFormulas(file: Uint8Array, row: number, formulas: Readonly<Record<string, string>>): Uint8Array {
  const parts = unzipSync(file);
  const cells = Object.entries(formulas).map(([column, formula]) => `<c r="${column}${row}"><f>${formula}</f></c>`);
  const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
  const added = sheet.replace('</sheetData>', `<row r="${row}">${cells.join('')}</row></sheetData>`);
  expect(added).not.toBe(sheet);
  return zipSync({...parts, [SHEET]: strToU8(added)});
}

/** The rows of the first sheet as the program shows them. */
async function shown(file: Uint8Array): Promise<readonly (readonly string[])[]> {
  const path = join(folder, 'book.xlsx');
  await writeFile(path, file);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const arguments_ = [profile, '--headless', '--convert-to', 'csv', '--outdir', folder, path];
  await promisify(execFile)(OFFICE, arguments_, {timeout: 120_000});
  const text = await readFile(join(folder, 'book.csv'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map(line => line.split(',').map(cell => cell.replace(/^"|"$/g, '')));
}

const tried = isWholeMatrix && existsSync(OFFICE) ? test : test.skip;

tried(
  'adds up exported amounts, and reckons with exported days',
  async () => {
    const {id: memberId, proId} = await makeMember(admin);
    for (const shippingFee of AMOUNTS) await admin.create('order', {memberId, proId, shippingFee});
    const file = await exportedFile(admin, 'order', {columns: 'number,shippingFee,createdAt', filter: {memberId}});
    const last = AMOUNTS.length + 1;
    const rows = await shown(
      withFormulas(file, last + 1, {B: `SUM(B2:B${last})`, C: `IF(TODAY()-C2&gt;-2,YEAR(C2),0)`}),
    );
    const sum = AMOUNTS.reduce((total, each) => total.plus(each), new Decimal(0));
    expect(rows.at(-1)?.[1]).toBe(sum.toFixed(2));
    const [order] = await admin.list('order', {filter: {memberId}});
    expect(Number(rows.at(-1)?.[2])).toBe(new Date(asText(order?.createdAt)).getUTCFullYear());
  },
  180_000,
);
