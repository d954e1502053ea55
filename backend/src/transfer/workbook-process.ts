/**
 * The script of a process that writes one workbook. Headings and rows, or whole sheets, come in as lines of JSON; the
 * file goes out.
 */
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {parseJson} from '../json';
import {limitProcess} from '../processes/limit';
import {isSheet, type SheetCell, type SheetContent, type TableColumn} from './sheet-content';

/** What cannot be read is a row without cells: whoever sends them is the server. */
function listIn<T>(line: string): T[] {
  const list = parseJson(line);
  return Array.isArray(list) ? list : [];
}

const inputLines = () => createInterface({input: process.stdin, crlfDelay: Infinity});

function valueOf(cell: SheetCell) {
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'day' in cell ? new Date(`${cell.day}Z`) : cell.number;
}

const formatOf = (cell: SheetCell): string | undefined =>
  typeof cell === 'object' && cell !== null && 'numFmt' in cell ? cell.numFmt : undefined;

async function writeSheets(): Promise<void> {
  const {writeXlsx} = await import('hucre/xlsx');
  const contents: SheetContent[] = [];
  for await (const line of inputLines()) {
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
  const lines = inputLines()[Symbol.asyncIterator]();
  const {value: head = '[]'} = await lines.next();
  let row: readonly SheetCell[] = [];
  // The writer knows formats of columns alone. It asks for them at each row, as it writes one before it takes the next.
  const columns = listIn<TableColumn>(head).map(({heading, numFmt}, place) => ({
    header: heading,
    get numFmt() {
      return formatOf(row[place] ?? null) ?? numFmt;
    },
  }));
  async function* rows() {
    for await (const line of lines) {
      row = listIn<SheetCell>(line);
      yield row.map(valueOf);
    }
  }
  const file = writeXlsxStream(rows(), {name: 'Sheet1', columns, freezePane: {rows: 1}});
  await pipeline(Readable.fromWeb(file), process.stdout);
}

limitProcess(Number(process.argv[2]));
const work = process.argv[3] === 'sheets' ? writeSheets : write;
work().catch(() => process.exit(1));
