/** The script of a process that writes one workbook: headings and rows come in as lines of JSON, the file goes out. */
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {parseJson} from '../json';
import {limitProcess} from '../processes/limit';
import type {Cell} from './cells';

/** What cannot be read is a row without cells: whoever sends them is the server. */
function cellsIn(line: string): Cell[] {
  const cells = parseJson(line);
  return Array.isArray(cells) ? cells : [];
}

async function* cells(): AsyncGenerator<Cell[]> {
  for await (const line of createInterface({input: process.stdin, crlfDelay: Infinity})) yield cellsIn(line);
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
write().catch(() => process.exit(1));
