/** What promoters did for points, at each step from the hand-out to the check. */
import type {Row} from '../store/row';
import type {Gift} from './point-vouchers';
import type {PromoterOptions} from './programme';

const TASKS = [
  ['Share the summer catalogue with your club', 2, 'share', 80, 'passed'],
  ['Review the medals of the spring race', 1, 'review', 60, 'inspected'],
  ['Post a picture of your pins', 3, 'post', 50, 'handedIn'],
  ['Share the offer for museums', 6, 'share', 80, 'notPassed'],
  ['Post about patches for scouts', 4, 'post', 50, 'given'],
  ['Review how the proof was made', 3, 'review', 60, 'passed'],
  ['Share the guide to enamel', 2, 'share', 40, 'handedIn'],
  ['Post a video of the unboxing', 1, 'post', 120, 'given'],
  ['Review the new lanyards', 14, 'review', 60, 'inspected'],
  ['Share the winter offer', 5, 'share', 80, 'given'],
] as const;
const FEW = 5;

const PROVEN: readonly string[] = ['handedIn', 'inspected', 'passed', 'notPassed'];

export function tasks({calendar, few, marketerId, managerId}: PromoterOptions): {
  readonly rows: readonly Row[];
  readonly gifts: readonly Gift[];
} {
  const all = TASKS.slice(0, few ? FEW : undefined).map(([title, promoterId, kind, points, status], index) => {
    const age = 30 - index * 2;
    const isProven = PROVEN.includes(status);
    const row: Row = {
      id: index + 1,
      title,
      promoterId,
      kind,
      points,
      dueOn: calendar.dayFrom(14 - age),
      proofLink: isProven ? `https://social.example/posts/${index + 1}` : null,
      inspectedById: marketerId,
      checkedById: status === 'passed' ? managerId : null,
      reason: status === 'notPassed' ? 'The link leads to somebody else’s post.' : null,
      handedInAt: isProven ? calendar.ago(age * 0.6) : null,
      status,
      createdAt: calendar.ago(age),
    };
    const gift: Gift = {promoterId, points, reason: title, age: age * 0.3, status: 'posted', taskId: row.id};
    return {row, gifts: status === 'passed' ? [gift] : []};
  });
  return {rows: all.map(({row}) => row), gifts: all.flatMap(each => each.gifts)};
}
