/** The script of a process that writes one workbook: headings and rows come in as lines of JSON, the file goes out. */
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {Worker} from 'node:worker_threads';
import {parseJson} from '../json';

type Cell = string | number | boolean | null;

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

new Worker(join(__dirname, '../processes/watchdog.js'), {
  workerData: {memory: Number(process.argv[2]) * 1024 * 1024, parent: process.ppid},
}).unref();
// Ctrl+C reaches every process of the terminal; the server ends this one.
process.on('SIGINT', () => undefined);
write().catch(() => process.exit(1));
