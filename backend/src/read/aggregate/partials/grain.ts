/** In which pieces a question is asked for at first: the shortest of which not too many groups come. */
import type {ISql} from 'postgres';
import {askedChunks} from './asked';
import {recentDays, sampleOf, type Grain} from './chunks';
import {addUp} from './fold';
import type {Question} from './question';
import {MAX_BYTES, weightOfChunks} from './weight';

/** Days of a third of a month, and of a month. */
const THIRD = 10;
const MONTH = 30;

/**
 * Looks at a few days: a plan of the database is too far from the number of groups. They are asked for once more with
 * the rest, which is one stretch of days so.
 */
export async function grainFor(sql: ISql, question: Question): Promise<Grain | 'none'> {
  const {days, today} = question;
  const sample = sampleOf(days, today);
  if (sample.length === 0) return 'days';
  const chunks = await askedChunks(sql, question, [sample]);
  if (!chunks) return 'none';
  const all = recentDays(days, today);
  const rows = chunks.flatMap(({rows: some}) => some);
  const weight = weightOfChunks(chunks);
  /** With chunks of so many days, where all of them have the groups of these. */
  const longer = (length: number) => ((weight / Math.max(rows.length, 1)) * addUp(rows).length * all) / length;
  if ((weight / sample.length) * all <= MAX_BYTES) return 'days';
  if (longer(THIRD) <= MAX_BYTES) return 'thirds';
  return longer(MONTH) <= MAX_BYTES ? 'months' : 'none';
}
