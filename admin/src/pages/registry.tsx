/** Pages written by hand: the parts of the console that a schema cannot say. */
import {lazy, type ReactNode} from 'react';

const Dashboard = lazy(() => import('./sales/Dashboard'));
const InquiryPage = lazy(() => import('./sales/InquiryPage'));
const OrderPage = lazy(() => import('./sales/OrderPage'));

/** Instead of the generated page of a record, at `/:id`; by entity. */
const RECORD_PAGES: Readonly<Record<string, ReactNode>> = {
  inquiry: <InquiryPage />,
  order: <OrderPage />,
};

/** By the `page` of a node of the navigation. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  dashboard: <Dashboard />,
};

export function recordPage(entity: string): ReactNode {
  return RECORD_PAGES[entity];
}

export function hasRecordPage(entity: string): boolean {
  return RECORD_PAGES[entity] !== undefined;
}

export function page(name: string | undefined): ReactNode {
  return name === undefined ? undefined : PAGES[name];
}
