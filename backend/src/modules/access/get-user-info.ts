/** `/user/getUserInfo`: who is signed in (CO-474). */
import {SYSTEM} from '../../access/actor';
import type {Act} from '../../acts/registry';
import {asActor} from '../../context';
import {get} from '../../read';
import {userInfoOf} from './user-info';

export const getUserInfo: Act = {
  name: 'getUserInfo',
  async run(context) {
    return userInfoOf(context, await get(asActor(context, SYSTEM), 'user', context.actor.id ?? 0));
  },
};
