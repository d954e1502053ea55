/** In which pieces a question is asked for at first: the shortest of which not too many groups come. */
import type {ISql} from 'postgres';
import {askedChunks} from './asked';
import {recentDays, sampleOf, type Grain} from './chunks';
import {countRows} from './fit';
import {addUp} from './fold';
import {MOST_ROWS, type Question} from './question';

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
  const groups = addUp(chunks.flatMap(({rows}) => rows)).length;
  if ((countRows(chunks) / sample.length) * all <= MOST_ROWS) return 'days';
  if ((groups / THIRD) * all <= MOST_ROWS) return 'thirds';
  return (groups / MONTH) * all <= MOST_ROWS ? 'months' : 'none';
}
