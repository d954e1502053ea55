/** `/new/productionOrder/getUserMap`: the names of the enabled users by their ids (CO-638). */
import {USER} from '@emblem/schemas/values';
import {textOf} from '../../record-values';
import type {Act} from '../../context';
import {findAll} from '../../read';

export const getUserMap: Act<'getUserMap'> = {
  name: 'getUserMap',
  async run(context) {
    const users = await findAll(context, 'user', {eq: ['state', USER.state.enabled]});
    return Object.fromEntries(users.map(user => [String(user.id), textOf(user, 'name') ?? '']));
  },
};
