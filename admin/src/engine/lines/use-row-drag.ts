/** Rows of a grid dragged by their handle. Two hundred of them stay quick because only a mark moves until the drop. */
import {useState, type PointerEvent, type RefObject} from 'react';
import {useLatest} from '../../widgets/use-latest';

export interface RowDrag {
  readonly from: number;
  readonly to: number;
}

interface RowDragState {
  readonly drag: RowDrag | undefined;
  /** For the handle of a row; stays the same function. */
  readonly grab: (event: PointerEvent, index: number) => void;
}

function rowAt(body: HTMLTableSectionElement | null, y: number): number {
  const rows = [...(body?.rows ?? [])];
  const above = rows.findIndex(row => y < row.getBoundingClientRect().bottom);
  return above < 0 ? rows.length - 1 : above;
}

export function useRowDrag(
  body: RefObject<HTMLTableSectionElement | null>,
  onDrop: (from: number, to: number) => void,
): RowDragState {
  const [drag, setDrag] = useState<RowDrag>();
  const grab = useLatest((event: PointerEvent, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const listening = new AbortController();
    const {signal} = listening;
    let to = from;
    setDrag({from, to});
    const end = () => {
      listening.abort();
      setDrag(undefined);
    };
    const look = ({clientY}: {readonly clientY: number}) => {
      to = rowAt(body.current, clientY);
      setDrag({from, to});
    };
    window.addEventListener('pointermove', look, {signal});
    window.addEventListener('pointerup', () => [end(), onDrop(from, to)], {signal});
    window.addEventListener('pointercancel', end, {signal});
    window.addEventListener('keydown', ({key}) => key === 'Escape' && end(), {signal});
  });
  return {drag, grab};
}
