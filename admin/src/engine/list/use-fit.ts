/** Columns whose texts may be cut off give way until all fit beside one another; only beyond that is a table scrolled sideways. */
import {useLayoutEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {Columns} from './columns';
import {fitted} from './fit';

interface Fit {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Pixels of each column, in order. */
  readonly widths: readonly number[];
}

/** `others` is what stands beside the columns, in pixels. */
export function useFit({fields, width, least}: Columns, others: number): Fit {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => setRoom(element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const widths = useMemo(() => {
    const columns = fields.map(field => ({width: width(field), least: least(field)}));
    return room === undefined ? columns.map(column => column.width) : fitted(columns, room - others);
  }, [fields, width, least, room, others]);
  return {frame, widths};
}
