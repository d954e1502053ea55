/** What transitions of applications bring about, in the same transaction. */
import {numberOf} from '../../access/record-values';
import {trusted} from '../../acts/trusted';
import type {Effect} from '../../context';
import {update} from '../../write';

/** A cancelled application has nothing left to deliver. */
export const cancelQuantity: Effect = {
  name: 'cancelQuantity',
  async run(context, entity, record) {
    const left = (numberOf(record, 'deliveryQuantity') ?? 0) - (numberOf(record, 'shippedQuantity') ?? 0);
    await update(trusted(context), entity.key, record.id, {cancelledQuantity: Math.max(0, left)});
  },
};
