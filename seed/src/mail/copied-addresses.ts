/** Addresses of customers that salespeople copied. */
import type {Calendar} from '../calendar';
import {Random} from '../random';
import type {Member} from '../sales/members';
import type {Row} from '../store/row';

interface Options {
  readonly staff: readonly Row[];
  readonly members: readonly Member[];
  readonly calendar: Calendar;
  readonly few: boolean;
}

const TINY = 6;
const DEMO = 60;
/** Days between one and the next, so that no two of an address are of one day. */
const AGES_APART = 3;

/** Each on a day of its own. */
export function copiedAddresses({staff, members, calendar, few}: Options): readonly Row[] {
  const salespeople = staff.filter(({userName}) => userName === 'salesman' || userName === 'usoffice');
  return Array.from({length: few ? TINY : DEMO}, (_, index) => {
    const random = new Random('copied address', index + 1);
    const copiedAt = calendar.ago(AGES_APART * index + 1);
    return {
      id: index + 1,
      userId: random.pick(salespeople).id,
      email: random.pick(members).email,
      day: copiedAt.slice(0, 'YYYY-MM-DD'.length),
      createdAt: copiedAt,
    };
  });
}
