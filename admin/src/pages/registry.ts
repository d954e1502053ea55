/** Pages written by hand: the parts of the console that a schema cannot say. */
import {lazy, type ComponentType} from 'react';

/** Instead of the generated page of a record, at `/:id`. */
const RECORD_PAGES: Readonly<Record<string, ComponentType>> = {
  inquiry: lazy(() => import('./sales/InquiryPage')),
  order: lazy(() => import('./sales/OrderPage')),
};

/** By the `page` of a node of the navigation. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  dashboard: lazy(() => import('./sales/Dashboard')),
};

export function recordPage(entity: string): ComponentType | undefined {
  return RECORD_PAGES[entity];
}

export function hasRecordPage(entity: string): boolean {
  return RECORD_PAGES[entity] !== undefined;
}

export function page(name: string | undefined): ComponentType | undefined {
  return name === undefined ? undefined : PAGES[name];
}
