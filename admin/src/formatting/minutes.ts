/** Spans of time, kept in whole minutes. */
const HOUR = 60;
/** `90`, `1:30`, `1h`, `1h 30min`, `30min`; the ends of a text may be blank. */
const PLAIN = /^\d{1,7}$/;
const CLOCK = /^(\d{1,5}):([0-5]\d)$/;
const SPAN = /^(?:(\d{1,5})\s?h)?\s?(?:(\d{1,7})\s?min)?$/i;

/** Whether a value is minutes: a number that is not negative (CO-404, DA-371). */
export function isMinutes(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function partsOf(minutes: number): readonly [hours: number, rest: number] {
  if (!isMinutes(minutes)) throw new RangeError(`${minutes} are no minutes.`);
  const whole = Math.round(minutes);
  return [Math.floor(whole / HOUR), whole % HOUR];
}

/** `01:30` (CO-746); hours go on above 24. */
export function minutesAsClock(minutes: number): string {
  return partsOf(minutes)
    .map(part => String(part).padStart(2, '0'))
    .join(':');
}

/** `1h 30min` (CO-747). */
export function minutesAsSpan(minutes: number): string {
  const [hours, rest] = partsOf(minutes);
  return `${hours}h ${rest}min`;
}

/** The minutes that a text says in any of these ways; undefined where it says none. */
export function readMinutes(text: string): number | undefined {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return Number(trimmed);
  const [, hours, rest] = CLOCK.exec(trimmed) ?? (trimmed === '' ? null : SPAN.exec(trimmed)) ?? [];
  return hours === undefined && rest === undefined ? undefined : Number(hours ?? 0) * HOUR + Number(rest ?? 0);
}
