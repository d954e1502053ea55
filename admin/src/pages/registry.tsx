/** Pages written by hand: the parts of the console that a schema cannot say. */
import {lazy, type ComponentType, type ReactNode} from 'react';
import type {NavigationNode} from '@emblem/schemas';
import {fieldPage} from '../controls/field-page';

const EffectiveRights = lazy(() => import('./access/EffectiveRights'));
const RightsMatrix = lazy(() => import('./access/RightsMatrix'));
const RoleDifferences = lazy(() => import('./access/RoleDifferences'));
const AddCommodity = fieldPage(() => import('./catalog/AddCommodity'));
const AuthorityList = fieldPage(() => import('./access/AuthorityList'));
const CategoryTemplates = fieldPage(() => import('./design/CategoryTemplates'));
const ClipartBatch = fieldPage(() => import('./design/ClipartBatch'));
const CurrencyConverter = lazy(() => import('./platforms/CurrencyConverter'));
const Dashboard = fieldPage(() => import('./sales/Dashboard'));
const FactoryScreen = lazy(() => import('./shell/FactoryScreen'));
const InquiryPage = fieldPage(() => import('./sales/InquiryPage'));
const LaterPage = lazy(() => import('./shell/LaterPage'));
const QuoteLogPage = fieldPage(() => import('./catalog/QuoteLogPage'));
const OrderPage = fieldPage(() => import('./sales/OrderPage'));
const UploadThreeDLib = lazy(() => import('./upload/UploadThreeDLib'));

/** Instead of the generated page of a record, at `/:id`; by entity. */
const RECORD_PAGES: Readonly<Record<string, ReactNode>> = {
  'inquiry': <InquiryPage />,
  'order': <OrderPage />,
  'quote-log': <QuoteLogPage />,
};

/** Instead of the generated list of a view; by the view's name. */
const LIST_PAGES: Readonly<Record<string, ComponentType>> = {
  'interfaceManagement/cTConfiguration': CategoryTemplates,
  'set/authorityList': AuthorityList,
  'set/authorityManage': RightsMatrix,
};

/** By the `page` of a node of the navigation. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  'add-commodity': <AddCommodity />,
  'clipart-batch': <ClipartBatch />,
  'currency-converter': <CurrencyConverter />,
  'dashboard': <Dashboard />,
  'effective-rights': <EffectiveRights />,
  'factory-screen': <FactoryScreen />,
  'role-differences': <RoleDifferences />,
  'upload-3d-library': <UploadThreeDLib />,
};

export function listPage(view: string): ComponentType | undefined {
  return LIST_PAGES[view];
}

export function recordPage(entity: string): ReactNode {
  return RECORD_PAGES[entity];
}

export function hasRecordPage(entity: string): boolean {
  return RECORD_PAGES[entity] !== undefined;
}

/** What a node without an entity shows: its page, or what will stand there. */
export function page(node: NavigationNode): ReactNode {
  if (node.page !== undefined) return PAGES[node.page];
  return node.purpose === undefined ? undefined : <LaterPage node={node} />;
}
