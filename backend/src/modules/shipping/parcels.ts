/** What is in the parcels of a shipment: changed while it is being packed, and never more than its order has. */
import type {Entity} from '@emblem/schemas';
import {SHIPMENT} from '@emblem/schemas/values';
import type {Context, InTransactionHook} from '../../context';
import {asTrusted} from '../../context/trusted';
import {lock} from '../../database/lock';
import {refuseConflict} from '../../acts/refuse-conflict';
import {Refusal, say} from '../../errors';
import {text} from '../../messages';
import {find, findAll, get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import type {WireRecord} from '../../values';
import {TEXTS} from './texts';

/** The parcel's own number of the carrier comes when it is handed over. */
const LATER: readonly string[] = ['trackingNumber'];

/** Whether what was packed would be another; what the engine works out follows from it. */
function isRepacked(entity: Entity, after: WireRecord | undefined, before: WireRecord | undefined): boolean {
  if (!after || !before) return true;
  return entity.fields.some(
    ({name, system, computed}) =>
      system === undefined &&
      computed === undefined &&
      !LATER.includes(name) &&
      JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
}

async function shipmentOf(system: Context, record: WireRecord): Promise<WireRecord | undefined> {
  const packageId = numberOf(record, 'packageId');
  const parcel = packageId === null ? record : await find(system, 'package', {eq: ['id', packageId]});
  const shipmentId = parcel && numberOf(parcel, 'shipmentId');
  return shipmentId ? find(system, 'shipment', {eq: ['id', shipmentId]}) : undefined;
}

export const whilePacking: InTransactionHook = {
  name: 'whilePacking',
  async inTransaction(context, entity, after, before) {
    const record = after ?? before;
    if (!record || !isRepacked(entity, after, before)) return;
    const shipment = await shipmentOf(asTrusted(context), record);
    if (!shipment || shipment.status === SHIPMENT.status.packing) return;
    refuseConflict(context, TEXTS.isPacked);
  },
};

/** 422 at the quantity where the parcels of an order would hold more of a product than it has. */
export const withinOrder: InTransactionHook = {
  name: 'withinOrder',
  async inTransaction(context, _entity, after) {
    const productId = after && numberOf(after, 'orderProductId');
    if (!after || !productId) return;
    const system = asTrusted(context);
    await lock(context.sql, `parcels of ${productId}`);
    const product = await get(system, 'order-product', productId);
    const others = await findAll(system, 'package-item', {
      all: [
        {eq: ['orderProductId', productId]},
        {ne: ['id', after.id]},
        {has: ['packageId', {ne: ['shipmentStatus', SHIPMENT.status.cancelled]}]},
      ],
    });
    const packed = others.reduce((sum, item) => sum + (numberOf(item, 'quantity') ?? 0), 0);
    const ordered = numberOf(product, 'quantity') ?? 0;
    if (packed + (numberOf(after, 'quantity') ?? 0) <= ordered) return;
    const {language} = context.actor;
    const message = say(TEXTS.tooMany, language, {
      name: textOf(product, 'name') ?? '',
      ordered: String(ordered),
      packed: String(packed),
    });
    throw new Refusal(422, text('invalid', language), {errors: {quantity: message}});
  },
};
