/** The sign-in page with the little it needs of the console, which comes while the password is typed. */
import {useEffect} from 'react';
import SignInPage from '../sign-in/SignInPage';
import {Alone} from './Alone';

/** The console, and what nearly everybody opens first in it. */
function fetchConsole(): void {
  // A page that does not come now comes when it is opened.
  void Promise.all([
    import('./Console'),
    import('../pages/home/Home'),
    import('../engine/list/ListPage'),
    import('./RecordRoutes'),
  ]).catch(() => undefined);
}

export default function SignInRoute() {
  useEffect(fetchConsole, []);
  return (
    <Alone>
      <SignInPage />
    </Alone>
  );
}
