/** What the console loads once before it builds its routes (CO-260 to CO-267). */
import type {NavigationCounter} from '@emblem/schemas';
import {BACKGROUND, get, post, type CallOptions} from '../request/api';
import {asList, asNumber, asText, asValues, isValues, type Values} from '../model/parse';
import {platformGroups, type PlatformGroups} from './platform-options';

export interface Person {
  readonly id: number;
  readonly userName: string;
}

export interface Unread {
  readonly inquiryUnread: number;
  readonly orderUnread: number;
  readonly linkOrderUnread: number;
}

export interface StartData {
  readonly salespeople: readonly Person[];
  readonly quotes: readonly Values[];
  /** By group: 0 self-operated, 1 dealers, 2 alliance businesses. */
  readonly platforms: PlatformGroups;
  readonly categories: readonly Values[];
  readonly marks: readonly Values[];
  readonly countries: readonly Values[];
  readonly quoteCategories: readonly Values[];
  readonly unread: Unread;
}

/** The department of salespeople in the documents. */
export const SALES_DEPARTMENT = 3;

const records = (data: unknown): readonly Values[] => asList(data).filter(isValues);

export function unreadOf(data: unknown): Unread {
  const {inquiryUnread, orderUnread, linkOrderUnread} = asValues(data);
  return {
    inquiryUnread: asNumber(inquiryUnread) ?? 0,
    orderUnread: asNumber(orderUnread) ?? 0,
    linkOrderUnread: asNumber(linkOrderUnread) ?? 0,
  };
}

/** By what the call tells the sets of sites apart. */
const SETS: Readonly<Record<NavigationCounter['set'], Values>> = {standard: {}, german: {isGermany: 1}, fd: {isFd: 1}};

export function loadUnread(
  set: NavigationCounter['set'],
  signal?: AbortSignal,
  options: CallOptions = BACKGROUND,
): Promise<Unread> {
  return post('/order/manage/getOrderAndInquiryUnreadCount', SETS[set], signal, options).then(unreadOf);
}

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
    loadUnread('standard', undefined, FIRST_LOAD),
  ]);
  return {
    salespeople: records(salespeople).map(person => ({
      id: asNumber(person.id) ?? 0,
      userName: asText(person.userName) ?? '',
    })),
    quotes: records(quotes),
    platforms: platformGroups(platforms),
    categories: records(categories),
    marks: records(marks),
    countries: records(countries),
    quoteCategories: records(quoteCategories),
    unread,
  };
}
