/** A choice that must match other values is taken away when these change, for it matches no more (DA-303). */
import {useEffect, useRef} from 'react';
import type {Field} from '@emblem/schemas';
import {useEntered} from '../../model/form-target';
import {useLatest} from '../../widgets/use-latest';

export function useCleared({relation}: Field, clear: () => void): void {
  const matched = JSON.stringify(useEntered(Object.values(relation?.matching ?? {})));
  const before = useRef(matched);
  const latest = useLatest(clear);
  useEffect(() => {
    if (before.current === matched) return;
    before.current = matched;
    latest();
  }, [matched, latest]);
}
