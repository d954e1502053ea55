/** What marketing people are given to do, where links to us stand, and how colleagues did month by month. */
import type {Calendar} from '../calendar';
import {monthAgo} from '../months';
import {Random} from '../random';
import type {Row} from '../store/row';

export interface MarketingOptions {
  readonly calendar: Calendar;
  readonly few: boolean;
  readonly userId: (userName: string) => number;
  readonly platforms: readonly number[];
}

const TASKS = [
  ['Ten links from craft blogs', 'links', 'accepted', 10, 12, 3],
  ['Articles about enamel for schools', 'articles', 'inHand', 4, 1, 8],
  ['Pictures of the fair for social media', 'social', 'submitted', 20, 20, 1],
  ['Write to fifty sports clubs', 'outreach', 'given', 50, 0, 1],
  ['Banners for the old campaign', 'advertising', 'dropped', 6, 0, 2],
  ['Five links from wedding pages', 'links', 'accepted', 5, 5, 4],
  ['A guide to patches', 'articles', 'accepted', 1, 1, 20],
  ['Answer comments of the week', 'social', 'accepted', 40, 52, 1],
  ['Links from museums', 'links', 'inHand', 8, 3, 6],
  ['Stories of three customers', 'articles', 'submitted', 3, 3, 12],
  ['Advertisement for November', 'advertising', 'given', 2, 0, 10],
  ['Write to universities', 'outreach', 'inHand', 30, 11, 1],
] as const;
const FEW_TASKS = 5;
const PEOPLE = ['intern', 'marketing'] as const;

export function marketingTasks({calendar, few, userId, platforms}: MarketingOptions): readonly Row[] {
  return TASKS.slice(0, few ? FEW_TASKS : undefined).map(
    ([title, kind, status, wantedCount, doneCount, points], index) => {
      const age = 3 + index * 5;
      const isIn = status === 'submitted' || status === 'accepted';
      return {
        id: index + 1,
        title,
        kind,
        proId: platforms[index % platforms.length] ?? null,
        ownerId: userId(PEOPLE[index % PEOPLE.length] ?? 'marketing'),
        authorId: userId('marketing'),
        wantedCount,
        doneCount,
        points,
        earnedPoints: status === 'accepted' ? doneCount * points : 0,
        dueOn: calendar.dayFrom(status === 'accepted' ? 2 - age : 12 - index * 2),
        result: isIn ? 'Done, see the list.' : null,
        submittedAt: isIn ? calendar.ago(age * 0.4) : null,
        acceptedAt: status === 'accepted' ? calendar.ago(age * 0.3) : null,
        status,
        createdAt: calendar.ago(age),
      };
    },
  );
}

const SITES = [
  ['The Pin Journal', 'https://pin-journal.example/', 'Enamel pins', 62, 48_000, '120.00'],
  ['Scouts and Badges', 'https://scouts-badges.example/', 'Patches', 41, 9000, '0.00'],
  ['Gifts for Teams', 'https://gifts-for-teams.example/', 'Promotional gifts', 55, 31_000, '80.00'],
  ['Wedding Table', 'https://wedding-table.example/', 'Weddings', 48, 22_000, '60.00'],
  ['Museum Shop News', 'https://museum-shop-news.example/', 'Museums', 70, 15_000, '200.00'],
  ['Run the City', 'https://run-the-city.example/', 'Medals', 37, 6000, '35.00'],
] as const;
const FEW_SITES = 2;

/** By place: one of each status first. */
const LINKS = [
  'live',
  'nofollow',
  'missing',
  'unreachable',
  'unchecked',
  'removed',
  'live',
  'live',
  'missing',
  'live',
  'nofollow',
  'live',
] as const;
const FEW_LINKS = 6;
const OUTCOMES: Partial<Readonly<Record<string, string>>> = {
  live: 'The link is there',
  nofollow: 'The link is there, and marked as not to be followed',
  missing: 'The page has no such link',
  unreachable: 'The page cannot be reached: 503',
};

export function externalLinks({calendar, few, userId, platforms}: MarketingOptions): readonly Row[] {
  const sites = few ? FEW_SITES : SITES.length;
  return LINKS.slice(0, few ? FEW_LINKS : undefined).map((status, index) => {
    const site = index % sites;
    const age = 8 + index * 9;
    const isSeen = status !== 'unchecked' && status !== 'removed';
    return {
      id: index + 1,
      siteId: site + 1,
      pageUrl: `${SITES[site]?.[1] ?? ''}articles/${index + 1}`,
      targetUrl: 'https://www.emblem.example/design/lapel-pins/',
      anchor: 'custom pins',
      proId: platforms[index % platforms.length] ?? null,
      ownerId: userId(PEOPLE[index % PEOPLE.length] ?? 'marketing'),
      taskId: index === 0 ? 1 : null,
      placedOn: calendar.dayFrom(-age),
      currency: 'USD',
      cost: SITES[site]?.[5] ?? '0.00',
      status,
      checkedAt: isSeen ? calendar.ago(0.4) : null,
      outcome: OUTCOMES[status] ?? null,
      createdAt: calendar.ago(age),
    };
  });
}

