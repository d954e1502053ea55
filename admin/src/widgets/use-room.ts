/**
 * How much room a part of the page has: its own width, and the height down to the window's edge. In pixels; undefined
 * until it is there.
 */
import {useLayoutEffect, useState, type RefObject} from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** `below` is what must stay free between the part and the window's lower edge. */
export function useRoom(frame: RefObject<HTMLDivElement | null>, below: number): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const look = () => {
      const width = element.clientWidth;
      const height = Math.round(window.innerHeight - element.getBoundingClientRect().top - window.scrollY - below);
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
  }, [frame, below]);
  return room;
}
