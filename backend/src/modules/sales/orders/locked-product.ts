/** An order product that is locked only changes by being unlocked, and is not deleted. */
import {ORDER_PRODUCT} from '@emblem/schemas/values';
import type {BeforeValidateHook, Context, InTransactionHook} from '../../../context';
import type {WireRecord} from '../../../values';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {TEXTS} from '../texts';

function refuseLocked(context: Context, product: WireRecord | undefined): void {
  if (product?.isLocked === ORDER_PRODUCT.isLocked.yes && context.actor.kind !== 'system')
    refuseConflict(context, TEXTS.locked);
}

export const keepLockedProduct: BeforeValidateHook = {
  name: 'keepLockedProduct',
  async beforeValidate(context, _entity, values, before) {
    if (!before) return {...values, isLocked: ORDER_PRODUCT.isLocked.no};
    if (Object.keys(values).some(name => name !== 'isLocked')) refuseLocked(context, before);
    return values;
  },
};

export const keepProductWhileLocked: InTransactionHook = {
  name: 'keepProductWhileLocked',
  async inTransaction(context, _entity, after, before) {
    if (!after) refuseLocked(context, before);
  },
};
