/** The figures of a metric's own records. */
import type {Scalar} from '@emblem/schemas';
import type {Predicate} from '@emblem/schemas/predicate';
import {countedWithin, isWorkedOut, recordsOf, type Metric, type Period} from '@emblem/schemas/reports';
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {conditions} from '../conditions';
import {listSource} from '../source';
import type {GroupRow} from './group-rows';
import {Joins} from './joins';
import {countNames, counts, measureOf, plainMeasure, ratioParts, toFigure} from './measures';
import {foldedRows} from './partials';
import {BASE_CURRENCY} from './rates';
import {limitOf, rowsOf, type Asking} from './statement';
import type {AggregateQuery, Figure, Group, Share, Step} from './types';

/** The figures of one group, or of all, before others are made of them. */
export interface Part {
  readonly of: Group['of'];
  /** By measure, and by the names that `measures` gives to parts of ratios. */
  readonly stored: ReadonlyMap<string, Figure>;
  readonly shares: Readonly<Record<string, Share>>;
}

export interface OwnFigures {
  readonly groups: readonly Part[];
  readonly more: boolean;
  readonly total: Part;
  readonly withoutRate: readonly (string | null)[];
  readonly recordsWithoutRate: number;
}

function scalar(value: unknown): Scalar {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function currencyList(value: unknown): readonly (string | null)[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map(each => (typeof each === 'string' ? each : null));
}

function partOf(
  {metric, plains, query: {by, currency = BASE_CURRENCY}}: Asking,
  leaves: readonly string[],
  row: GroupRow,
): Part {
  const stored = new Map(
    plains.map((each, index) => {
      const value = row[`m${index}`];
      return [each.name, toFigure(each, typeof value === 'string' ? value : null, currency)] as const;
    }),
  );
  const worked = leaves.filter(name => isWorkedOut(measureOf(metric, name)));
  const shares = worked.map(name => {
    const [of, all] = countNames(name).map(each => Number(stored.get(each) ?? 0));
    return [name, {of: of ?? 0, all: all ?? 0}] as const;
  });
  return {
    of: Object.fromEntries(by.map((name, index) => [name, scalar(row[`d${index}`])])),
    stored,
    shares: Object.fromEntries(shares),
  };
}

interface Wanted {
  /** Measures of records. */
  readonly leaves: readonly string[];
  /** The asked ones, ratios among them. */
  readonly names: readonly string[];
  readonly period?: Period;
  /** See `Asking`. */
  readonly hours?: readonly Step[];
}

/** Of all time where there are no periods. */
function whereOf({context, metric, query, from}: Asking, periods: readonly Period[]): Fragment {
  const {where: listed, search} = query.list ?? {};
  const counted = periods.map(period => countedWithin(metric, period, query.time));
  const where: Predicate = {
    all: [
      recordsOf(metric, query.selection),
      ...(counted.length > 0 ? [{any: counted}] : []),
      ...(listed ? [listed] : []),
    ],
  };
  return conditions(context, from, {where, search});
}

/** Of what is kept where that holds, or else of the records. */
async function askedRows(asking: Asking, period: Period | undefined): Promise<readonly GroupRow[]> {
  const kept = await foldedRows(asking, periods => whereOf(asking, periods));
  return kept ?? rowsOf(asking, whereOf(asking, period ? [period] : []));
}

async function figuresOf(
  context: Context,
  metric: Metric,
  query: AggregateQuery,
  {leaves, names, period, hours}: Wanted,
): Promise<OwnFigures> {
  const from = listSource(context, metric.entity, {});
  const joins = new Joins(context, from);
  const plainLeaves = leaves.map(name => plainMeasure(context, {from, joins}, metric, name));
  const plains = [
    ...plainLeaves,
    ...plainLeaves.filter(({measure}) => isWorkedOut(measure)).flatMap(each => counts(context, from, each)),
    ...ratioParts(context, {from, joins}, metric, names),
  ];
  const asking: Asking = {context, metric, query, from, joins, plains, hours};
  const rows = plains.length === 0 ? [] : await askedRows(asking, period);
  const isTotal = ({g}: GroupRow) => Number(g) > 0;
  const total = rows.find(isTotal) ?? {};
  const groups = query.by.length === 0 ? [] : rows.filter(row => !isTotal(row));
  return {
    groups: groups.slice(0, limitOf(query)).map(row => partOf(asking, leaves, row)),
    more: groups.length > limitOf(query),
    total: {...partOf(asking, leaves, total), of: {}},
    withoutRate: currencyList(total.rateless),
    recordsWithoutRate: Number(total.rateless_records ?? 0),
  };
}

/** A record that counts in several groups counts once in their total. */
export async function ownFigures(
  context: Context,
  metric: Metric,
  query: AggregateQuery,
  wanted: Wanted,
): Promise<OwnFigures> {
  const told = await figuresOf(context, metric, query, wanted);
  if (!query.by.some(name => metric.dimensions[name]?.several)) return told;
  const {groups: _none, more: _more, ...whole} = await figuresOf(context, metric, {...query, by: []}, wanted);
  return {...told, ...whole};
}
