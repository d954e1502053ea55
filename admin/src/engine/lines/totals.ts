/** What the lines come to. */
import Decimal from 'decimal.js';
import type {Field} from '@emblem/schemas';
import {isDecimal} from '../../controls/money/format';
import type {Values} from '../../model/parse';

/** The sum of a column as a decimal text; what is no number counts nothing. */
export function totalOf(field: Field, rows: readonly Values[]): string {
  const sum = rows.reduce((total, row) => {
    const value = row[field.name];
    const text = typeof value === 'number' ? String(value) : value;
    return isDecimal(text) ? total.plus(text) : total;
  }, new Decimal(0));
  return field.kind === 'decimal'
    ? sum.toFixed(Math.max(Math.min(2, field.scale ?? 2), sum.decimalPlaces()))
    : String(sum);
}
