/**
 * `/app/sales/figures`: how many inquiries and orders came in over a range of the calendar, and what they amount to
 * (CO-748).
 */
import {Decimal} from 'decimal.js';
import type {Predicate} from '@emblem/schemas';
import type {ActOutputs} from '@emblem/schemas/acts';
import {ORDER} from '@emblem/schemas/values';
import {reach} from '../../rights/reach';
import {textOf} from '../../record-values';
import {badInput, idList, isBlank, optionalText, requiredText} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values} from '../../values';
import {findAll, tally, type Span, type Tally} from '../../read';
import {toMoney} from './money';

/** Rates are units per one of these (CO-734). */
const BASE = 'USD';

/** Weeks begin on Monday. */
const RANGES: Readonly<Record<string, Omit<Span, 'timeZone'>>> = {
  today: {unit: 'day', back: 0, step: 'hour'},
  yesterday: {unit: 'day', back: 1, step: 'hour'},
  week: {unit: 'week', back: 0, step: 'day'},
  month: {unit: 'month', back: 0, step: 'day'},
  year: {unit: 'year', back: 0, step: 'month'},
};

interface Counted {
  readonly entity: string;
  readonly amount: string;
  readonly where?: Predicate;
}

/** An inquiry amounts to its quote; a cancelled order to nothing. */
const COUNTED: readonly Counted[] = [
  {entity: 'inquiry', amount: 'quotedPrice'},
  {entity: 'order', amount: 'orderTotal', where: {ne: ['status', ORDER.status.cancelled]}},
];

type Figures = ActOutputs['salesFigures']['figures'][number];
type Rates = ReadonlyMap<string, Decimal>;

async function ratesOf(context: Context): Promise<Rates> {
  const rates = (await findAll(context, 'currency')).map(
    currency => [textOf(currency, 'code') ?? '', new Decimal(textOf(currency, 'rate') ?? 0)] as const,
  );
  return new Map([...rates.filter(([, rate]) => rate.gt(0)), [BASE, new Decimal(1)]]);
}

/** In US dollars; undefined where nothing is known of the amount or its currency. */
function inBase({amount, per}: Tally, rates: Rates): Decimal | undefined {
  const rate = rates.get(per ?? '');
  return amount === null || !rate ? undefined : new Decimal(amount).div(rate);
}

/** Null where nothing was to be added up. */
function sumOf(parts: readonly Tally[], rates: Rates): string | null {
  const amounts = parts.map(part => inBase(part, rates)).filter(amount => amount !== undefined);
  return amounts.length === 0 ? null : toMoney(amounts.reduce((sum, amount) => sum.plus(amount)));
}

/** The parts of each step together: one part for each currency. */
function stepsOf(parts: readonly Tally[]): readonly (readonly Tally[])[] {
  return [...new Set(parts.map(({at}) => at))].map(at => parts.filter(part => part.at === at));
}

async function figuresOf(
  context: Context,
  {entity, amount, where}: Counted,
  span: Span,
  rates: Rates,
  platforms: Predicate | undefined,
): Promise<Figures> {
  const conditions = [where, platforms].filter(each => each !== undefined);
  const parts = await tally(context, entity, {
    span,
    ...(conditions.length > 0 && {where: {all: conditions}}),
    sum: {field: amount, per: 'currency'},
  });
  const total = (list: readonly Tally[]) => ({
    count: list.reduce((sum, {count}) => sum + count, 0),
    amount: sumOf(list, rates),
  });
  return {
    entity,
    ...total(parts),
    steps: stepsOf(parts).map(step => ({at: step[0]?.at ?? '', ...total(step)})),
    withoutRate: [
      ...new Set(parts.filter(part => part.amount !== null && !rates.has(part.per ?? '')).map(({per}) => per)),
    ],
  };
}

function spanOf(context: Context, input: Values): Span {
  const range = RANGES[requiredText(context, input, 'range')] ?? badInput(context, 'range');
  const timeZone = optionalText(context, input, 'timeZone') ?? 'UTC';
  return isTimeZone(timeZone) ? {...range, timeZone} : badInput(context, 'timeZone');
}

/** `proIds`: ids of platforms, with commas between; all when absent. */
function platformsOf(context: Context, input: Values): Predicate | undefined {
  return isBlank(input.proIds) ? undefined : {in: ['proId', idList(context, input, 'proIds')]};
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', {timeZone: name}).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * `{range, step, base, figures: [{entity, count, amount, steps: [{at, count, amount}], withoutRate}]}` of what the
 * actor may read. Steps are hours of a day, days of a week or month, months of a year, each on the clock of `timeZone`.
 * Amounts are in `base`, decimals with two digits, null where there is none to see; currencies for which no rate is
 * kept are left out of them and named in `withoutRate`.
 */
export const salesFigures: Act<'salesFigures'> = {
  name: 'salesFigures',
  async run(context, input) {
    const span = spanOf(context, input);
    const rates = await ratesOf(context);
    const readable = COUNTED.filter(
      ({entity}) => reach(context.actor, context.model.entity(entity), context.model, 'read') !== false,
    );
    const platforms = platformsOf(context, input);
    const figures: Figures[] = [];
    for (const counted of readable) figures.push(await figuresOf(context, counted, span, rates, platforms));
    return {range: input.range, step: span.step, base: BASE, figures};
  },
};
