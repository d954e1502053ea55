/**
 * The platforms chosen in the navbar, for whatever shows records of platforms: lists and figures are narrowed to them.
 */
import {useMemo, useSyncExternalStore} from 'react';
import {useSession} from './session-context';
import type {PlatformOption} from './platform-options';
import {chosenPlatforms} from './platforms';

const KEY = 'platforms';

const listeners = new Set<() => void>();
let selected: readonly string[] | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function readSelected(): readonly string[] {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(values) ? values.filter(value => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

/** For this session; an empty choice leaves nothing behind (CO-277, CO-357). */
function storeSelected(values: readonly string[]): void {
  if (values.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(values));
}

function present(): readonly string[] {
  selected ??= readSelected();
  return selected;
}

export function chooseSelected(values: readonly string[]): void {
  selected = values;
  storeSelected(values);
  for (const listener of listeners) listener();
}

/** The values ticked in the cascader: ids of platforms as text, and groups. */
export function useSelected(): readonly string[] {
  return useSyncExternalStore(subscribe, present);
}

/** The platforms that the choice stands for; empty while all are looked at. */
export function useChosenPlatforms(): readonly PlatformOption[] {
  const {start} = useSession();
  const values = useSelected();
  return useMemo(() => chosenPlatforms(start?.platforms ?? [], values), [start, values]);
}
