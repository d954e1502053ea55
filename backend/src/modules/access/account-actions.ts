/** Buttons on users and sessions: unlock, end all sessions of a user, end one session. */
import {forgiveFailures} from '../../access/limits/lockout';
import {textOf} from '../../record-values';
import {endSession, endSessionsOf} from '../../access/session';
import {idList} from '../../acts/input';
import type {Act, Context} from '../../context';
import type {Values} from '../../values';
import {get} from '../../read';
import {transaction} from '../../write';
import {requireReached} from '../../acts/reached';
import {CODE_REALM} from './sign-in/codes';

/** Runs for each of the records named by `ids`, all or none. */
function onEach(
  name: string,
  entity: string,
  action: string,
  work: (context: Context, id: number) => Promise<unknown>,
): Act {
  return {
    name,
    run: (context: Context, input: Values) =>
      transaction(context, async tx => {
        const ids = idList(tx, input, 'ids');
        await requireReached(tx, entity, action, ids);
        for (const id of ids) await work(tx, id);
        return {count: ids.length};
      }),
  };
}

export const accountActions: readonly Act[] = [
  onEach('unlockUser', 'user', 'unlock', async (context, id) => {
    const user = await get(context, 'user', id);
    for (const realm of ['staff', CODE_REALM])
      await forgiveFailures(context, {realm, name: textOf(user, 'userName') ?? ''});
  }),
  onEach('endUserSessions', 'user', 'end-sessions', (context, id) => endSessionsOf(context, {userId: id})),
  onEach('endSession', 'session', 'end', (context, id) => endSession(context, id)),
];
