/**
 * Records that the same measures count are added up together: a column of bits says which conditions hold, so that each
 * condition and each value is worked out once for a record, however many measures ask for it.
 */
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {writtenOut} from './fingerprint';
import type {Plain} from './measures';

/** Conditions in one column: an integer of eight bytes. */
const BITS = 62;

export interface States {
  /** The columns of conditions, `s0`, `s1` ... */
  readonly keys: readonly Fragment[];
  /** Sums, `a0`, `a1` ..., and the number of records, `n`. */
  readonly sums: readonly Fragment[];
  /** SQL of the sum or the count of a measure over one part, null where it is not of these records. */
  readonly values: readonly string[];
}

/** Equal fragments once, by the place at which they were met first. */
class Places {
  readonly all: Fragment[] = [];
  private readonly known = new Map<string, number>();

  of(fragment: Fragment): number {
    const key = JSON.stringify(writtenOut([fragment]));
    const place = this.known.get(key) ?? this.all.push(fragment) - 1;
    this.known.set(key, place);
    return place;
  }
}

function keysOf({sql}: Context, conditions: readonly Fragment[]): readonly Fragment[] {
  const columns = Array.from({length: Math.ceil(conditions.length / BITS)}, (_, at) =>
    conditions.slice(at * BITS, (at + 1) * BITS),
  );
  return columns.map((some, at) => {
    const bits = some.map(
      (condition, bit) => sql`case when ${condition} then ${sql.unsafe(String(2n ** BigInt(bit)))}::bigint else 0 end`,
    );
    const all = bits.reduce((sum, bit) => sql`${sum} + ${bit}`);
    return sql`${all} as ${sql.unsafe(`s${at}`)}`;
  });
}

/** Whether all of these conditions hold for the records of a part. */
function holds(places: readonly number[]): string {
  const masks = new Map<number, bigint>();
  for (const place of places) {
    const column = Math.floor(place / BITS);
    masks.set(column, (masks.get(column) ?? 0n) | (2n ** BigInt(place % BITS)));
  }
  return [...masks].map(([column, mask]) => `(part.s${column} & ${mask}) = ${mask}`).join(' and ');
}

/** What an amount counts for is to be known of each record: without a rate it is told of how many it is missing. */
function conditionsOf({sql}: Context, {when, own, currency}: Plain): readonly Fragment[] {
  return currency ? [...when, sql`${own} is not null`] : when;
}

const known = new WeakMap<readonly Plain[], States>();

/** The same for the same measures: each part of a statement asks for them. */
export function statesOf(context: Context, plains: readonly Plain[]): States {
  const states = known.get(plains) ?? workOut(context, plains);
  known.set(plains, states);
  return states;
}

function workOut(context: Context, plains: readonly Plain[]): States {
  const {sql} = context;
  const conditions = new Places();
  const sums = new Places();
  const values = plains.map(each => {
    const places = conditionsOf(context, each).map(condition => conditions.of(condition));
    const value = each.measure.count ? 'part.n' : `part.a${sums.of(each.own)}`;
    return places.length === 0 ? value : `(case when ${holds(places)} then ${value} end)`;
  });
  return {
    keys: keysOf(context, conditions.all),
    sums: [...sums.all.map((own, at) => sql`sum(${own}) as ${sql.unsafe(`a${at}`)}`), sql`count(*) as n`],
    values,
  };
}
