/** Discounts are taken off one after the other, in the order in which papers name them (DA-272). */
import {Decimal} from 'decimal.js';
import {amountText} from '@emblem/schemas';
import type {Context, InTransactionHook} from '../../context';
import type {WireRecord} from '../../values';
import {Refusal, say} from '../../errors';
import {TEXTS} from './texts';

const DISCOUNTS = [
  'firstOrderDiscount',
  'promoDiscount',
  'specialGroupOffer',
  'pointsDeduction',
  'couponDiscount',
  'orderDiscount',
  'extraDiscount',
  'userLevelDiscount',
] as const;

function amount(record: WireRecord, name: string): Decimal {
  return new Decimal(String(record[name] ?? 0));
}

function requireWithin({actor}: Context, paper: WireRecord): void {
  let left = amount(paper, 'netAmount');
  for (const name of DISCOUNTS) {
    const discount = amount(paper, name);
    if (discount.greaterThan(left)) {
      const message = say(TEXTS.discount, actor.language, {left: amountText(left)});
      throw new Refusal(422, message, {errors: {[name]: message}});
    }
    left = left.minus(discount);
  }
}

/** 422 at the first discount that is above what those before it leave; asked once the lines are written, too. */
export const keepDiscountsWithin: InTransactionHook = {
  name: 'keepDiscountsWithin',
  async inTransaction(context, _entity, after, before) {
    const names = ['netAmount', ...DISCOUNTS];
    if (after && names.some(name => after[name] !== before?.[name])) requireWithin(context, after);
  },
};
