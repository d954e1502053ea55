/** Spans of time that are kept in minutes. */
const HOUR = 60;

/** Numeric and not negative (CO-404, DA-371). */
export function isMinutes(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && isMinutes(Number(value));
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parts(minutes: number): readonly [hours: number, rest: number] {
  const whole = Math.round(minutes);
  return [Math.floor(whole / HOUR), whole % HOUR];
}

/** `HH:MM`; the hours have more digits from 100 on (CO-746). */
export function asClock(minutes: number): string {
  return parts(minutes).map(part => String(part).padStart(2, '0')).join(':');
}

/** `Xh Ymin` (CO-747). */
export function asSpan(minutes: number): string {
  const [hours, rest] = parts(minutes);
  return `${hours}h ${rest}min`;
}
