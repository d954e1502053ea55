/**
 * Columns whose texts may be cut off give way until all fit beside one another; only beyond that is a table scrolled
 * sideways.
 */
import {useMemo, useRef, type RefObject} from 'react';
import type {Columns} from '../../list-state/shown-columns';
import {fitWidths} from './fit';
import {useRoom, type Room} from '../../../widgets/use-room';

interface Fit {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Pixels of each column, in order. */
  readonly widths: readonly number[];
  /**
   * Pixels between the left edge and each of the first columns, which stay in sight while the others are scrolled
   * sideways.
   */
  readonly frozen: readonly number[];
  /** What is in sight of the table, and how high it may be without scrolling the page; undefined until it is there. */
  readonly room: Room | undefined;
}

/** Pixels below the table: the pager, and the page's own edge. */
const BELOW = 64;
/** Of the table's width, at most: what stays in sight must leave room for what is scrolled. */
const FROZEN_SHARE = 0.5;
/** One and the same, or rows would be drawn again for it. */
const NONE: readonly number[] = [];

/**
 * Where the columns up to the one named `title` begin; none where they would take too much, or where nothing is
 * scrolled.
 */
function frozenOf(
  widths: readonly number[],
  {
    handle,
    others,
    last,
    room,
  }: {readonly handle: number; readonly others: number; readonly last: number; readonly room: number},
): readonly number[] {
  const whole = widths.reduce((sum, width) => sum + width, others);
  if (whole <= room) return NONE;
  const ends = widths
    .slice(0, last + 1)
    .map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, handle));
  return (ends.at(-1) ?? Infinity) > room * FROZEN_SHARE ? NONE : [handle, ...ends.slice(0, -1)];
}

interface FitOptions {
  /** Pixels that stand before the columns. */
  readonly handle: number;
  /** Pixels of all that stands beside them. */
  readonly others: number;
  /** The place of the column that names the record. */
  readonly title: number;
  /** Pixels that the values of a column need, by its name. */
  readonly content: ReadonlyMap<string, number>;
}

export function useFit({fields, width, least}: Columns, {handle, others, title, content}: FitOptions): Fit {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, BELOW);
  const widths = useMemo(() => {
    const columns = fields.map(field => ({
      width: width(field, content.get(field.name)),
      least: least(field, content.get(field.name)),
    }));
    return room === undefined ? columns.map(column => column.width) : fitWidths(columns, room.width - others);
  }, [fields, width, least, room, others, content]);
  const frozen = useMemo(
    () => (room === undefined ? NONE : frozenOf(widths, {handle, others, last: title, room: room.width})),
    [widths, handle, others, title, room],
  );
  return {frame, widths, frozen, room};
}
