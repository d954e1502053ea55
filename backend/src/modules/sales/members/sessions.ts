/** Members see where they are signed in, and end what is not theirs. */
import {endSession, endSessionsOf} from '../../../access/session';
import {textOf, timeOf} from '../../../record-values';
import {optionalId} from '../../../acts/input';
import {trusted} from '../../../context/trusted';
import type {Act, Context} from '../../../context';
import type {WireRecord} from '../../../values';
import {Refusal} from '../../../errors';
import {text} from '../../../messages';
import {find, findAll} from '../../../read';

function toOwnSession({actor}: Context, session: WireRecord) {
  return {
    id: session.id,
    address: textOf(session, 'address'),
    createdAt: timeOf(session, 'createdAt'),
    lastUsedAt: timeOf(session, 'lastUsedAt'),
    expiresAt: timeOf(session, 'expiresAt'),
    current: session.id === actor.sessionId,
  };
}

/** The member's own sessions, the last used first. */
export const listMemberSessions: Act<'listMemberSessions'> = {
  name: 'listMemberSessions',
  async run(context) {
    const {memberId} = context.actor;
    const sessions = await findAll(
      trusted(context),
      'session',
      {all: [{eq: ['memberId', memberId ?? 0]}, {gt: ['expiresAt', context.now]}]},
      [{field: 'lastUsedAt', descending: true}],
    );
    return sessions.map(session => toOwnSession(context, session));
  },
};

async function endOne(context: Context, memberId: number, id: number): Promise<number> {
  const own = await find(trusted(context), 'session', {all: [{eq: ['id', id]}, {eq: ['memberId', memberId]}]});
  if (!own) throw new Refusal(404, text('notFound', context.actor.language));
  await endSession(context, id);
  return 1;
}

/**
 * Ends the session named by `id`, else all but the one that asks. Answers how many; 404 for one that is not the
 * member's.
 */
export const endMemberSession: Act<'endMemberSession'> = {
  name: 'endMemberSession',
  async run(context, input) {
    const {memberId, sessionId} = context.actor;
    const id = optionalId(context, input, 'id');
    const member = memberId ?? 0;
    return {
      count:
        id === undefined
          ? await endSessionsOf(context, {memberId: member}, sessionId)
          : await endOne(context, member, id),
    };
  },
};
