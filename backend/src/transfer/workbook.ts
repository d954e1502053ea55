/**
 * Tables as workbooks, written row by row in a process of its own: neither their length nor what packing them costs is
 * felt by anybody else.
 */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {pipeline, PassThrough, Readable} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import type {Context} from '../context';
import {partyOf} from '../party';
import {FairTurns} from '../processes/fair-turns';
import {environment} from '../processes/worker';
import type {SheetCell, SheetContent, TableColumn} from './sheet-content';

const SCRIPT = join(__dirname, 'workbook-process.js');
const HEAP_MB = 128;
const MEMORY_MB = 384;

type Row = readonly SheetCell[];

async function* lines(
  columns: readonly TableColumn[],
  first: IteratorResult<Row>,
  rest: AsyncGenerator<Row>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(columns)}\n`;
  if (first.done === true) return;
  yield `${JSON.stringify(first.value)}\n`;
  for await (const row of rest) yield `${JSON.stringify(row)}\n`;
}

/** Whoever stops reading ends all of it: the process, and the lines down to the cursor of their rows. */
function writeInProcess(content: AsyncIterable<string> | Iterable<string>, kind: 'rows' | 'sheets'): Readable {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, SCRIPT, String(MEMORY_MB), kind], {
    env: environment(),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const output = new PassThrough();
  pipeline(Readable.from(content), child.stdin, () => undefined);
  child.stdout.pipe(output, {end: false});
  output.once('close', () => child.kill('SIGKILL'));
  child.once('error', error => output.destroy(error));
  // The output ends once it is known to be whole: a file that broke off would look like one otherwise.
  child.once('close', code => {
    if (code === 0) output.end();
    else output.destroy(new Error('The workbook could not be written.'));
  });
  return output;
}

/** One sheet, however many rows. Once the first of them is there, it is the turn of this export. */
export async function workbook(columns: readonly TableColumn[], rows: AsyncGenerator<Row>): Promise<Readable> {
  return writeInProcess(lines(columns, await rows.next(), rows), 'rows');
}

/** Processes for workbooks of figures, which no cursor holds back: one of a person, and two of all together. */
const TURNS = new FairTurns({ofParty: 1, ofAll: 2, waiting: Infinity});

/** Several sheets of few rows, with days and formats of numbers; whole, when it is the person's turn. */
export function sheets({actor}: Pick<Context, 'actor'>, content: readonly SheetContent[]): Promise<Buffer> {
  const told = content.map(sheet => `${JSON.stringify(sheet)}\n`);
  return TURNS.take(partyOf(actor), () => buffer(writeInProcess(told, 'sheets')));
}
