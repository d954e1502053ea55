/** Columns whose texts may be cut off give way until all fit beside one another; only beyond that is a table scrolled sideways. */
import {useLayoutEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {Columns} from './columns';
import {fitted} from './fit';

interface Fit {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Pixels of each column, in order. */
  readonly widths: readonly number[];
  /** Pixels between the left edge and each of the first columns, which stay in sight while the others are scrolled sideways. */
  readonly frozen: readonly number[];
  /** Pixels that the table may be high without the page being scrolled; undefined until it is there. */
  readonly height: number | undefined;
}

/** Pixels below the table: the pager, and the page's own edge. */
const BELOW = 64;
/** Of the table's width, at most: what stays in sight must leave room for what is scrolled. */
const FROZEN_SHARE = 0.5;

interface Room {
  readonly width: number;
  readonly height: number;
}

function useRoom(frame: RefObject<HTMLDivElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const width = element.clientWidth;
      const height = Math.round(window.innerHeight - element.getBoundingClientRect().top - window.scrollY - BELOW);
      setRoom(before => (before?.width === width && before.height === height ? before : {width, height}));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Grows when filters wrap above the table.
    observer.observe(document.body);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [frame]);
  return room;
}

/** Where the columns up to the one named `title` begin; none where they would take too much, or where nothing is scrolled. */
function frozenOf(widths: readonly number[], {handle, others, last, room}: {readonly handle: number; readonly others: number; readonly last: number; readonly room: number}): readonly number[] {
  const whole = widths.reduce((sum, width) => sum + width, others);
  if (whole <= room) return [];
  const ends = widths.slice(0, last + 1).map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, handle));
  return (ends.at(-1) ?? Infinity) > room * FROZEN_SHARE ? [] : [handle, ...ends.slice(0, -1)];
}

/** `handle` is what stands before the columns and `others` all that stands beside them, in pixels; `title` is the column that names the record. */
export function useFit({fields, width, least}: Columns, {handle, others, title}: {readonly handle: number; readonly others: number; readonly title: number}): Fit {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const widths = useMemo(() => {
    const columns = fields.map(field => ({width: width(field), least: least(field)}));
    return room === undefined ? columns.map(column => column.width) : fitted(columns, room.width - others);
  }, [fields, width, least, room, others]);
  const frozen = useMemo(() => (room === undefined ? [] : frozenOf(widths, {handle, others, last: title, room: room.width})), [widths, handle, others, title, room]);
  return {frame, widths, frozen, height: room?.height};
}
