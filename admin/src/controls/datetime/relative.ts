/** Moments as people speak of them: "3 hours ago". */
import {useSyncExternalStore} from 'react';
import {clock} from '@emblem/schemas/clock';
import type {Locale} from '../../i18n/i18n';

/** Milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What lies further away is told by its date. */
const RECENT = 7 * DAY;

const TAGS: Readonly<Record<Locale, string>> = {zh: 'zh-CN', en: 'en'};
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Made once for each language: that takes longer than a list of dates. */
function say(
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
  locale: Locale,
  numeric: 'always' | 'auto' = 'always',
): string {
  const key = `${locale} ${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(TAGS[locale], {numeric});
  formats.set(key, format);
  return format.format(amount, unit);
}

/** Undefined for what is no moment, or not near. `now` is in milliseconds, as of `Date.now`. */
export function relativeTime(value: unknown, now: number, locale: Locale): string | undefined {
  const distance = typeof value === 'string' ? Date.parse(value) - now : NaN;
  const size = Math.abs(distance);
  if (!(size < RECENT)) return undefined;
  if (size < MINUTE) return say(0, 'second', locale, 'auto');
  if (size < HOUR) return say(Math.trunc(distance / MINUTE), 'minute', locale);
  return size < DAY ? say(Math.trunc(distance / HOUR), 'hour', locale) : say(Math.trunc(distance / DAY), 'day', locale);
}

/** How long that is, whichever way it lies: "3 hours". Less than a minute is said to be one. */
export function spanInWords(milliseconds: number, locale: Locale): string {
  const size = Math.abs(milliseconds);
  const [unit, length] =
    size < HOUR ? (['minute', MINUTE] as const) : size < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const count = Math.max(1, Math.trunc(size / length));
  return new Intl.NumberFormat(TAGS[locale], {style: 'unit', unit, unitDisplay: 'long'}).format(count);
}

let minute = 0;
let timer: number | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) minute = clock.now();
  timer ??= window.setInterval(() => {
    minute = clock.now();
    for (const each of listeners) each();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}

/** The time in milliseconds, anew each minute: one clock for all that is shown. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => (minute ||= clock.now()));
}
