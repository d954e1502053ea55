/** What figures are made of beside the business itself: visits, searches, prices of others, expenses. */
import {expenses} from '../analytics/expenses';
import {kpi} from '../analytics/kpi';
import {pageChanges} from '../analytics/page-changes';
import {competitorPrices} from '../analytics/prices';
import {repurchases} from '../analytics/repurchases';
import {backlinks, keywords} from '../analytics/search';
import {thresholds} from '../analytics/thresholds';
import {subdomains, visits} from '../analytics/visits';
import {questionnaires} from '../sales/questionnaires';
import {reviews} from '../sales/reviews';
import type {WorldContext} from './world-context';
import type {Designs} from './designs';
import type {Organisation} from './organisation';
import type {Traded} from './trade';

/** Where most customers are. */
const CUSTOMERS = new Set(['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'NL', 'IT']);

export async function insertFigures(
  build: WorldContext,
  organisation: Organisation,
  {categories}: Designs,
  traded: Traded,
): Promise<void> {
  const {
    store,
    reference: {countries},
    calendar,
    few,
  } = build;
  const {projects, staff, salesmen, currencyOf} = organisation;
  const {orders, payments} = traded;
  const abroad = countries.filter(({code}) => CUSTOMERS.has(String(code)));
  const ground = {projects, categories, countries: abroad, staff, currencyOf, calendar, few};
  const rows = {
    subdomain: subdomains(ground),
    'site-visit': visits(ground),
    'page-change': pageChanges(ground),
    'search-keyword': keywords(ground),
    backlink: backlinks(ground),
    'competitor-price': competitorPrices(ground),
    expense: expenses(ground),
    'metric-threshold': thresholds(),
    repurchase: repurchases(orders, payments),
    ...kpi({salesmen, orders, payments, calendar, few}),
    review: reviews({orders, calendar, few}),
    ...questionnaires({orders, calendar, few}),
  };
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
}
