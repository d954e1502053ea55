/** Which rows of a list show their lines below themselves, where its view says that they can (`unfold`). */
import {useCallback, useMemo, useState} from 'react';
import type {Lines} from '@emblem/schemas';
import type {EntityView} from '../../model/views';

export interface Unfolding {
  readonly lines: Lines;
  isUnfolded(id: number): boolean;
  toggle(id: number): void;
}

/** Undefined where rows have nothing to unfold. */
export function useUnfolding({entity, list: {unfold}}: EntityView): Unfolding | undefined {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const lines = useMemo(() => {
    const found = entity.lines.find(({name}) => name === unfold?.lines);
    if (!found || !unfold?.columns) return found;
    const {columns} = unfold;
    return {...found, columns, totals: found.totals?.filter(name => columns.includes(name))};
  }, [entity, unfold]);
  const toggle = useCallback(
    (id: number) =>
      setUnfolded(before => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return useMemo(() => lines && {lines, isUnfolded: id => unfolded.has(id), toggle}, [lines, unfolded, toggle]);
}
