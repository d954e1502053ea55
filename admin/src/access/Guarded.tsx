/** Sends a visit where it may go before anything of the console is shown. */
import type {ReactNode} from 'react';
import {Navigate, useLocation} from 'react-router';
import {allNodes} from '../engine/views';
import {readToken} from '../request/token';
import {guard} from './guard';

const NODES = allNodes();

export function Guarded({children}: {readonly children: ReactNode}) {
  const {pathname, search} = useLocation();
  const verdict = guard({path: pathname, hasToken: readToken('console') !== undefined, hasSite: readToken('site') !== undefined}, NODES);
  // Where the visit was going, for after the sign-in.
  return verdict === 'pass' ? children : <Navigate to={verdict.to} replace state={{nextPathname: pathname, nextSearch: search}} />;
}
