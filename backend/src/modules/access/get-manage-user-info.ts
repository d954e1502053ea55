/** `GET /user/getManageUserInfo`: the same about a user one manages; about oneself without an id (CO-475). */
import {SYSTEM} from '../../actor';
import {optionalId} from '../../acts/input';
import type {Act} from '../../context';
import type {WireRecord} from '../../values';
import {asActor, type Context} from '../../context';
import {get} from '../../read';
import {userInfoOf} from './user-info';
import {requireReached} from '../../acts/reached';

/** The e-mail address of somebody else only as far as the actor may see it. */
async function readManagedUser(context: Context, id: number): Promise<WireRecord> {
  const system = asActor(context, SYSTEM);
  if (id === context.actor.id) return get(system, 'user', id);
  await requireReached(context, 'user', 'update', [id]);
  const {email = null} = await get(context, 'user', id);
  return {...(await get(system, 'user', id)), email};
}

export const getManageUserInfo: Act<'getManageUserInfo'> = {
  name: 'getManageUserInfo',
  async run(context, input) {
    const id = optionalId(context, input, 'userId') ?? optionalId(context, input, 'id') ?? context.actor.id ?? 0;
    return userInfoOf(context, await readManagedUser(context, id));
  },
};
