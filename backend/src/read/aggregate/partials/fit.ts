/** Chunks that take more room than there is become longer: those first that were looked at again longest ago. */
import {keyOf, piecesOf, type DayRange} from './chunks';
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
export function fitted(
  tiles: readonly (readonly PartialChunk[])[],
  order: ReadonlyMap<string, number>,
  most: number,
): readonly (readonly PartialChunk[])[] {
  const ageOf = (parts: readonly PartialChunk[]) => Math.max(...parts.map(part => order.get(keyOf(part)) ?? 0));
  let now = tiles;
  while (weightOfChunks(now.flat()) > most) {
    const [oldest] = now
      .flatMap(parts => (parts.length > 1 ? siblingsIn(spanOf(parts), parts) : []))
      .sort((one, other) => ageOf(one) - ageOf(other));
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
