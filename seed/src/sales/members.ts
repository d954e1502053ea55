/** Members: visitors with an account, each cared for by a salesperson. */
import {MEMBER} from '@emblem/schemas/values';
import type {Calendar} from '../calendar';
import {withEach} from '../cast';
import {DEFAULT_PROJECT} from '../platforms/projects';
import {Random} from '../random';
import type {Row} from '../store/row';
import {person, type Town} from './people';

export type Member = Row & {
  readonly email: string;
  readonly name: string;
  readonly proId: number;
  readonly phone: string;
  readonly companyName: string | null;
  readonly salesmanId: number;
  readonly createdAt: string;
};

export interface Staffing {
  /** Platforms with the share of the business that each has. */
  readonly platforms: readonly (readonly [id: number, weight: number])[];
  /** Salespeople by platform. */
  salesmenOf(proId: number): readonly number[];
}

export interface MemberOptions extends Staffing {
  readonly count: number;
  readonly passwordHash: string;
  readonly towns: readonly Town[];
  readonly calendar: Calendar;
  /** Customer labels that members may have; none when absent. */
  readonly labels?: readonly number[];
}

/** The account that the start page names. */
export const VISITOR_EMAIL = 'visitor@example.com';

const MEMBERSHIP = [
  [null, 70],
  [1, 18],
  [4, 9],
  [5, 3],
] as const;

/** The platforms of members, each with one at least. */
function platformsOf(count: number, platforms: Staffing['platforms']): readonly number[] {
  const drawn = Array.from({length: count}, (_, place) =>
    place === 0 ? DEFAULT_PROJECT : new Random('platform of member', place + 1).weighted(platforms),
  );
  // The first one is the account that the start page names.
  return withEach(
    drawn,
    platforms.map(([id]) => id),
    place => (place === 0 ? undefined : place),
  );
}

const MAX_LABELS = 2;

function labelsOfMember(place: number, labels: readonly number[]): readonly number[] {
  const random = new Random('labels of member', place + 1);
  return random.some(labels, random.int(0, MAX_LABELS));
}

export function* members({
  count,
  passwordHash,
  towns,
  calendar,
  platforms,
  salesmenOf,
  labels = [],
}: MemberOptions): Generator<Member> {
  const proIds = platformsOf(count, platforms);
  for (let place = 0; place < count; place += 1) {
    const random = new Random('member', place + 1);
    const isVisitor = place === 0;
    const {firstName, lastName, email, phone, company} = person(random, place);
    const proId = proIds[place] ?? DEFAULT_PROJECT;
    const membershipLevel = random.weighted(MEMBERSHIP);
    const createdAt = calendar.ago(isVisitor ? 240 : 700 - (700 * place) / count);
    const hasPassword = isVisitor || random.chance(0.7);
    const {countryId, stateId} = random.pick(towns);
    yield {
      id: place + 1,
      email: isVisitor ? VISITOR_EMAIL : email,
      name: isVisitor ? 'Vera Visitor' : `${firstName} ${lastName}`,
      phone,
      proId,
      passwordHash: hasPassword ? passwordHash : null,
      companyName: company,
      countryId,
      stateId,
      membershipLevel,
      userLevel: membershipLevel === null || membershipLevel === MEMBER.membershipLevel.silver ? 1 : 2,
      profession: random.int(1, 6),
      salesmanId: random.pick(salesmenOf(proId)),
      ...(labels.length > 0 && {customerLabelIds: labelsOfMember(place, labels)}),
      createdAt,
      updatedAt: createdAt,
      lastLoginAt: random.chance(0.6) ? calendar.after(createdAt, random.next() * 300) : null,
    };
  }
}
