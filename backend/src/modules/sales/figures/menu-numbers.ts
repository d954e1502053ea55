/**
 * What waits to be looked at: the numbers beside the entries of the console's menu. Each kind of record is one
 * question, by platform, whose answer is shared out among the markets.
 */
import type {Selection} from '@emblem/schemas/reports';
import type {ActInputs, ActOutputs} from '@emblem/schemas/acts';
import {FACTORY_PROBLEM, INQUIRY, INTERNAL_PROBLEM, LINK_ORDER, ORDER, PROJECT} from '@emblem/schemas/values';
import {textOf} from '../../../record-values';
import type {Act, Context} from '../../../context';
import {countApprovals, findAll, metricOf, type Aggregate} from '../../../read';
import {countBy, countOf, isEntityReadable, isReadable} from './metrics';

type MarketCounts = ActOutputs['countUnread'];
type Groups = Aggregate['groups'];

interface Waiting {
  readonly metric: string;
  readonly selection: Selection;
}

/** An order is unread until somebody takes it beyond New Order. */
const BUSINESS: Readonly<Record<keyof MarketCounts, Waiting>> = {
  inquiryUnread: {metric: 'inquiries', selection: {read: [INQUIRY.isRead.no]}},
  orderUnread: {metric: 'order-states', selection: {status: [ORDER.status.new]}},
  linkOrderUnread: {metric: 'link-orders', selection: {read: [LINK_ORDER.isRead.no]}},
};

const PROBLEMS: Readonly<Record<keyof ActOutputs['countUnreadProblems'], Waiting>> = {
  internalProblems: {metric: 'internal-problems', selection: {read: [INTERNAL_PROBLEM.isRead.no]}},
  factoryProblems: {metric: 'factory-problems', selection: {read: [FACTORY_PROBLEM.isRead.no]}},
};

/** By platform, as many as the actor may see; none where the actor may see no records of the kind at all. */
async function waiting(context: Context, {metric: key, selection}: Waiting): Promise<Groups> {
  const metric = metricOf(context, key);
  return isReadable(context, metric) ? countBy(context, metric, 'platform', selection) : [];
}

/**
 * The market of each site that the actor reads (CO-042). What lies on others stands in no market's list for the actor,
 * and so in no number.
 */
async function marketsOf(context: Context): Promise<ReadonlyMap<unknown, string | null>> {
  const sites = isEntityReadable(context, 'project') ? await findAll(context, 'project') : [];
  return new Map(sites.map(site => [site.id, textOf(site, 'market')]));
}

function sum(groups: Groups, isCounted: (platform: unknown) => boolean = () => true): number {
  return groups.reduce((total, group) => total + (isCounted(group.of.platform) ? countOf(group) : 0), 0);
}

/** What waits of each kind, to be counted for one market after another. */
async function business(context: Context): Promise<(isCounted: (platform: unknown) => boolean) => MarketCounts> {
  const inquiries = await waiting(context, BUSINESS.inquiryUnread);
  const orders = await waiting(context, BUSINESS.orderUnread);
  const linkOrders = await waiting(context, BUSINESS.linkOrderUnread);
  return isCounted => ({
    inquiryUnread: sum(inquiries, isCounted),
    orderUnread: sum(orders, isCounted),
    linkOrderUnread: sum(linkOrders, isCounted),
  });
}

async function problems(context: Context): Promise<ActOutputs['countUnreadProblems']> {
  return {
    internalProblems: sum(await waiting(context, PROBLEMS.internalProblems)),
    factoryProblems: sum(await waiting(context, PROBLEMS.factoryProblems)),
  };
}

function isGermanAsked({isGermany}: ActInputs['countUnread']): boolean {
  return isGermany === 1 || isGermany === '1' || isGermany === true;
}

/**
 * `{inquiryUnread, orderUnread, linkOrderUnread}` of the sites of a market, or, as the documents ask, of the German
 * ones with `isGermany` 1 and else of all but those (CO-539, CO-483).
 */
export const countUnread: Act<'countUnread'> = {
  name: 'countUnread',
  async run(context, input) {
    const markets = await marketsOf(context);
    const counts = await business(context);
    const {market} = input;
    if (market !== undefined) return counts(platform => markets.get(platform) === market);
    const isGerman = isGermanAsked(input);
    return counts(platform => markets.has(platform) && (markets.get(platform) === PROJECT.market.german) === isGerman);
  },
};

/** How many unread problems the actor may see, internal ones and the factory's (CO-560). */
export const countUnreadProblems: Act<'countUnreadProblems'> = {name: 'countUnreadProblems', run: problems};

/** All numbers of the menu at once: those of each market, the problems, and what waits for the user's decision. */
export const countMenu: Act<'countMenu'> = {
  name: 'countMenu',
  async run(context) {
    const markets = await marketsOf(context);
    const counts = await business(context);
    const of = (market: string) => counts(platform => markets.get(platform) === market);
    const {standard, fd, german} = PROJECT.market;
    return {
      markets: {standard: of(standard), fd: of(fd), german: of(german)},
      problems: await problems(context),
      own: {approvals: await countApprovals(context)},
    };
  },
};
