/** The parts of the console: the way in, everything behind it, and the website settings beside it. Whoever meets one does not wait for another. */
import {lazy, Suspense} from 'react';
import {createBrowserRouter, useLocation} from 'react-router';
import {isSitePath} from './request/area';
import {Opening} from './shell/Opening';

const SignInRoute = lazy(() => import('./access/sign-in/SignInRoute'));
const Console = lazy(() => import('./Console'));
const SiteConsole = lazy(() => import('./site/SiteConsole'));

function Area() {
  const {pathname} = useLocation();
  return isSitePath(pathname) ? <SiteConsole /> : <Console />;
}

export const router = createBrowserRouter([
  {path: '/:source/login', element: <Suspense fallback={<Opening />}><SignInRoute /></Suspense>},
  {path: '*', element: <Suspense fallback={<Opening />}><Area /></Suspense>},
]);

/** The address shown, as links write it. */
export function addressShown(): string {
  const {pathname, search, hash} = router.state.location;
  return pathname + search + hash;
}

/** Opens a page by its whole address; the one that is shown is not put into the history twice. */
export function openPage(address: string, state?: unknown): void {
  void router.navigate(address, {replace: address === addressShown(), state});
}
