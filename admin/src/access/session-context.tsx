/** Gives components the signed-in session, and the questions they ask about rights. */
import {createContext, useCallback, useContext, useMemo, useState, type ReactNode} from 'react';
import type {Entity, PredicateContext} from '@emblem/schemas';
import {clock} from '@emblem/schemas/clock';
import {mayAct} from './may-act';
import type {Session} from './session';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({session, children}: {readonly session: Session; readonly children: ReactNode}) {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of the signed-in console.');
  return session;
}

/** An act that goes by an outside service is offered once that is set up. */
function isServed({services}: Session, {actions}: Entity, action: string): boolean {
  const service = actions.find(({key}) => key === action)?.service;
  return service === undefined || services?.has(service) === true;
}

/** Whether the user holds a right at all; whether it reaches one record stands in that record's `_abilities`. */
export function useCan(): (entity: Entity, action: string) => boolean {
  const session = useSession();
  return useCallback(
    (entity, action) => mayAct(session, entity, action) && isServed(session, entity, action),
    [session],
  );
}

/** What dynamic operands of predicates mean for this user. */
export function usePredicateContext(): PredicateContext {
  const {id, departmentIds, platformIds, marketPlatformIds, email, roles} = useSession();
  // The moment the page was opened is near enough to now.
  const [now] = useState(() => clock.moment());
  return useMemo(
    () => ({
      actor: {
        id,
        departmentIds,
        platformIds,
        marketPlatformIds,
        email,
        roleIds: roles.map(role => role.id),
        memberId: null,
      },
      now,
    }),
    [id, departmentIds, platformIds, marketPlatformIds, email, roles, now],
  );
}
