/** Days and hours as a clock on the wall shows them. */

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws where there is no such zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

export function isTimeZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the clock shows at a moment (UTC), as `2026-01-31T08:30:00`. */
export function wallClock(moment: string | number, zone: string): string {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(new Date(moment))
      .map(({type, value}) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The day, `2026-01-31`, of a moment (UTC). */
export function dayIn(moment: string, zone = 'UTC'): string {
  return wallClock(moment, zone).slice(0, 'YYYY-MM-DD'.length);
}
