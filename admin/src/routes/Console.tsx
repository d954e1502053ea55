/** Everything behind the sign-in: providers, and the routes that the signed-in user may take. */
import {lazy, memo} from 'react';
import {Admin, CustomRoutes} from 'react-admin';
import {Navigate, Route, useLocation, useParams} from 'react-router';
import {authProvider} from '../access/auth-provider';
import {Guarded} from '../access/Guarded';
import {isOpen} from '../access/guard';
import {HOME, NOT_FOUND} from '../access/permitted';
import {wayOut} from '../access/way-out';
import {bareRoutes, openRoutes, routesOf} from './console-routes';
import {NewChoices, type NewChoiceProps} from '../controls/shared/new-choice';
import {allNodes} from '../model/views';
import {queryClient} from '../request/query-client';
import {Layout} from '../shell/Layout';
import {NotFound} from '../frame/NotFound';
import {useAdmin} from '../shell/use-admin';
import {PASSWORD_PATH, SECURITY_PATH} from '../shell/account-paths';

const CreateWithin = lazy(() => import('../engine/record/CreateWithin'));
const PasswordPage = lazy(() => import('../pages/access/PasswordPage'));
const SecurityPage = lazy(() => import('../pages/access/SecurityPage'));

function newChoiceForm(props: NewChoiceProps) {
  return <CreateWithin {...props} />;
}

function ToSignIn() {
  return <Navigate to={wayOut()} replace />;
}

function ToNotFound() {
  return <Navigate to={NOT_FOUND} replace />;
}

/** `/redirect/{path}` lands on `/{path}` (CO-060). */
function Redirect() {
  const {'*': path = ''} = useParams();
  return <Navigate to={`/${path}`} replace />;
}

const OWN = {queryClient, layout: Layout, loginPage: ToSignIn, catchAll: ToNotFound};

/**
 * Apart from the address: react-admin builds all its routes anew whenever it is given others, and registers every
 * resource again.
 */
const Pages = memo(() => (
  <Admin {...useAdmin(OWN)} requireAuth authProvider={authProvider}>
    <CustomRoutes noLayout>{bareRoutes()}</CustomRoutes>
    <CustomRoutes>
      <Route path="/" element={<Navigate to={HOME} replace />} />
      <Route path={PASSWORD_PATH} element={<PasswordPage />} />
      <Route path={SECURITY_PATH} element={<SecurityPage />} />
      <Route path={NOT_FOUND} element={<NotFound />} />
      <Route path="/redirect/*" element={<Redirect />} />
    </CustomRoutes>
    {routesOf}
  </Admin>
));
Pages.displayName = 'Pages';

/** Nobody is asked who they are: an open page calls nothing that needs a session. */
const OpenPages = memo(() => (
  <Admin {...useAdmin(OWN)}>
    <CustomRoutes noLayout>{openRoutes()}</CustomRoutes>
  </Admin>
));
OpenPages.displayName = 'OpenPages';

export default function Console() {
  const {pathname} = useLocation();
  return (
    <Guarded>
      {isOpen(allNodes(), pathname) ? (
        <OpenPages />
      ) : (
        <NewChoices form={newChoiceForm}>
          <Pages />
        </NewChoices>
      )}
    </Guarded>
  );
}
