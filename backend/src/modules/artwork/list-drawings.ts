/** Drawings as customers see their own, and as they were answered. */
import {DRAWING} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import {asTrusted} from '../../context/trusted';
import type {Act} from '../../context';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import {find, findAll} from '../../read';
import {numberOf, textOf, textsOf} from '../../record-values';

const NEWEST_FIRST = [{field: 'createdAt', descending: true}];

/** `POST /app/order/user/getOrderDrawing`: those of a member's own order that are meant for customers (CO-571). */
export const listOwnDrawings: Act<'listOwnDrawings'> = {
  name: 'listOwnDrawings',
  async run(context, input) {
    const orderId = requiredId(context, input, 'orderId');
    const system = asTrusted(context);
    const {memberId, language} = context.actor;
    const order = await find(system, 'order', {all: [{eq: ['id', orderId]}, {eq: ['memberId', memberId ?? 0]}]});
    if (!order) throw new Refusal(404, text('notFound', language));
    const where = {all: [{eq: ['orderId', orderId]}, {eq: ['isTemporary', DRAWING.isTemporary.no]}]} as const;
    const drawings = await findAll(system, 'drawing', where, NEWEST_FIRST);
    return drawings.map(drawing => ({
      id: drawing.id,
      name: textOf(drawing, 'name') ?? '',
      revision: numberOf(drawing, 'revision') ?? 1,
      kind: numberOf(drawing, 'kind') ?? DRAWING.kind.flat,
      files: textsOf(drawing, 'files'),
      confirmation: numberOf(drawing, 'confirmation') ?? DRAWING.confirmation.waiting,
      reason: textOf(drawing, 'reason'),
    }));
  },
};

/** `POST /newTask/commitRecords/getHistoryConfirmCommitArtwork`: those that were answered, newest first (CO-588). */
export const listAnsweredDrawings: Act<'listAnsweredDrawings'> = {
  name: 'listAnsweredDrawings',
  run: (context, input) =>
    findAll(
      context,
      'drawing',
      {
        all: [
          {eq: ['orderId', requiredId(context, input, 'orderId')]},
          {ne: ['confirmation', DRAWING.confirmation.waiting]},
        ],
      },
      NEWEST_FIRST,
    ),
};
