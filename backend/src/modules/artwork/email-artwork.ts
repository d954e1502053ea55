/** `/newTask/commitRecordsArtwork/getEmailArtworkList`: artwork that goes along with a mail about an order (CO-640). */
import {DRAWING} from '@emblem/schemas/values';
import {requiredId} from '../../acts/input';
import type {Act} from '../../context';
import {findAll} from '../../read';

/** Of each drawing the version that customers see, the newest first. */
export const listEmailArtwork: Act<'listEmailArtwork'> = {
  name: 'listEmailArtwork',
  run: (context, input) =>
    findAll(
      context,
      'drawing',
      {
        all: [
          {eq: ['orderId', requiredId(context, input, 'orderId')]},
          {eq: ['isTemporary', DRAWING.isTemporary.no]},
          {eq: ['replacedAt', null]},
        ],
      },
      [{field: 'createdAt', descending: true}],
    ),
};
