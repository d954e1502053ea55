import {marketer} from './marketer';
import type {Ground} from './ground';
import type {Row} from '../store/row';

export const QUOTE_PAGE = '/quote/pins-quote';

/** Days since each change; the newest is the one that cost inquiries. A small world has visits of few days. */
const AGES = [24, 33, 118, 203, 260] as const;
const FEW_AGES = [5, 8] as const;

export function newestChange(few: boolean): number {
  return few ? FEW_AGES[0] : AGES[0];
}

const CHANGES: readonly (readonly [path: string, what: string, remark: string])[] = [
  [QUOTE_PAGE, 'The form moved below the gallery', 'Asked for by design; the bounce rate is to be watched.'],
  ['/sale', 'New headline and prices by the hundred', 'Third headline since spring.'],
  ['/', 'The three steps of an order on the start page', 'Drawn anew.'],
  [QUOTE_PAGE, 'Attachments as pictures', 'Words alone were misread.'],
  ['/gallery', 'Pictures load as one scrolls', 'The page weighed 9 MB.'],
];

export function pageChanges({projects, staff, calendar, few}: Ground): readonly Row[] {
  const [site] = projects;
  const ages = few ? FEW_AGES : AGES;
  return CHANGES.slice(0, ages.length).map(([path, what, remark], index) => ({
    id: index + 1,
    proId: site?.id,
    subdomainId: 1,
    path,
    what,
    remark,
    changedOn: calendar.dayFrom(-(ages[index] ?? 0)),
    userId: marketer(staff),
  }));
}
