/** Drawings that staff bring to an order: for the customer to see, or kept for now. */
import type {ActInputs} from '@emblem/schemas/acts';
import {DRAWING} from '@emblem/schemas/values';
import {asTrusted} from '../../context/trusted';
import type {Act, Context} from '../../context';
import {find} from '../../read';
import type {WireRecord} from '../../values';
import {create, remove, transaction, update} from '../../write';
import {sameDrawing} from './revisions';

type Sent = ActInputs['uploadDrawing'];

/** What was kept for now of the same drawing. */
function keptOf(context: Context, sent: Sent): Promise<WireRecord | undefined> {
  return find(context, 'drawing', {all: [sameDrawing({...sent}), {eq: ['isTemporary', DRAWING.isTemporary.yes]}]});
}

/** The record is the actor's, that it is kept for now is what the call says. */
async function add(context: Context, sent: Sent, isTemporary: number): Promise<WireRecord<'drawing'>> {
  return transaction(context, async tx => {
    const made = await create(tx, 'drawing', {...sent});
    return isTemporary === DRAWING.isTemporary.no ? made : update(asTrusted(tx), 'drawing', made.id, {isTemporary});
  });
}

/** `POST /order/manage/uploadTheDrawings`: a new version, in place of what was kept for now (CO-536). */
export const uploadDrawing: Act<'uploadDrawing'> = {
  name: 'uploadDrawing',
  run: (context, sent) =>
    transaction(context, async tx => {
      const kept = await keptOf(tx, sent);
      if (kept) await remove(asTrusted(tx), 'drawing', kept.id);
      return add(tx, sent, DRAWING.isTemporary.no);
    }),
};

/** `POST /order/manage/drawingsAreTemporarilyStored`: there is one of each drawing; the last one counts (CO-553). */
export const keepDrawing: Act<'keepDrawing'> = {
  name: 'keepDrawing',
  run: (context, sent) =>
    transaction(context, async tx => {
      const kept = await keptOf(tx, sent);
      const {files, kind, parameters} = sent;
      return kept
        ? update(asTrusted(tx), 'drawing', kept.id, {files, kind, parameters})
        : add(tx, sent, DRAWING.isTemporary.yes);
    }),
};
