/** `/user/logout`: ends the session that asks. */
import {endSession} from '../../access/session';
import type {Act} from '../../acts/registry';

export const signOut: Act = {
  name: 'signOut',
  async run(context) {
    if (context.actor.sessionId !== null) await endSession(context, context.actor.sessionId);
    return null;
  },
};
