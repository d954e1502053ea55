/**
 * The script of a process that writes one workbook. Headings and rows, or whole sheets, come in as lines of JSON; the
 * file goes out.
 */
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {parseJson} from '../json';
import {limitProcess} from '../processes/limit';
import type {Cell} from './cells';
import {isSheet, type DayCell, type SheetContent} from './sheet-content';

/** What cannot be read is a row without cells: whoever sends them is the server. */
function cellsIn(line: string): Cell[] {
  const cells = parseJson(line);
  return Array.isArray(cells) ? cells : [];
}

const sent = () => createInterface({input: process.stdin, crlfDelay: Infinity});

async function* cells(): AsyncGenerator<Cell[]> {
  for await (const line of sent()) yield cellsIn(line);
}

const valueOf = (cell: Cell | DayCell) => (typeof cell === 'object' && cell !== null ? new Date(`${cell.day}Z`) : cell);

async function writeSheets(): Promise<void> {
  const {writeXlsx} = await import('hucre/xlsx');
  const contents: SheetContent[] = [];
  for await (const line of sent()) {
    const content = parseJson(line);
    if (isSheet(content)) contents.push(content);
  }
  const file = await writeXlsx({
    sheets: contents.map(({name, columns, rows, hasHeadings}) => ({
      name,
      columns: [...columns],
      rows: rows.map(row => row.map(valueOf)),
      ...(hasHeadings === true ? {freezePane: {rows: 1}} : {}),
    })),
  });
  await pipeline(Readable.from([file]), process.stdout);
}

async function write(): Promise<void> {
  const {writeXlsxStream} = await import('hucre/xlsx');
  const rows = cells();
  const {value: headings = []} = await rows.next();
  const columns = headings.map((heading: Cell) => ({header: String(heading)}));
  const file = writeXlsxStream(rows, {name: 'Sheet1', columns, freezePane: {rows: 1}});
  await pipeline(Readable.fromWeb(file), process.stdout);
}

limitProcess(Number(process.argv[2]));
const work = process.argv[3] === 'sheets' ? writeSheets : write;
work().catch(() => process.exit(1));
