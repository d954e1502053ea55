/** What waits to be looked at: the numbers beside the entries of the console's menu. */
import type {Predicate} from '@emblem/schemas';
import {reach} from '../../access/reach';
import {numberOf} from '../../access/record-values';
import type {Act, Context} from '../../context';
import type {Values} from '../../values';
import {trusted} from '../../acts/trusted';
import {count, findAll} from '../../read';

/** Business of the sites whose default language is German (CO-042), whether or not the actor may read about sites. */
async function ofGermanSites(context: Context): Promise<Predicate> {
  const sites = await findAll(trusted(context), 'project', {has: ['defaultLanguageId', {eq: ['language', 'de']}]});
  return {in: ['proId', sites.map(({id}) => id)]};
}

/** Business of the FD sites, whose lists stand in a part of the menu of their own. */
async function ofFdSites(context: Context): Promise<Predicate> {
  const sites = await findAll(trusted(context), 'project', {eq: ['isFd', 1]});
  return {in: ['proId', sites.map(({id}) => id)]};
}

function isAsked(input: Values, flag: string): boolean {
  return numberOf(input, flag) === 1 || input[flag] === '1' || input[flag] === true;
}

async function sitesAsked(context: Context, input: Values): Promise<Predicate> {
  if (isAsked(input, 'isFd')) return ofFdSites(context);
  const german = await ofGermanSites(context);
  return isAsked(input, 'isGermany') ? german : {not: german};
}

/** An order is unread until somebody takes it beyond New Order. */
const UNREAD = {
  inquiry: {eq: ['isRead', 0]},
  order: {eq: ['status', 1]},
  'link-order': {eq: ['isRead', 0]},
  'internal-problem': {eq: ['isRead', 0]},
  'factory-problem': {eq: ['isRead', 0]},
} as const satisfies Record<string, Predicate>;

/** How many the actor may see; none where the actor may see no records of the kind at all. */
async function unread(context: Context, entity: keyof typeof UNREAD, site?: Predicate): Promise<number> {
  if (reach(context.actor, context.model.entity(entity), context.model, 'read') === false) return 0;
  return count(context, entity, site ? {all: [UNREAD[entity], site]} : UNREAD[entity]);
}

/**
 * `{inquiryUnread, orderUnread, linkOrderUnread}` of the German sites with `isGermany` 1, of the FD sites with `isFd`
 * 1, else of all but the German ones (CO-539, CO-483).
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
