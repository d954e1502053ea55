/** `x-no-overlap` has an id of its own, and ends that are both days or both moments. */
import type {Entity} from '../../model';
import type {NoOverlapKeyword} from '../../vocabulary';
import {finding, type EntityRule, type Finding} from '../types';

const PERIODS: ReadonlySet<string> = new Set(['date', 'datetime']);

function checkEnds({field}: Entity, {within, from, to}: NoOverlapKeyword, pointer: string): readonly Finding[] {
  const [begin, end] = [field[from], field[to]];
  // A name that is none is told by another rule.
  if (!begin || !end) return [];
  if (!PERIODS.has(begin.kind) || begin.kind !== end.kind)
    return [
      finding(
        pointer,
        `"${from}" and "${to}" are not the ends of a period.`,
        'Name two properties with "format": "date", or two with "date-time".',
      ),
    ];
  return from === to || within.includes(from) || within.includes(to)
    ? [finding(pointer, 'A property is named twice.', 'Begin and end by two properties that "within" does not have.')]
    : [];
}

export const noOverlap: EntityRule = ({entity}) =>
  entity.noOverlap.flatMap((rule, at) => {
    const pointer = `/x-no-overlap/${at}`;
    const isRepeated = entity.noOverlap.findIndex(({id}) => id === rule.id) < at;
    return [
      ...(isRepeated
        ? [finding(`${pointer}/id`, `Another rule has the id "${rule.id}".`, 'Give each an id of its own.')]
        : []),
      ...checkEnds(entity, rule, pointer),
    ];
  });
