/** An order's artwork is confirmed, and made, when the last version of each of its drawings is confirmed. */
import {DRAWING, ORDER} from '@emblem/schemas/values';
import {asTrusted} from '../../../context/trusted';
import type {Context, InTransactionHook} from '../../../context';
import {refuseConflict} from '../../../acts/refuse-conflict';
import {findAll} from '../../../read';
import {textOf} from '../../../record-values';
import type {WireRecord} from '../../../values';
import {TEXTS} from '../texts';

const {artworkConfirmed, inProduction} = ORDER.status;
/** The states that an order reaches with confirmed drawings alone. */
const WAITING = [artworkConfirmed, inProduction];

/** The last version of each drawing that customers see. */
async function lastDrawings(context: Context, orderId: number): Promise<readonly WireRecord[]> {
  const where = {all: [{eq: ['orderId', orderId]}, {eq: ['isTemporary', DRAWING.isTemporary.no]}]} as const;
  const drawings = await findAll(context, 'drawing', where, [{field: 'revision', descending: false}]);
  return [...new Map(drawings.map(each => [`${String(each.orderProductId)} ${String(each.name)}`, each])).values()];
}

/** 409 that names the drawings which nobody has confirmed; an order without drawings has nothing to wait for. */
export const requireConfirmedDrawings: InTransactionHook = {
  name: 'requireConfirmedDrawings',
  async inTransaction(context, _entity, after, before) {
    if (!after || !before || after.status === before.status || !WAITING.some(state => state === after.status)) return;
    const open = (await lastDrawings(asTrusted(context), after.id)).filter(
      ({confirmation}) => confirmation !== DRAWING.confirmation.confirmed,
    );
    if (open.length === 0) return;
    const names = open.map(each => textOf(each, 'name')).join(', ');
    refuseConflict(context, TEXTS.unconfirmed, {names});
  },
};
