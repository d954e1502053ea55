/** The console: providers, routes and the resources that the signed-in user may see. */
import {lazy, Suspense, useMemo} from 'react';
import {Admin, CustomRoutes, Resource, type AuthProvider} from 'react-admin';
import {createBrowserRouter, Navigate, Route, RouterProvider, useParams} from 'react-router';
import {authProvider} from './access/auth-provider';
import type {Session} from './access/session';
import {may} from './access/session';
import {allNodes, views} from './engine/views';
import {i18nProvider} from './i18n/i18n';
import {page} from './pages/registry';
import {createDataProvider} from './request/data-provider';
import {queryClient} from './request/query-client';
import {loginPath} from './request/token';
import {Layout} from './shell/Layout';
import {HOME} from './shell/menu';
import {NOT_FOUND, NotFound} from './shell/NotFound';
import {PageLoading} from './shell/PageLoading';
import {consoleStore} from './shell/store';
import {PASSWORD_PATH} from './shell/UserMenu';
import {darkTheme, lightTheme} from './theme/theme';

const SignInPage = lazy(() => import('./access/SignInPage'));
const PasswordPage = lazy(() => import('./access/PasswordPage'));
const ListPage = lazy(() => import('./engine/list/ListPage'));
const CreatePage = lazy(() => import('./engine/record/CreatePage'));
const RecordRoutes = lazy(() => import('./engine/record/RecordRoutes'));
const ShowPage = lazy(() => import('./engine/record/ShowPage'));

function SignIn() {
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

function resources(session: Session | null) {
  if (!session) return [];
  return views.filter(view => may(session, view.entity.key, 'read')).map(view => (
    <Resource
      key={view.name} name={view.name} list={ListPage} show={ShowPage} edit={RecordRoutes}
      {...(view.entity.writable && may(session, view.entity.key, 'create') ? {create: CreatePage} : {})}
    />
  ));
}

function pageRoutes() {
  return allNodes().flatMap(node => {
    const element = page(node.page);
    if (element) return [<Route key={node.path} path={node.path} element={element} />];
    return node.redirect === undefined ? [] : [<Route key={node.path} path={node.path} element={<Navigate to={node.redirect} replace />} />];
  });
}

function Console({provider}: {readonly provider: AuthProvider}) {
  const dataProvider = useMemo(createDataProvider, []);
  const store = useMemo(consoleStore, []);
  return (
    <Admin
      requireAuth dataProvider={dataProvider} authProvider={provider} i18nProvider={i18nProvider} store={store} queryClient={queryClient} layout={Layout}
      theme={lightTheme} darkTheme={darkTheme} defaultTheme={undefined} loginPage={ToSignIn} catchAll={ToNotFound} loading={PageLoading} disableTelemetry title="Emblem"
    >
      <CustomRoutes noLayout><Route path="/:source/login" element={<SignIn />} /></CustomRoutes>
      <CustomRoutes>
        <Route path="/" element={<Navigate to={HOME} replace />} />
        <Route path={PASSWORD_PATH} element={<PasswordPage />} />
        <Route path={NOT_FOUND} element={<NotFound />} />
        <Route path="/redirect/*" element={<Redirect />} />
        {pageRoutes()}
      </CustomRoutes>
      {resources}
    </Admin>
  );
}

const router = createBrowserRouter([{path: '*', element: <Console provider={authProvider} />}]);

export function App() {
  return <RouterProvider router={router} />;
}
