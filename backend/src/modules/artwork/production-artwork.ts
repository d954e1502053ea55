/** `POST /invoice/updateProductionOrderArtwork`: which version of a drawing production works from (CO-578). */
import {DRAWING} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import {trusted} from '../../context/trusted';
import {findAll, get} from '../../read';
import {transaction, update} from '../../write';
import {sameDrawing} from './revisions';

const {yes, no} = DRAWING.isCaptured;

/** That version is captured, and no other of the same drawing; 409 where the customer has not confirmed it. */
export const updateProductionArtwork: Act<'updateProductionArtwork'> = {
  name: 'updateProductionArtwork',
  run: (context, input) =>
    transaction(context, async tx => {
      const id = requiredId(tx, input, 'drawingId');
      const drawing = await get(tx, 'drawing', id);
      const captured = {all: [sameDrawing(drawing), {eq: ['isCaptured', yes]}, {ne: ['id', id]}]} as const;
      for (const other of await findAll(trusted(tx), 'drawing', captured))
        await update(tx, 'drawing', other.id, {isCaptured: no});
      return update(tx, 'drawing', id, {isCaptured: yes});
    }),
};
