/** What the console loads once before it builds its routes (CO-260 to CO-267). */
import {get, post, type CallOptions} from '../request/api';
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';
import {platformGroups, type PlatformGroups} from './platform-options';

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** By what is counted: of a market `inquiryUnread`, `orderUnread` and `linkOrderUnread` (CO-539). */
export type Counts = Readonly<Record<string, number>>;

export interface StartData {
  readonly salespeople: readonly Person[];
  readonly quotes: readonly Values[];
  readonly platforms: PlatformGroups;
  readonly categories: readonly Values[];
  readonly marks: readonly Values[];
  readonly countries: readonly Values[];
  readonly quoteCategories: readonly Values[];
  readonly unread: Counts;
}

/** The department of salespeople in the documents. */
export const SALES_DEPARTMENT = 3;

const records = (data: unknown): readonly Values[] => asList(data).filter(isValues);

export function countsOf(data: unknown): Counts {
  return Object.fromEntries(Object.entries(asValues(data)).map(([name, count]) => [name, asNumber(count) ?? 0]));
}

/** The market whose counts are there from the start. */
export const FIRST_SET = 'standard';

/** The sign-in page says what goes wrong before the console is open (CO-704). */
export const FIRST_LOAD = {quiet: true, outsideSession: true} as const satisfies CallOptions;

export async function loadStartData(): Promise<StartData> {
  const fetched = (path: string) => get(path, {}, undefined, FIRST_LOAD);
  const posted = (path: string, values: Values = {}) => post(path, values, undefined, FIRST_LOAD);
  const [salespeople, quotes, platforms, categories, marks, countries, quoteCategories, unread] = await Promise.all([
    posted('/user/getUserListByDeptId', {deptId: SALES_DEPARTMENT}),
    posted('/quote/cate/getAll'),
    posted('/systemProject/list', {page: 1, pageSize: 9999}),
    fetched('/design/category/list'),
    fetched('/order/manage/getMarks'),
    posted('/address/country/list'),
    fetched('/quote/cate/getQuoteCateListByProIdAndProType'),
    posted('/order/manage/getOrderAndInquiryUnreadCount', {market: FIRST_SET}),
  ]);
  return {
    salespeople: records(salespeople).map(person => ({id: asNumber(person.id) ?? 0, name: asText(person.name) ?? ''})),
    quotes: records(quotes),
    platforms: platformGroups(platforms),
    categories: records(categories),
    marks: records(marks),
    countries: records(countries),
    quoteCategories: records(quoteCategories),
    unread: countsOf(unread),
  };
}
