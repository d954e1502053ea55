/** Quantities that follow from others; nobody writes them. */
import {numberOf} from '../../../access/record-values';
import type {BeforeValidateHook} from '../../../context';

/** What can be promised: the goods that are there without those that are locked. */
export const countAvailable: BeforeValidateHook = {
  name: 'countAvailable',
  async beforeValidate(_context, _entity, values, before) {
    const stock = {...before, ...values};
    return {
      ...values,
      availableQuantity: Math.max(
        0,
        (numberOf(stock, 'actualQuantity') ?? 0) - (numberOf(stock, 'lockedQuantity') ?? 0),
      ),
    };
  },
};

/** How the receipt differs from the delivery: below zero where something is missing, empty until it is received. */
export const countDifference: BeforeValidateHook = {
  name: 'countDifference',
  async beforeValidate(_context, _entity, values, before) {
    const delivery = {...before, ...values};
    const [received, delivered] = [numberOf(delivery, 'receiptQuantity'), numberOf(delivery, 'deliveryQuantity')];
    return {...values, differenceQuantity: received === null || delivered === null ? null : received - delivered};
  },
};
