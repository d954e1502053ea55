/** Chunks as the database tells them. */
import {dayAfter} from '@emblem/schemas';
import type {Period} from '@emblem/schemas/reports';
import type {Fragment, ISql} from 'postgres';
import {ask} from '../../ask';
import type {GroupRow} from '../group-rows';
import {moment} from '../statement';
import type {Days} from '../types';
import type {DayRange} from './chunks';
import {MAX_ROWS, type Question} from './question';
import {partialRows} from './rows';
import {statementsOf} from './statement';
import type {PartialChunk} from './partial';

interface Instant {
  readonly day: string;
  readonly at: string;
}

/** The instants of days on the clock of a time zone. */
async function instantsOf(
  sql: ISql,
  {timeZone}: Days,
  ranges: readonly DayRange[],
): Promise<ReadonlyMap<string, string>> {
  const days = [...new Set(ranges.flatMap(({from, to}) => [from, dayAfter(to)]))];
  const instants = await sql<Instant[]>`
    select day::text, (day::timestamp at time zone ${timeZone}) as at
    from unnest(${sql.array(days)}::date[]) as each (day)`;
  return new Map(instants.map(({day, at}) => [day, at]));
}

/** The instants at which chunks and the gaps between them begin, and the number of each chunk among these. */
function boundsOf(periods: readonly Period[]): {
  readonly bounds: readonly string[];
  readonly numbers: readonly number[];
} {
  const bounds: string[] = [];
  const numbers = periods.map(({since, until}) => {
    if (bounds.at(-1) !== since) bounds.push(since);
    return bounds.push(until) - 1;
  });
  return {bounds, numbers};
}

/** Which chunk a record is in, by its number. */
function bucketOf({asking}: Question, bounds: readonly string[]): Fragment {
  const {sql} = asking.context;
  // Written into the statement: a value would be read anew for each record. They are times that the database told.
  return sql`width_bucket(${moment(asking)}, ${sql.unsafe(`'{${bounds.join(',')}}'::timestamptz[]`)})`;
}

/** The days of a stretch of chunks. */
function wholeOf(run: readonly DayRange[]): readonly DayRange[] {
  const [first, last] = [run[0], run.at(-1)];
  return first && last ? [{from: first.from, to: last.to}] : [];
}

/**
 * The chunks of these stretches, which follow each other with others between them. Undefined where there are more
 * groups than are kept.
 */
export async function askedChunks(
  sql: ISql,
  question: Question,
  runs: readonly (readonly DayRange[])[],
): Promise<readonly PartialChunk[] | undefined> {
  if (runs.length === 0) return [];
  const {asking, within, days} = question;
  const {context, query, plains} = asking;
  const chunks = runs.flat();
  const instants = await instantsOf(sql, days, chunks);
  const periodOf = ({from, to}: DayRange): Period => ({
    from,
    to,
    since: instants.get(from) ?? '',
    until: instants.get(dayAfter(to)) ?? '',
  });
  const periods = chunks.map(periodOf);
  const stretches = runs.flatMap(wholeOf).map(periodOf);
  const {bounds, numbers} = boundsOf(periods);
  const statements = statementsOf(asking, within(stretches), bucketOf(question, bounds), MAX_ROWS);
  const answers: (readonly GroupRow[])[] = [];
  for (const {sql: statement} of statements) {
    const rows = await ask(context, sql<GroupRow[]>`${statement}`);
    if (rows.length >= MAX_ROWS) return undefined;
    answers.push(rows);
  }
  const rows = partialRows({by: query.by.length, plains, statements, answers});
  return periods.map(({from, to, since, until}, index) => ({
    from,
    to,
    start: Date.parse(since),
    end: Date.parse(until),
    rows: rows.get(numbers[index] ?? 0) ?? [],
  }));
}
