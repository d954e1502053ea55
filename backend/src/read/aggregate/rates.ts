/** What amounts of other currencies are worth in one. */
import {Decimal} from 'decimal.js';
import type {Context} from '../../context';
import {textOf} from '../../record-values';
import {findAll} from '../get';

/** Rates are units per one of these (CO-734). */
export const BASE_CURRENCY = 'USD';

/** Digits behind the point of an amount. */
export const AMOUNT_SCALE = 2;

export interface Rates {
  readonly codes: readonly string[];
  readonly rates: readonly string[];
}

export async function readRates(context: Context): Promise<Rates> {
  const kept = (await findAll(context, 'currency')).map(
    currency => [textOf(currency, 'code') ?? '', new Decimal(textOf(currency, 'rate') ?? 0)] as const,
  );
  const rates = new Map([...kept.filter(([, rate]) => rate.gt(0)), [BASE_CURRENCY, new Decimal(1)] as const]);
  return {codes: [...rates.keys()], rates: [...rates.values()].map(String)};
}
