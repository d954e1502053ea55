/** The console: providers, and the routes that the signed-in user may take. */
import {lazy, Suspense, useEffect, useMemo} from 'react';
import {Admin, CustomRoutes, type AuthProvider} from 'react-admin';
import {createBrowserRouter, Navigate, Route, RouterProvider, useParams} from 'react-router';
import {authProvider} from './access/auth-provider';
import {Guarded} from './access/Guarded';
import {HOME, NOT_FOUND} from './access/permitted';
import {bareRoutes, routesOf} from './access/routes';
import {i18nProvider} from './i18n/i18n';
import {createDataProvider} from './request/data-provider';
import {queryClient} from './request/query-client';
import {loginPath} from './request/token';
import {Layout} from './shell/Layout';
import {NotFound} from './shell/NotFound';
import {Notices} from './shell/Notices';
import {PageLoading} from './shell/PageLoading';
import {consoleStore} from './shell/store';
import {PASSWORD_PATH, SECURITY_PATH} from './shell/UserMenu';
import {darkTheme, lightTheme} from './theme/theme';

const SignInPage = lazy(() => import('./access/sign-in/SignInPage'));
const PasswordPage = lazy(() => import('./access/PasswordPage'));
const SecurityPage = lazy(() => import('./pages/access/SecurityPage'));

/** What nearly everybody opens first comes while the password is typed. */
function fetchFirstPages(): void {
  // A page that does not come now comes when it is opened.
  void Promise.all([import('./pages/sales/Dashboard'), import('./engine/list/ListPage'), import('./engine/record/RecordRoutes')]).catch(() => undefined);
}

function SignIn() {
  useEffect(fetchFirstPages, []);
  return <Suspense fallback={<PageLoading />}><SignInPage /></Suspense>;
}

function ToSignIn() {
  return <Navigate to={loginPath()} replace />;
}

function ToNotFound() {
  return <Navigate to={NOT_FOUND} replace />;
}

/** `/redirect/{path}` lands on `/{path}` (CO-060). */
function Redirect() {
  const {'*': path = ''} = useParams();
  return <Navigate to={`/${path}`} replace />;
}

function Console({provider}: {readonly provider: AuthProvider}) {
  const dataProvider = useMemo(createDataProvider, []);
  const store = useMemo(consoleStore, []);
  return (
    <Admin
      requireAuth dataProvider={dataProvider} authProvider={provider} i18nProvider={i18nProvider} store={store} queryClient={queryClient} layout={Layout}
      theme={lightTheme} darkTheme={darkTheme} defaultTheme={undefined} loginPage={ToSignIn} catchAll={ToNotFound} loading={PageLoading} notification={Notices} disableTelemetry title="Emblem"
    >
      <CustomRoutes noLayout>
        <Route path="/:source/login" element={<SignIn />} />
        {bareRoutes()}
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/" element={<Navigate to={HOME} replace />} />
        <Route path={PASSWORD_PATH} element={<PasswordPage />} />
        <Route path={SECURITY_PATH} element={<SecurityPage />} />
        <Route path={NOT_FOUND} element={<NotFound />} />
        <Route path="/redirect/*" element={<Redirect />} />
      </CustomRoutes>
      {routesOf}
    </Admin>
  );
}

const router = createBrowserRouter([{path: '*', element: <Guarded><Console provider={authProvider} /></Guarded>}]);

export function App() {
  return <RouterProvider router={router} />;
}
