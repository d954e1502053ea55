/**
 * The statement that adds records up: small groups of them by days and currencies first, then by what was asked, with
 * the totals beside.
 */
import {GROUP_LIMIT, TIME, timeOf, type Metric} from '@emblem/schemas/reports';
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {ask} from '../ask';
import type {Source} from '../source';
import {commas} from './fragments';
import {among, keyOf, ratelessOf, type GroupRow} from './group-rows';
import type {Joins} from './joins';
import {figure, isAdditive, valueOf, withRated, type Plain} from './measures';
import {ratesOf} from './rates';
import {statesOf} from './states';
import type {AggregateQuery, Step} from './types';

const UTC = 'UTC';

export interface Asking {
  readonly context: Context;
  readonly metric: Metric;
  readonly query: AggregateQuery;
  readonly from: Source;
  readonly joins: Joins;
  readonly plains: readonly Plain[];
  /** The hours of the period where those are its steps: each record belongs to the one whose instants hold its own. */
  readonly hours?: readonly Step[];
}

/** When a record counts. */
export function moment(asking: Asking): Fragment {
  const {context, metric, query, joins} = asking;
  const {sql} = context;
  const {of, days} = timeOf(metric, query.time);
  const value = joins.reach(of)?.value;
  if (!value) return sql`null::timestamptz`;
  return days ? sql`((${value})::timestamp at time zone ${zoneOf(asking)})` : value;
}

const zoneOf = ({query}: Asking): string => query.days?.timeZone ?? UTC;

/**
 * What records are gathered by before steps are made of it: the day, or the hour, on the clock of the time zone. Making
 * and writing a step costs more than adding up a record, and a day has many.
 */
function instant(asking: Asking): Fragment {
  const {context, query, hours} = asking;
  if (hours)
    return context.sql`width_bucket(${moment(asking)}, ${hours.map(({since}) => since)}::text[]::timestamptz[])`;
  const local = context.sql`${moment(asking)} at time zone ${zoneOf(asking)}`;
  return query.step === 'hour' ? context.sql`date_trunc('hour', ${local})` : context.sql`(${local})::date`;
}

export function dimension(asking: Asking, name: string): Fragment {
  const {context, metric, joins} = asking;
  if (name === TIME) return instant(asking);
  return joins.reach(metric.dimensions[name]?.of ?? '')?.value ?? context.sql`null::text`;
}

/** Whether every record has the time that counts. */
function isAlways({metric, query, joins}: Asking): boolean {
  return joins.reach(timeOf(metric, query.time).of)?.field.notNull === true;
}

/** The day of a record that says which rate counts. What counts at no time has no day, and so no rate. */
function rateDay(asking: Asking): Fragment {
  const {context, metric, query, joins} = asking;
  const {of, days} = timeOf(metric, query.time);
  const own = days ? joins.reach(of)?.value : undefined;
  const day = own ?? context.sql`(${moment(asking)} at time zone 'UTC')::date`;
  return isAlways(asking) ? day : context.sql`coalesce(${day}, '-infinity'::date)`;
}

/** Steps of days on the clock of UTC are made of the days that say the rates: they are told apart once. */
function isOfRateDays(asking: Asking): boolean {
  const {query, plains} = asking;
  return isAlways(asking) && query.step !== 'hour' && zoneOf(asking) === UTC && currenciesOf(plains).length > 0;
}

/** A dimension of the parts that were gathered. */
export function partName(asking: Asking, index: number): string {
  const {by, step} = asking.query;
  if (by[index] !== TIME || asking.hours) return `part.d${index}`;
  return `date_trunc('${step}', part.${isOfRateDays(asking) ? 'y' : `d${index}`}::timestamp)`;
}

/** The same as it is told. */
export function toldName({query: {by}, hours}: Asking, index: number): string {
  if (by[index] === TIME && hours) return `('{${hours.map(({at}) => at).join(',')}}'::text[])[d${index}] as d${index}`;
  return by[index] === TIME ? `to_char(d${index}, 'YYYY-MM-DD"T"HH24:MI') as d${index}` : `d${index}`;
}

/** The currency that amounts are told in; undefined where there are none. */
export function amountCurrency({measures}: Metric, {currency}: AggregateQuery): string | undefined {
  const usual = Object.values(measures).find(({convert}) => convert !== undefined)?.convert;
  return usual === undefined ? undefined : (currency ?? usual);
}

