/**
 * Chunks that take more room than there is become longer. Days go first, as long as all of these were not asked for
 * last: what a third of a month was, a month would have to be asked for as soon as something is written in it.
 */
import {countDays, keyOf, piecesOf, type DayRange} from './chunks';
import {addUp} from './fold';
import {unitedIds} from './ids';
import type {PartialChunk, PartialRow} from './partial';
import {weightOfChunks} from './weight';

const compact = (row: PartialRow): PartialRow => ({
  ...row,
  ids: row.ids.map(lists => (lists && lists.length > 1 ? [unitedIds(lists)] : lists)),
});

function spanOf(parts: readonly PartialChunk[]): PartialChunk {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('There is nothing to put together.');
  return {from: first.from, start: first.start, to: last.to, end: last.end, rows: []};
}

const isOfDays = (parts: readonly PartialChunk[]): boolean => parts.every(({from, to}) => countDays(from, to) === 1);

/** The chunks that can become one: the shortest ones, of the same tile or piece. */
function siblingsIn(span: DayRange, parts: readonly PartialChunk[]): readonly (readonly PartialChunk[])[] {
  const inside = parts.filter(({from, to}) => span.from <= from && to <= span.to);
  if (inside.length < 2) return [];
  const further = piecesOf(span).flatMap(piece => siblingsIn(piece, inside));
  return further.length > 0 ? further : [inside];
}

/**
 * `tiles` are the parts of each, in their order, `order` says of each chunk when it was asked for, and `most` is in
 * bytes. All tiles may become whole and still take more.
 */
export function fitPartials(
  tiles: readonly (readonly PartialChunk[])[],
  order: ReadonlyMap<string, number>,
  most: number,
): readonly (readonly PartialChunk[])[] {
  const ageOf = (parts: readonly PartialChunk[]) => Math.max(...parts.map(part => order.get(keyOf(part)) ?? 0));
  let now = tiles;
  while (weightOfChunks(now.flat()) > most) {
    const families = now.flatMap(parts => (parts.length > 1 ? siblingsIn(spanOf(parts), parts) : []));
    const newest = Math.max(...families.map(ageOf));
    const rank = (parts: readonly PartialChunk[]) => (ageOf(parts) === newest ? 2 : Number(!isOfDays(parts)));
    const [oldest] = families.sort((one, other) => rank(one) - rank(other) || ageOf(one) - ageOf(other));
    if (!oldest) break;
    const whole = {...spanOf(oldest), rows: addUp(oldest.flatMap(({rows}) => rows)).map(compact)};
    now = now.map(parts =>
      parts.flatMap(part => {
        if (!oldest.includes(part)) return [part];
        return part === oldest[0] ? [whole] : [];
      }),
    );
  }
  return now;
}
