/** Currencies that somebody enters are in use. */
import type {Entity} from '@emblem/schemas';
import {CURRENCY} from '@emblem/schemas/values';
import {trusted} from '../../context/trusted';
import type {Context} from '../../context';
import {text} from '../../messages';
import {BASE_CURRENCY, find, findAll} from '../../read';
import type {Values} from '../../values';
import {refuseIf} from '../values';

/** Where currencies are made, and get their rates before they are put to use. */
const MADE_IN: ReadonlySet<string> = new Set(['currency', 'currency-rate']);

function currencyFields({fields}: Pick<Entity, 'fields'>): readonly string[] {
  return fields.filter(({schema}) => schema.format === 'currency').map(({name}) => name);
}

/** Those that records which the record leads to are in: what began in a currency is ended in it. */
async function goingOn(context: Context, entity: Entity, record: Values): Promise<ReadonlySet<unknown>> {
  const codes = new Set<unknown>();
  for (const {name, relation} of entity.fields) {
    const id = record[name];
    const names = relation ? currencyFields(context.model.entity(relation.to)) : [];
    if (!relation || names.length === 0 || typeof id !== 'number') continue;
    const found = await find(trusted(context), relation.to, {eq: ['id', id]});
    for (const each of names) codes.add(found?.[each]);
  }
  return codes;
}

async function inUse(context: Context, codes: readonly string[]): Promise<ReadonlySet<unknown>> {
  const isUsed = {eq: ['isUsed', CURRENCY.isUsed.yes]} as const;
  const found = await findAll(trusted(context), 'currency', {all: [{in: ['code', codes]}, isUsed]});
  return new Set(found.map(({code}) => code));
}

/**
 * 422 at each of the new `values` that is a currency and not in use; `record` is as it would be. The base of all rates
 * needs no look, and what the program writes by itself follows from records that are there.
 */
export async function requireCurrenciesInUse(
  context: Context,
  entity: Entity,
  values: Values,
  record: Values,
): Promise<void> {
  if (context.actor.kind === 'system' || MADE_IN.has(entity.key)) return;
  const entered = currencyFields(entity).flatMap(name => {
    const code = values[name];
    return typeof code === 'string' && code !== BASE_CURRENCY ? [[name, code] as const] : [];
  });
  if (entered.length === 0) return;
  const used = await inUse(
    context,
    entered.map(([, code]) => code),
  );
  const unused = entered.filter(([, code]) => !used.has(code));
  if (unused.length === 0) return;
  const going = await goingOn(context, entity, record);
  const refused = unused.filter(([, code]) => !going.has(code));
  const message = text('currencyNotUsed', context.actor.language);
  refuseIf(context, Object.fromEntries(refused.map(([name]) => [name, message])));
}
