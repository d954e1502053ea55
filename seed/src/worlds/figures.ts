/** What figures are made of beside the business itself: visits, searches, prices of others, expenses. */
import {expenses} from '../analytics/expenses';
import {pageChanges} from '../analytics/page-changes';
import {competitorPrices} from '../analytics/prices';
import {backlinks, keywords} from '../analytics/search';
import {subdomains, visits} from '../analytics/visits';
import type {Build} from './build';
import type {Designs} from './designs';
import type {Organisation} from './organisation';

/** Where most customers are. */
const CUSTOMERS = new Set(['US', 'GB', 'DE', 'FR', 'CA', 'AU', 'NL', 'IT']);

export async function insertFigures(build: Build, organisation: Organisation, {categories}: Designs): Promise<void> {
  const {
    store,
    reference: {countries},
    calendar,
    few,
  } = build;
  const {projects, staff, currencyOf} = organisation;
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
  };
  for (const [entity, list] of Object.entries(rows)) await store.insert(entity, list);
}