/** The currencies that amounts are in: one column each. */
export function currenciesOf(plains: readonly Plain[]): readonly string[] {
  return [...new Set(plains.flatMap(({currency}) => (currency ? [currency.name] : [])))];
}

/** Whether an amount is there, as 1. */
function amountsOf({context, plains}: Asking): Fragment {
  const {sql} = context;
  const amounts = plains.filter(({currency}) => currency).map(each => valueOf(context, each));
  return sql`(coalesce(${commas(context, amounts)}) is not null)::int as n`;
}

const isGathered = (plains: readonly Plain[]): boolean => plains.every(isAdditive);

/** Records, or small groups of them where that is enough, by dimensions, currencies, days and what else is given. */
export function partsOf(asking: Asking, where: Fragment, more: readonly Fragment[] = []): Fragment {
  const {context, query, from, joins, plains} = asking;
  const {sql} = context;
  const currencies = currenciesOf(plains);
  const states = isGathered(plains) ? statesOf(context, plains) : undefined;
  const keys = [
    ...more,
    ...query.by.flatMap((name, index) =>
      name === TIME && isOfRateDays(asking) ? [] : [sql`${dimension(asking, name)} as ${sql.unsafe(`d${index}`)}`],
    ),
    ...currencies.map((name, index) => {
      const field = from.entity.field[name];
      return sql`${field ? from.ref(field) : sql`null`} as ${sql.unsafe(`c${index}`)}`;
    }),
    ...(currencies.length > 0 ? [sql`${rateDay(asking)} as y`] : []),
    ...(states?.keys ?? []),
  ];
  const values = states?.sums ?? [
    ...plains.map((each, index) => sql`${valueOf(context, each)} as ${sql.unsafe(`v${index}`)}`),
    ...(currencies.length > 0 ? [amountsOf(asking)] : []),
  ];
  const grouping =
    states && keys.length > 0 ? sql`group by ${sql.unsafe(keys.map((_, at) => at + 1).join(', '))}` : sql``;
  return sql`
    select ${commas(context, [...keys, ...values])} from ${sql(from.entity.table)} t ${joins.sql}
    where ${where} ${grouping}`;
}

/** SQL of the value of each measure in a part. */
function valuesOf({context, plains}: Asking): readonly string[] {
  return isGathered(plains) ? statesOf(context, plains).values : plains.map((_, index) => `part.v${index}`);
}

/** The rates of all currencies on all days that there are, as `rate`. */
export function rateTable({context, metric, query, plains}: Asking): Fragment {
  const {sql} = context;
  const currencies = currenciesOf(plains);
  if (currencies.length === 0) return sql``;
  const pairs = currencies.map((_, index) => `select distinct c${index} as c, y from part`).join(' union ');
  return sql`rate as (${ratesOf(context, sql.unsafe(pairs), amountCurrency(metric, query) ?? '')}), `;
}

/** Each currency's rates of the day, as `r0`, `r1` ... */
export function rateJoins({plains}: Asking): string {
  return currenciesOf(plains)
    .map((_, index) => `left join rate r${index} on r${index}.c = part.c${index} and r${index}.y = part.y`)
    .join(' ');
}

/** SQL of whether a measure has an amount in a part of which nobody knows the worth; undefined where it has none. */
function lacksRate({plains}: Asking, values: readonly string[], index: number): string | undefined {
  const currency = plains[index]?.currency;
  if (!currency) return undefined;
  const at = currenciesOf(plains).indexOf(currency.name);
  return `(r${at}.own is null or r${at}.target is null) and ${values[index]} is not null`;
}

/** SQL of the value of each measure in a part, as far as it counts beside those by which it is rated. */
export function countedValues(asking: Asking): readonly string[] {
  const {plains} = asking;
  const values = valuesOf(asking);
  return plains.map(({rated = []}, index) => {
    const own = values[index] ?? 'null';
    const lacking = rated.flatMap(
      name =>
        lacksRate(
          asking,
          values,
          plains.findIndex(each => each.name === name),
        ) ?? [],
    );
    return lacking.length > 0 ? `(case when ${lacking.join(' or ')} then null else ${own} end)` : own;
  });
}

