/**
 * The routes of the navigation: those a user's permissions allow are built after the sign-in, the rest lead to
 * `/notFound` (CO-268, CO-271).
 */
import {lazy, Suspense, type ReactNode} from 'react';
import {GlobalStyles} from '@mui/material';
import {CustomRoutes, Resource, usePermissions} from 'react-admin';
import {Navigate, Route} from 'react-router';
import type {NavigationNode, PaperHead} from '@emblem/schemas';
import {PAPER} from '@emblem/schemas/papers';
import {fieldPage} from '../controls/field-page';
import {allPapers, pageOfPaper} from '../model/papers';
import {model} from '../model/schema';
import {allNodes, views, type EntityView} from '../model/views';
import {listPage, page} from './pages';
import {ToRecord} from './ToRecord';
import {printStyles} from '../theme/print';
import {PageLoading} from '../widgets/PageLoading';
import {firstOpen} from '../access/guard';
import {mayOpen, mayOpenPage, NOT_FOUND} from '../access/permitted';
import {mayAct} from '../access/may-act';
import {may, type Session} from '../access/session';
import {SessionProvider} from '../access/session-context';

const ListPage = fieldPage(() => import('../engine/list/ListPage'));
const CreatePage = fieldPage(() => import('./CreateRoute'));
const RecordRoutes = fieldPage(() => import('./RecordRoutes'));
const ShowPage = fieldPage(() => import('../engine/record/ShowPage'));
const PaperPage = lazy(() => import('../pages/papers/PaperPage'));
const BareFrame = lazy(() => import('../shell/BareFrame'));

function ToNotFound() {
  return <Navigate to={NOT_FOUND} replace />;
}

/** A list that is nobody's page of the user's is not there; records of it are, where something links to them. */
function resource(session: Session, {name, entity, node}: EntityView) {
  const list = node === undefined || mayOpen(session, node) ? (listPage(name) ?? ListPage) : ToNotFound;
  const create =
    list !== ToNotFound && entity.writable && mayAct(session, entity, 'create') ? {create: CreatePage} : {};
  return <Resource key={name} name={name} list={list} show={ShowPage} edit={RecordRoutes} {...create} />;
}

/** What stands at the address of a node that is no list; undefined for lists and for groups that lead nowhere. */
function elementOf(session: Session, node: NavigationNode): ReactNode {
  if (node.redirect !== undefined) return <Navigate to={node.redirect} replace />;
  if (node.createOf !== undefined) return <Navigate to={`${node.createOf}/create`} replace />;
  if (node.entity !== undefined) return undefined;
  if (node.recordOf !== undefined)
    return node.path.startsWith(`${node.recordOf}/`) ? undefined : <ToRecord of={node.recordOf} />;
  const own = page(node);
  if (own) return mayOpenPage(model, session, node) ? own : undefined;
  const first = firstOpen(node.children ?? [], child => mayOpen(session, child));
  return first === undefined || first === node.path ? undefined : <Navigate to={first} replace />;
}

function isFramed(node: NavigationNode): boolean {
  return !node.bare && !node.site;
}

function pageRoutes(session: Session) {
  return allNodes()
    .filter(isFramed)
    .flatMap(node => {
      const element = elementOf(session, node);
      return element === undefined ? [] : [<Route key={node.path} caseSensitive path={node.path} element={element} />];
    });
}

/** react-admin asks for these with what `getPermissions` answered. */
export function routesOf(session: Session | null) {
  if (!session) return [];
  return [
    <CustomRoutes key="pages">{pageRoutes(session)}</CustomRoutes>,
    ...views
      .filter(view => !view.node?.site && may(session, view.entity.key, 'read'))
      .map(view => resource(session, view)),
  ];
}

/** A page without menu and header that asks for a session all the same. */
function Permitted({node}: {readonly node: NavigationNode}) {
  const {permissions: session, isPending} = usePermissions<Session | null>();
  if (isPending) return <PageLoading />;
  if (!session || !mayOpen(session, node)) return <ToNotFound />;
  return (
    <SessionProvider session={session}>
      <GlobalStyles styles={printStyles} />
      <BareFrame>{page(node)}</BareFrame>
    </SessionProvider>
  );
}

function PermittedPaper({paper}: {readonly paper: PaperHead}) {
  const {permissions: session, isPending} = usePermissions<Session | null>();
  if (isPending) return <PageLoading />;
  if (!session || !may(session, paper.entity, PAPER)) return <ToNotFound />;
  return (
    <BareFrame>
      <PaperPage paper={paper} />
    </BareFrame>
  );
}

/** Pages without a menu that need a session. */
function bareElement(node: NavigationNode): ReactNode {
  return node.redirect === undefined ? <Permitted node={node} /> : <Navigate to={node.redirect} replace />;
}

function openElement(node: NavigationNode): ReactNode {
  return node.redirect === undefined ? <BareFrame>{page(node)}</BareFrame> : <Navigate to={node.redirect} replace />;
}

function route({path}: Pick<NavigationNode, 'path'>, element: ReactNode) {
  return (
    <Route key={path} caseSensitive path={path} element={<Suspense fallback={<PageLoading />}>{element}</Suspense>} />
  );
}

/** Routes outside of the console's frame. */
export function bareRoutes() {
  return [
    ...allNodes()
      .filter(node => node.bare && !node.site && !node.open && node.paper === undefined)
      .map(node => route(node, bareElement(node))),
    ...allPapers().map(paper => route({path: pageOfPaper(paper)}, <PermittedPaper paper={paper} />)),
  ];
}

/** Routes that need no session, and look for none (CO-252). */
export function openRoutes() {
  return allNodes()
    .filter(node => node.open)
    .map(node => route(node, openElement(node)));
}
