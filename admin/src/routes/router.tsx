/**
 * The parts of the console: the way in, everything behind it, and the website settings beside it. Whoever meets one
 * does not wait for another.
 */
import {lazy, Suspense} from 'react';
import {createBrowserRouter, useLocation} from 'react-router';
import {isSitePath} from '../request/area';
import {Opening} from '../shell/Opening';
import {followRouter} from '../widgets/address';
import {drawParametersAtOnce} from './parameters';

const SignInRoute = lazy(() => import('./SignInRoute'));
const LinkRoute = lazy(() => import('./LinkRoute'));
const Console = lazy(() => import('./Console'));
const SiteConsole = lazy(() => import('./SiteConsole'));

function Area() {
  const {pathname} = useLocation();
  return isSitePath(pathname) ? <SiteConsole /> : <Console />;
}

export const router = createBrowserRouter([
  {
    path: '/:source/login',
    element: (
      <Suspense fallback={<Opening />}>
        <SignInRoute />
      </Suspense>
    ),
  },
  {
    path: '/link/:entity/:id',
    element: (
      <Suspense fallback={<Opening />}>
        <LinkRoute />
      </Suspense>
    ),
  },
  {
    path: '*',
    element: (
      <Suspense fallback={<Opening />}>
        <Area />
      </Suspense>
    ),
  },
]);
drawParametersAtOnce(router);
followRouter(router);
