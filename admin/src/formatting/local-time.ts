/** Times are UTC on the wire and local on the screen. */
import {clock} from '@emblem/schemas/clock';
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function dayOf(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function read(value: unknown): Date | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** ISO 8601 to what `<input type="datetime-local">` holds. */
export function toLocalInput(value: unknown): string {
  const date = read(value);
  return date ? `${dayOf(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}` : '';
}

export function fromLocalInput(text: string): string {
  return read(text)?.toISOString() ?? text;
}

/** `2026-11-21 09:05` in local time. */
export function formatDateTime(value: unknown, seconds = false): string {
  const date = read(value);
  if (!date) return String(value);
  return (
    `${dayOf(date)} ${pad(date.getHours())}:${pad(date.getMinutes())}` + (seconds ? `:${pad(date.getSeconds())}` : '')
  );
}

/** IANA name of the clock of this browser. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The local day on which an instant falls, shifted by some days. */
export function localDay(date: Date, shift = 0): string {
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + shift));
}

/** The instant at which a local day begins, shifted by some days. */
export function dayStart(day: string, shift = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + shift);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

export function monthsAgo(months: number, now = clock.date()): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth() - months, now.getDate()));
}
