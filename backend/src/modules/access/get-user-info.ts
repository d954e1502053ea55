/** `/user/getUserInfo`: who is signed in (CO-474). */
import {SYSTEM} from '../../actor';
import {may} from '../../access/decide';
import type {Act} from '../../context';
import {asActor} from '../../context';
import {get} from '../../read';
import {userInfoOf} from './user-info';

export const getUserInfo: Act<'getUserInfo'> = {
  name: 'getUserInfo',
  async run(context) {
    const {id, viewer} = context.actor;
    const user = await get(asActor(context, SYSTEM), 'user', id ?? 0);
    // Somebody who looks as this user sees the address as far as the lists show it.
    return userInfoOf(
      context,
      viewer && may(context, 'user.read-personal').length === 0 ? {...user, email: null} : user,
    );
  },
};
