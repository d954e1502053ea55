/** The statements that ask for the figures of chunks of days. */
import type {Fragment} from 'postgres';
import {
  countedValues,
  currenciesOf,
  figuresOf,
  partName,
  partsOf,
  rateJoins,
  ratelessColumns,
  rateTable,
  toldName,
  type Asking,
} from '../statement';
import {commas} from '../fragments';
import {isAdditive, withRated, type Plain} from '../measures';

export interface Statement {
  /** The measures that it asks for. */
  readonly plains: readonly Plain[];
  readonly sql: Fragment;
}

/** Which chunk a record is in, as `k`: by the instants at which chunks begin. */
export type Bucket = Fragment;

const afterComma = (names: readonly string[]): string => names.map(name => `, ${name}`).join('');

/** What can be added up, of each chunk and group. */
function additive(asking: Asking, where: Fragment, bucket: Bucket, limit: number): Fragment {
  const {context, query, plains} = asking;
  const {sql} = context;
  const names = query.by.map((_, index) => partName(asking, index));
  const columns = [
    sql.unsafe('part.k'),
    ...names.map((name, index) => sql.unsafe(`${name} as d${index}`)),
    ...figuresOf(asking),
    ...ratelessColumns(asking),
  ];
  const told = [
    ...query.by.map((_, index) => toldName(asking, index)),
    ...plains.map((_, index) => `m${index}`),
    ...(currenciesOf(plains).length > 0 ? ['rateless', 'rateless_records'] : []),
  ];
  return sql`
    with part as (${partsOf(asking, where, [sql`${bucket} as k`])}), ${rateTable(asking)} told as (
      select ${commas(context, columns)} from part ${sql.unsafe(rateJoins(asking))}
      group by ${sql.unsafe(`part.k${afterComma(names)}`)} limit ${limit})
    select ${sql.unsafe(`k${afterComma(told)}`)} from told`;
}

/** Ids that are counted once, of each chunk and group; none of a group whose records have none. */
function distinct(asking: Asking, each: Plain, where: Fragment, bucket: Bucket, limit: number): Fragment {
  const {context, query, plains} = asking;
  const {sql} = context;
  const beside: Asking = {...asking, plains: withRated(plains, [each])};
  const names = query.by.map((_, index) => partName(beside, index));
  const places = ['k', ...query.by.map((_, index) => `d${index}`)];
  const columns = [
    sql.unsafe('part.k'),
    ...names.map((name, index) => sql.unsafe(`${name} as d${index}`)),
    sql.unsafe(`${countedValues(beside)[0] ?? 'null'} as v`),
  ];
  return sql`
    with part as (select distinct * from (${partsOf(beside, where, [sql`${bucket} as k`])}) each),
    ${rateTable(beside)} once as (
      select distinct ${commas(context, columns)} from part ${sql.unsafe(rateJoins(beside))}),
    told as (
      select ${sql.unsafe(places.join(', '))}, array_agg(v) filter (where v is not null) as m0 from once
      group by ${sql.unsafe(places.join(', '))} limit ${limit})
    select ${sql.unsafe(`k${afterComma(query.by.map((_, index) => toldName(asking, index)))}`)}, m0 from told`;
}

/** All that has to be asked; `limit` is the number of rows at most of each. */
export function statementsOf(asking: Asking, where: Fragment, bucket: Bucket, limit: number): readonly Statement[] {
  const added = asking.plains.filter(isAdditive);
  const counted = asking.plains.filter(each => !isAdditive(each));
  return [
    ...(added.length > 0 ? [{plains: added, sql: additive({...asking, plains: added}, where, bucket, limit)}] : []),
    ...counted.map(each => ({plains: [each], sql: distinct(asking, each, where, bucket, limit)})),
  ];
}
