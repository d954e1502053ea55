/** Sends a visit where it may go before anything of the console is shown. */
import {useLayoutEffect, type ReactNode} from 'react';
import {Navigate, useLocation} from 'react-router';
import {allNodes} from '../model/views';
import {translate} from '../i18n/i18n';
import {readToken} from '../request/token';
import {guard} from './guard';
import {hasLostSession} from './load';
import {keepProblem} from './problem';
import {settledWayOut} from './way-out';

const NODES = allNodes();

/** Who was in a session and is no longer is told so where they are sent. */
function TellLostSession() {
  useLayoutEffect(() => {
    if (hasLostSession()) keepProblem(translate('signIn.expired'));
  }, []);
  return null;
}

export function Guarded({children}: {readonly children: ReactNode}) {
  const {pathname, search} = useLocation();
  const verdict = guard(
    {
      path: pathname,
      hasToken: readToken('console') !== undefined,
      hasSite: readToken('site') !== undefined,
      wayOut: settledWayOut(),
    },
    NODES,
  );
  // Where the visit was going, for after the sign-in.
  return verdict === 'pass' ? (
    children
  ) : (
    <>
      <TellLostSession />
      <Navigate to={verdict.to} replace state={{nextPathname: pathname, nextSearch: search}} />
    </>
  );
}