export function figuresOf(asking: Asking): readonly Fragment[] {
  const {context, plains} = asking;
  const {sql} = context;
  const values = countedValues(asking);
  const currencies = currenciesOf(plains);
  return plains.map((each, index) => {
    const value = values[index] ?? 'null';
    const currency = each.currency ? currencies.indexOf(each.currency.name) : -1;
    const told = figure(context, each, {
      value: sql.unsafe(value),
      worth: currency < 0 ? undefined : sql.unsafe(`${value} * r${currency}.target / r${currency}.own`),
      isGathered: isGathered(plains),
    });
    return sql`(${told})::text as ${sql.unsafe(`m${index}`)}`;
  });
}

/** The currencies of amounts without a rate of the day, and how many records have such. */
export function ratelessColumns(asking: Asking): readonly Fragment[] {
  const {context, plains} = asking;
  const {sql} = context;
  const names = currenciesOf(plains);
  const values = valuesOf(asking);
  const missing = plains.flatMap(({currency}, index) => {
    const when = lacksRate(asking, values, index);
    return currency && when ? [{at: names.indexOf(currency.name), when}] : [];
  });
  if (missing.length === 0) return [];
  const found = missing.map(({at, when}) => `when ${when} then part.c${at}`).join(' ');
  const some = missing.map(({when}) => `(${when})`).join(' or ');
  return [
    // As JSON, in which no currency is null: the driver reads a null among texts as the text "NULL".
    sql.unsafe(`to_jsonb(array_agg(distinct case ${found} end) filter (where ${some})) as rateless`),
    sql.unsafe(`sum(part.n) filter (where ${some}) as rateless_records`),
  ];
}

/** The first groups: those of each step in turn, or else those with most of the first measure. */
function orderOf({query: {by}}: Asking): string {
  const steps = by.indexOf(TIME);
  return [
    'g desc',
    ...(steps < 0 ? [] : [`told.d${steps}`]),
    'm0::numeric desc nulls last',
    ...by.map((_, at) => `d${at}`),
  ].join(', ');
}

export const limitOf = ({limit = GROUP_LIMIT}: AggregateQuery): number => limit;

async function askedAtOnce(asking: Asking, where: Fragment): Promise<readonly GroupRow[]> {
  const {context, query, plains} = asking;
  const {sql} = context;
  const names = query.by.map((_, index) => partName(asking, index));
  const sets = names.length === 0 ? '()' : `(${names.join(', ')}), ()`;
  const columns = [
    sql.unsafe(names.length === 0 ? '1 as g' : `grouping(${names.join(', ')}) as g`),
    ...names.map((name, index) => sql.unsafe(`${name} as d${index}`)),
    ...figuresOf(asking),
    ...ratelessColumns(asking),
  ];
  const shown = [
    'g',
    ...query.by.map((_, index) => toldName(asking, index)),
    ...plains.map((_, index) => `m${index}`),
    ...(currenciesOf(plains).length > 0 ? ['rateless', 'rateless_records'] : []),
  ];
  const statement = sql<GroupRow[]>`
    with part as (${partsOf(asking, where)}), ${rateTable(asking)} told as (
      select ${commas(context, columns)} from part ${sql.unsafe(rateJoins(asking))}
      group by grouping sets (${sql.unsafe(sets)}))
    select ${sql.unsafe(shown.join(', '))} from told
    order by ${sql.unsafe(orderOf(asking))} limit ${limitOf(query) + 2}`;
  return ask(context, statement);
}

/**
 * The groups and their totals. What can be added up is gathered by days first; what must see each record, as the count
 * of customers, is asked beside it, so that it does not hold up the rest. Only steps of time come in the same order
 * whatever the measures are.
 */
export async function rowsOf(asking: Asking, where: Fragment): Promise<readonly GroupRow[]> {
  const {query, plains} = asking;
  const added = plains.filter(each => withRated(plains, [each]).every(isAdditive));
  const seen = withRated(
    plains,
    plains.filter(each => !added.includes(each)),
  );
  const mayPart = added.length > 0 && seen.length > 0 && query.by.every(name => name === TIME);
  if (!mayPart) return askedAtOnce(asking, where);
  const parts = [added, seen];
  const answers = await Promise.all(parts.map(some => askedAtOnce({...asking, plains: some}, where)));
  const rows = new Map<string, GroupRow>();
  for (const [at, some] of parts.entries())
    for (const row of answers[at] ?? []) {
      const {g, d0} = row;
      const known = rows.get(keyOf(row));
      rows.set(keyOf(row), {g, d0, ...known, ...among(plains, some, row), ...ratelessOf(known, row)});
    }
  return [...rows.values()];
}
