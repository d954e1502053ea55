/** `POST /app/systemProject/getOfficeAddress`: the office that stands for a platform (CO-558). */
import {OFFICE} from '@emblem/schemas/values';
import {optionalId} from '../../acts/input';
import {numbersOf} from '../../record-values';
import type {Act, Context} from '../../context';
import {findAll} from '../../read';

/** Visitors and members are on one platform, whatever they send; staff may choose. */
function platformOfRequest(context: Context, sent: number | undefined): number | undefined {
  return context.actor.kind === 'staff' ? sent : context.actor.platformIds[0];
}

/** The platform's own office first in order, else the first that serves every platform; null when there is neither. */
export const getOfficeAddress: Act<'getOfficeAddress'> = {
  name: 'getOfficeAddress',
  async run(context, input) {
    const proId = platformOfRequest(context, optionalId(context, input, 'proId'));
    const offices = await findAll(context, 'office', {eq: ['state', OFFICE.state.enabled]}, [
      {field: 'sort', descending: false},
    ]);
    const own = offices.find(office => proId !== undefined && numbersOf(office, 'platformIds').includes(proId));
    return own ?? offices.find(office => numbersOf(office, 'platformIds').length === 0) ?? null;
  },
};
