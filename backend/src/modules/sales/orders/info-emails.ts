/** `/extended/orderExtendedFunctionality/addInfoEmail`: who else gets mail about an order (CO-506). */
import {requiredId, requiredText} from '../../../acts/input';
import type {Act} from '../../../context';
import {get} from '../../../read';
import {textsOf} from '../../../record-values';
import {transaction, update} from '../../../write';

/** An address that is there already stays once. */
export const addInfoEmail: Act<'addInfoEmail'> = {
  name: 'addInfoEmail',
  run: (context, input) =>
    transaction(context, async tx => {
      const id = requiredId(tx, input, 'id');
      const email = requiredText(tx, input, 'email').toLowerCase();
      const present = textsOf(await get(tx, 'order', id), 'infoEmails');
      const order = await update(tx, 'order', id, {infoEmails: [...new Set([...present, email])]});
      return {id, infoEmails: order.infoEmails === undefined ? null : textsOf(order, 'infoEmails')};
    }),
};
