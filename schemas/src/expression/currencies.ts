/** In which currency a rollup sums, and whether that can be another than the figure's. */
import type {Entity, Field} from '../model';
import {propertiesRead} from './inspect';
import {copiedOf, rollupSource, type Rollup} from '../vocabulary/expression';

/** The property of the summed records that holds the currency of what is summed; undefined for plain numbers. */
export function summedCurrency(entity: Entity, {sum}: Rollup): Field | undefined {
  for (const name of sum === undefined ? [] : propertiesRead(sum)) {
    const currency = entity.field[name]?.currency;
    if (currency !== undefined) return entity.field[currency];
  }
  return undefined;
}

/** Whether the summed records copy their currency from the very record whose figure it is. */
export function isOfOneCurrency(entity: Entity, rollup: Rollup, figure: Field): boolean {
  const copied = copiedOf(summedCurrency(entity, rollup)?.computed);
  return copied !== undefined && copied.via === rollupSource(rollup).relation && copied.from === figure.currency;
}
