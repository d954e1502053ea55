/** `POST /invoice/updateProductionOrderArtwork`: which version of a drawing production works from (CO-578). */
import type {Predicate} from '@emblem/schemas';
import {DRAWING, PRODUCTION_ORDER} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import type {Act, Context} from '../../context';
import {asTrusted} from '../../context/trusted';
import {findAll, get} from '../../read';
import {numberOf} from '../../record-values';
import {transaction, update} from '../../write';
import type {WireRecord} from '../../values';
import {sameDrawing} from './revisions';

const {yes, no} = DRAWING.isCaptured;

/** Jobs that work from another version, or of the drawing's product from none; what is made stays as it was made. */
function jobsOf(drawing: WireRecord, versions: readonly number[]): Predicate {
  const {finished, cancelled} = PRODUCTION_ORDER.status;
  const productId = numberOf(drawing, 'orderProductId');
  const ofProduct: Predicate = {all: [{eq: ['orderProductId', productId]}, {eq: ['artworkId', null]}]};
  const earlier: Predicate = {in: ['artworkId', versions]};
  return {
    all: [{not: {in: ['status', [finished, cancelled]]}}, productId === null ? earlier : {any: [earlier, ofProduct]}],
  };
}

async function tellJobs(tx: Context, drawing: WireRecord): Promise<void> {
  const system = asTrusted(tx);
  const versions = (await findAll(system, 'drawing', sameDrawing(drawing))).map(({id}) => id);
  for (const job of await findAll(system, 'production-order', jobsOf(drawing, versions)))
    if (job.artworkId !== drawing.id) await update(system, 'production-order', job.id, {artworkId: drawing.id});
}

/** That version is captured, and no other of the same drawing; 409 where the customer has not confirmed it. */
export const updateProductionArtwork: Act<'updateProductionArtwork'> = {
  name: 'updateProductionArtwork',
  run: (context, input) =>
    transaction(context, async tx => {
      const id = requiredId(tx, input, 'drawingId');
      const drawing = await get(tx, 'drawing', id);
      const captured = {all: [sameDrawing(drawing), {eq: ['isCaptured', yes]}, {ne: ['id', id]}]} as const;
      for (const other of await findAll(asTrusted(tx), 'drawing', captured))
        await update(tx, 'drawing', other.id, {isCaptured: no});
      const updated = await update(tx, 'drawing', id, {isCaptured: yes});
      await tellJobs(tx, drawing);
      return updated;
    }),
};
