/** What somebody asks for, as its figures are kept. */
import type {Model} from '@emblem/schemas';
import {RATES, TIME, timeOf, type Period} from '@emblem/schemas/reports';
import type {Fragment} from 'postgres';
import {fingerprint, writtenOut} from '../fingerprint';
import {isAdditive, type Plain} from '../measures';
import type {Asking} from '../statement';
import type {Days} from '../types';
import type {Counting} from './changes';
import {statementsOf, type Statement} from './statement';

/** Rows of one answer of the database: more would hold up the process while they are read. */
export const MAX_ROWS = 20_000;

/** The condition on records: of these periods, and of all time where there is none. */
export type Within = (periods: readonly Period[]) => Fragment;

export interface Question {
  readonly asking: Asking;
  readonly within: Within;
  readonly days: Days;
  /** The day of the asker's clock. */
  readonly today: string;
  readonly counting: Counting;
  /** Tells it from all others, rights included. */
  readonly key: string;
  /** The statements without days. */
  readonly statements: readonly Statement[];
}

/** Ids can be kept as what they are counted by. */
function isCountedById({joins}: Asking, {measure}: Plain): boolean {
  const kind = measure.distinct === undefined ? undefined : joins.reach(measure.distinct)?.field.kind;
  return kind === 'bigint' || kind === 'integer';
}

export function isFoldable(asking: Asking): boolean {
  const {metric, query, plains} = asking;
  if (query.list || query.limit !== undefined || (query.step === 'hour' && query.by.includes(TIME))) return false;
  if (timeOf(metric, query.time).of.includes('.')) return false;
  // By the age of a record the same figure is another one at each moment.
  if (plains.some(({measure}) => measure.age)) return false;
  return plains.every(each => isAdditive(each) || isCountedById(asking, each));
}

function countingOf({metric, query, from}: Asking, model: Model): Counting {
  const {of, days} = timeOf(metric, query.time);
  return {
    source: from.entity.table,
    time: from.entity.field[of]?.column ?? '',
    days: days === true,
    rates: model.entities.get(RATES.entity)?.table ?? '',
  };
}

/** Undefined where the same question is another one at each moment. */
export function questionOf(asking: Asking, within: Within, days: Days, today: string): Question | undefined {
  const {context, metric, query} = asking;
  const statements = statementsOf(asking, within([]), context.sql`0`, MAX_ROWS);
  const written = writtenOut([
    metric.$id,
    query.time ?? '',
    days.timeZone,
    query.step,
    ...statements.map(each => each.sql),
  ]);
  if (written.includes(`string ${JSON.stringify(context.now)}`)) return undefined;
  const counting = countingOf(asking, context.model);
  return {asking, within, days, today, counting, statements, key: fingerprint(written)};
}