export function linkSites({calendar, few}: MarketingOptions, links: readonly Row[]): readonly Row[] {
  return SITES.slice(0, few ? FEW_SITES : undefined).map(([name, url, subject, domainRating, visits, price], index) => {
    const own = links.filter(({siteId}) => siteId === index + 1);
    return {
      id: index + 1,
      name,
      url,
      subject,
      domainRating,
      visits,
      currency: 'USD',
      price,
      linkCount: own.filter(({status}) => status !== 'removed').length,
      liveCount: own.filter(({status}) => status === 'live').length,
      state: 1,
      createdAt: calendar.ago(300 - index * 10),
    };
  });
}

const ITEMS = [
  ['What was promised is done', 0.5],
  ['How good it is', 0.3],
  ['Work with others', 0.2],
] as const;
const SCORED = ['intern', 'marketing', 'salesman', 'designer', 'customerservice', 'finance'] as const;
const MONTHS = 5;
/** By how many months ago; the last one is under way. */
const STATUSES = ['draft', 'submitted', 'reviewed'] as const;

interface Entry {
  readonly id: number;
  readonly userId: number;
  readonly months: number;
  readonly status: string;
  readonly scores: readonly (readonly [self: number, lead: number])[];
}

function entriesOf({few, userId}: MarketingOptions): readonly Entry[] {
  const ids = [...new Set(SCORED.map(userId))].slice(0, few ? 3 : undefined);
  return Array.from({length: few ? 2 : MONTHS}, (_, months) => months)
    .reverse()
    .flatMap(months => ids.map((id, place) => ({months, id, place})))
    .map(({months, id, place}, index) => ({
      id: index + 1,
      userId: id,
      months,
      status: months === 0 ? (STATUSES[place % STATUSES.length] ?? 'draft') : 'confirmed',
      scores: ITEMS.map((_, item) => {
        const random = new Random(`performance of ${id}`, months * ITEMS.length + item);
        return [random.int(70, 98), random.int(62, 97)] as const;
      }),
    }));
}

const weightedScore = (entry: Entry, side: 0 | 1): number =>
  ITEMS.reduce((sum, [, weight], item) => sum + Math.round((entry.scores[item]?.[side] ?? 0) * weight * 100), 0) / 100;

/** What has been scored by then: nothing in a draft, by the colleague alone before the review. */
const isScored = ({status}: Entry, side: 0 | 1): boolean =>
  side === 0 ? status !== 'draft' : status === 'reviewed' || status === 'confirmed';

/** By entity. */
export function performance(options: MarketingOptions): Readonly<Record<string, readonly Row[]>> {
  const {calendar, userId} = options;
  const entries = entriesOf(options);
  const rankOf = (entry: Entry) => {
    const together = entries.filter(({months}) => months === entry.months);
    return {
      rank: 1 + together.filter(other => weightedScore(other, 1) > weightedScore(entry, 1)).length,
      rankedCount: together.length,
    };
  };
  const score = (entry: Entry, side: 0 | 1) => (isScored(entry, side) ? weightedScore(entry, side) : 0).toFixed(2);
  return {
    'performance-entry': entries.map(entry => {
      const month = monthAgo(calendar, entry.months);
      const isConfirmed = entry.status === 'confirmed';
      return {
        id: entry.id,
        month,
        monthOn: `${month}-01`,
        userId: entry.userId,
        leaderId: userId('manager'),
        weightTotal: '1.0000',
        selfScore: score(entry, 0),
        leadScore: score(entry, 1),
        status: entry.status,
        leadRemark: isConfirmed ? 'Steady work.' : null,
        confirmedAt: isConfirmed ? calendar.ago(Math.max(1, entry.months * 30 - 5)) : null,
        ...(isConfirmed ? rankOf(entry) : {}),
        createdAt: calendar.ago(entry.months * 30 + 2),
      };
    }),
    'performance-item': entries
      .flatMap(entry => ITEMS.map(([name, weight], item) => ({entry, name, weight, item})))
      .map(({entry, name, weight, item}, index) => {
        const [self, lead] = entry.scores[item] ?? [0, 0];
        const [selfScore, leadScore] = [isScored(entry, 0) ? self : null, isScored(entry, 1) ? lead : null];
        return {
          id: index + 1,
          entryId: entry.id,
          userId: entry.userId,
          name,
          weight: weight.toFixed(4),
          selfScore,
          leadScore,
          selfPart: (Math.round((selfScore ?? 0) * weight * 100) / 100).toFixed(2),
          leadPart: (Math.round((leadScore ?? 0) * weight * 100) / 100).toFixed(2),
          sort: item + 1,
        };
      }),
  };
}
