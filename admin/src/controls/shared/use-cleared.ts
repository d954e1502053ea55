/** A choice that must match other values is taken away when these change, for it matches no more (DA-303). */
import {useEffect, useRef} from 'react';
import {useWatch} from 'react-hook-form';
import type {Field} from '@emblem/schemas';
import {useLatest} from '../../widgets/use-latest';

export function useCleared({relation}: Field, clear: () => void): void {
  const values: readonly unknown[] = useWatch({name: Object.values(relation?.matching ?? {})});
  const matched = JSON.stringify(values);
  const before = useRef(matched);
  const latest = useLatest(clear);
  useEffect(() => {
    if (before.current === matched) return;
    before.current = matched;
    latest();
  }, [matched, latest]);
}
