/**
 * Document numbers, drawn inside the transaction of the write: the counter is locked until that ends, and is what it
 * was when it fails, so no number is missing.
 */
import {numberText, seriesOf, type Entity, type NumberKeyword} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values} from '../values';
import type {Context} from '../context';
import {zoneOf} from '../read/zone';

async function drawNumber(context: Context, pattern: string, series: string): Promise<number> {
  const rows: readonly {value: number}[] = await context.sql`
    insert into emblem.document_number as n (pattern, period, value) values (${pattern}, ${series}, 1)
    on conflict (pattern, period) do update set value = n.value + 1 returning value`;
  const [row] = rows;
  if (!row) throw new Error(`No number was issued for ${pattern}.`);
  return row.value;
}

async function draw(context: Context, entity: Entity, number: NumberKeyword, record: Values): Promise<string> {
  const drawn = {
    at: context.now,
    zone: await zoneOf(context, number.zone === undefined ? entity : {...entity, zone: number.zone}, record),
    ...(number.per === undefined ? {} : {per: record[number.per]}),
  };
  return numberText(number, drawn, await drawNumber(context, number.pattern, seriesOf(number, drawn)));
}

async function missing(
  context: Context,
  entity: Entity,
  record: Values,
  isDrawn: (number: NumberKeyword) => boolean,
): Promise<Values> {
  const issued: Values = {};
  for (const {name, number} of entity.fields)
    if (number && isDrawn(number) && (record[name] ?? null) === null)
      issued[name] = await draw(context, entity, number, record);
  return issued;
}

/** The numbers that a new record begins with and has not yet. */
export function documentNumbers(context: Context, entity: Entity, record: Values): Promise<Values> {
  return missing(context, entity, record, ({at}) => at === undefined);
}

/** Those that a step draws; `record` is as it will be. */
export function numbersDrawnBy(context: Context, entity: Entity, action: string, record: Values): Promise<Values> {
  return missing(context, entity, record, ({at}) => at === action);
}

/** 409 where the record's number would be missing in its series. */
export function requireNoGap(context: Context, entity: Entity, record: Values): void {
  const holder = entity.fields.find(({name, number}) => number?.gapless && (record[name] ?? null) !== null);
  if (holder) throw new Refusal(409, text('numbered', context.actor.language, {number: String(record[holder.name])}));
}
