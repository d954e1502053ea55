/** Pages written by hand: the parts of the console that a schema cannot say. */
import {lazy, type ComponentType, type ReactNode} from 'react';
import type {Entity, NavigationNode} from '@emblem/schemas';
import {fieldPage} from '../controls/field-page';

const EffectiveRights = lazy(() => import('../pages/access/EffectiveRights'));
const RightsMatrix = lazy(() => import('../pages/access/RightsMatrix'));
const RoleDifferences = lazy(() => import('../pages/access/RoleDifferences'));
const AddCommodity = fieldPage(() => import('../pages/catalog/AddCommodity'));
const ApprovalsPage = fieldPage(() => import('../engine/approvals/ApprovalsPage'));
const AuthorityList = fieldPage(() => import('../pages/access/AuthorityList'));
const BankImport = fieldPage(() => import('../pages/finance/BankImport'));
const CategoryTemplates = fieldPage(() => import('../pages/design/CategoryTemplates'));
const ClipartBatch = fieldPage(() => import('../pages/design/ClipartBatch'));
const CurrencyConverter = lazy(() => import('../pages/platforms/CurrencyConverter'));
const Home = fieldPage(() => import('../pages/home/Home'));
const ArtworkUpload = fieldPage(() => import('../pages/sales/artwork-upload/ArtworkUpload'));
const DrawingTaskPage = fieldPage(() => import('../pages/artwork/DrawingTaskPage'));
const DrawingPage = fieldPage(() => import('../pages/sales/artwork/DrawingPage'));
const FileList = lazy(() => import('../pages/links/FileList'));
const GenerateFiles = fieldPage(() => import('../pages/papers/GenerateFiles'));
const PrintBasket = lazy(() => import('../pages/papers/PrintBasket'));
const FactoryScreen = lazy(() => import('../pages/shell/FactoryScreen'));
const InquiryPage = fieldPage(() => import('../pages/sales/InquiryPage'));
const MetricCatalogue = lazy(() => import('../pages/analytics/MetricCatalogue'));
const PageChanges = fieldPage(() => import('../pages/analytics/PageChanges'));
const OrderPage = fieldPage(() => import('../pages/sales/OrderPage'));
const ReportPage = fieldPage(() => import('../engine/report/ReportPage'));
const QuoteLogPage = fieldPage(() => import('../pages/catalog/QuoteLogPage'));
const SampleUpload = fieldPage(() => import('../pages/sales/artwork-upload/SampleUpload'));
const ShowPage = lazy(() => import('../engine/record/ShowPage'));
const ThreeDLibraryUpload = lazy(() => import('../pages/upload/ThreeDLibraryUpload'));

/** Instead of the form of a record, at `/:id`; by the `page` of its entity. */
const RECORD_PAGES: Readonly<Record<string, ReactNode>> = {
  drawing: <DrawingPage />,
  'drawing-task': <DrawingTaskPage />,
  inquiry: <InquiryPage />,
  order: <OrderPage />,
  record: <ShowPage />,
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
  approvals: <ApprovalsPage />,
  'bank-import': <BankImport />,
  'clipart-batch': <ClipartBatch />,
  'currency-converter': <CurrencyConverter />,
  'artwork-upload': <ArtworkUpload />,
  'effective-rights': <EffectiveRights />,
  'factory-screen': <FactoryScreen />,
  'file-list': <FileList />,
  'generate-files': <GenerateFiles />,
  home: <Home />,
  'metric-catalogue': <MetricCatalogue />,
  'page-changes': <PageChanges />,
  'print-basket': <PrintBasket />,
  'role-differences': <RoleDifferences />,
  'sample-order-upload': <SampleUpload />,
  'upload-3d-library': <ThreeDLibraryUpload />,
};

export function listPage(view: string): ComponentType | undefined {
  return LIST_PAGES[view];
}

/** Undefined for a record whose page is generated. */
export function recordPage({page: name}: Entity): ReactNode {
  return name === undefined ? undefined : RECORD_PAGES[name];
}

/** What a node without an entity shows: its page or report. */
export function page(node: NavigationNode): ReactNode {
  if (node.page !== undefined) return PAGES[node.page];
  if (node.report !== undefined)
    return (
      <ReportPage name={node.report} path={node.path} of={node.of} also={node.also} title={node.of && node.title} />
    );
  return undefined;
}
