/**
 * A plating colour has, inside one list, the names of its categories, techniques and plating options, as the documented
 * calls give them; they follow when one of these is renamed. `x-computed` tells of properties, not of what stands deep
 * in a list, and no other entity has such a list: so this is code, and `completePlating` writes the names.
 */
import {asTrusted} from '../../../context/trusted';
import type {InTransactionHook} from '../../../context';
import {findAll} from '../../../read';
import {update} from '../../../write';

/** By entity: what it is called by, and the list of its ids in plating colours. */
const NAMED: Readonly<Record<string, {readonly name: string; readonly ids: string}>> = {
  'quote-category': {name: 'cateName', ids: 'quoteIds'},
  technique: {name: 'techName', ids: 'techIds'},
  'quote-plating': {name: 'quotePlatingName', ids: 'quotePlatingIds'},
};

export const refreshPlatings: InTransactionHook = {
  name: 'refreshPlatings',
  async inTransaction(context, {key}, after, before) {
    const named = NAMED[key];
    if (!named || !after || !before || after[named.name] === before[named.name]) return;
    const system = asTrusted(context);
    for (const {id} of await findAll(system, 'plating-colour', {contains: [named.ids, after.id]}))
      await update(system, 'plating-colour', id, {});
  },
};
