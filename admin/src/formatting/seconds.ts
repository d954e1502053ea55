/** Seconds as a clock shows them: `01:02:03`. Hours go on above 24. */
export function secondsAsClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map(part => String(part).padStart(2, '0')).join(':');
}
