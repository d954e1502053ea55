/** Rules of quote data that no schema says. */
import {numberOf, numbersOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {text} from '../../../messages';
import {find, findAll} from '../../../read';
import {refuseIf} from '../../../write/values';

function quantityOf(tier: unknown): number {
  return typeof tier === 'object' && tier !== null && 'quantity' in tier ? Number(tier.quantity) : Number.NaN;
}

/** Prices by quantity stand in the order of their quantities, each once. */
export const checkPriceTiers: BeforeValidateHook = {
  name: 'checkPriceTiers',
  async beforeValidate(context, entity, values) {
    const quantities = Array.isArray(values.priceTiers) ? values.priceTiers.map(quantityOf) : [];
    const falls = quantities.some((quantity, index) => index > 0 && quantity <= (quantities[index - 1] ?? 0));
    if (falls)
      refuseIf(context, {
        priceTiers:
          entity.field.priceTiers?.messages.order?.[context.actor.language] ?? text('badValue', context.actor.language),
      });
    return values;
  },
};

/**
 * The full-custom bindings of an FD category (DA-248) are of full-custom categories, the others of semi-custom ones.
 */
const BINDINGS = [
  ['quoteCateIdList', 0],
  ['halfQuoteCateIdList', 1],
] as const;

async function strangers(context: Context, ids: readonly number[], productType: number): Promise<boolean> {
  const found = await findAll(asTrusted(context), 'quote-category', {in: ['id', ids]});
  return found.some(category => numberOf(category, 'productType') !== productType);
}

export const checkFdBindings: BeforeValidateHook = {
  name: 'checkFdBindings',
  async beforeValidate(context, _entity, values) {
    const errors: Record<string, string> = {};
    for (const [name, productType] of BINDINGS)
      if (await strangers(context, numbersOf(values, name), productType))
        errors[name] = text('missingReference', context.actor.language);
    refuseIf(context, errors);
    return values;
  },
};

async function isBelow(context: Context, start: number, id: number): Promise<boolean> {
  const seen = new Set<number>();
  for (let at: number | null = start; at !== null && !seen.has(at);) {
    if (at === id) return true;
    seen.add(at);
    const record: WireRecord | undefined = await find(asTrusted(context), 'quote-category', {eq: ['id', at]});
    at = record ? numberOf(record, 'pid') : null;
  }
  return false;
}

/** No quote category stands below itself. */
export const checkQuoteTree: BeforeValidateHook = {
  name: 'checkQuoteTree',
  async beforeValidate(context, entity, values: Values, before) {
    const pid = numberOf(values, 'pid');
    if (before && pid !== null && (await isBelow(context, pid, before.id)))
      refuseIf(context, {
        pid: entity.field.pid?.messages.below?.[context.actor.language] ?? text('badValue', context.actor.language),
      });
    return values;
  },
};
