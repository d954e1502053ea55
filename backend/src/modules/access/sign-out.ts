/** `/user/logout`: ends the session that asks. */
import {endSession} from '../../access/session';
import type {Act} from '../../context';

export const signOut: Act<'signOut'> = {
  name: 'signOut',
  async run(context) {
    // A view of somebody's console ends this way too, though it may change nothing else.
    if (context.actor.sessionId !== null) await endSession({...context, readOnly: false}, context.actor.sessionId);
    return null;
  },
};
