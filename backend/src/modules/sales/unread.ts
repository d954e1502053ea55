/** What waits to be looked at: the numbers beside the entries of the console's menu. */
import type {Predicate} from '@emblem/schemas';
import type {ActInputs} from '@emblem/schemas/acts';
import {FACTORY_PROBLEM, INQUIRY, INTERNAL_PROBLEM, LINK_ORDER, ORDER} from '@emblem/schemas/values';
import {reach} from '../../rights/reach';
import type {Act, Context} from '../../context';
import {trusted} from '../../context/trusted';
import {count, findAll} from '../../read';

/** Business of the sites of a market (CO-042), whether or not the actor may read about sites. */
async function ofMarket(context: Context, market: string): Promise<Predicate> {
  const sites = await findAll(trusted(context), 'project', {eq: ['market', market]});
  return {in: ['proId', sites.map(({id}) => id)]};
}

function isGermanAsked({isGermany}: ActInputs['countUnread']): boolean {
  return isGermany === 1 || isGermany === '1' || isGermany === true;
}

async function sitesAsked(context: Context, input: ActInputs['countUnread']): Promise<Predicate> {
  if (typeof input.market === 'string') return ofMarket(context, input.market);
  const german = await ofMarket(context, 'german');
  return isGermanAsked(input) ? german : {not: german};
}

/** An order is unread until somebody takes it beyond New Order. */
const UNREAD = {
  inquiry: {eq: ['isRead', INQUIRY.isRead.no]},
  order: {eq: ['status', ORDER.status.new]},
  'link-order': {eq: ['isRead', LINK_ORDER.isRead.no]},
  'internal-problem': {eq: ['isRead', INTERNAL_PROBLEM.isRead.no]},
  'factory-problem': {eq: ['isRead', FACTORY_PROBLEM.isRead.no]},
} as const satisfies Record<string, Predicate>;

/** How many the actor may see; none where the actor may see no records of the kind at all. */
async function unread(context: Context, entity: keyof typeof UNREAD, site?: Predicate): Promise<number> {
  if (reach(context.actor, context.model.entity(entity), context.model, 'read') === false) return 0;
  return count(context, entity, site ? {all: [UNREAD[entity], site]} : UNREAD[entity]);
}

/**
 * `{inquiryUnread, orderUnread, linkOrderUnread}` of the sites of a market, or, as the documents ask, of the German
 * ones with `isGermany` 1 and else of all but those (CO-539, CO-483).
 */
export const countUnread: Act<'countUnread'> = {
  name: 'countUnread',
  async run(context, input) {
    const site = await sitesAsked(context, input);
    return {
      inquiryUnread: await unread(context, 'inquiry', site),
      orderUnread: await unread(context, 'order', site),
      linkOrderUnread: await unread(context, 'link-order', site),
    };
  },
};

/** How many unread problems the actor may see, internal ones and the factory's (CO-560). */
export const countUnreadProblems: Act<'countUnreadProblems'> = {
  name: 'countUnreadProblems',
  async run(context) {
    return {
      internalProblems: await unread(context, 'internal-problem'),
      factoryProblems: await unread(context, 'factory-problem'),
    };
  },
};
