/** Which changes of a column's type keep every value as it is. */

/** Digits before the decimal point that a type of integers can hold. */
const INTEGER_DIGITS: Readonly<Record<string, number>> = {smallint: 5, integer: 10, bigint: 19};

interface Digits {
  readonly before: number;
  readonly after: number;
}

function digits(sql: string): Digits | undefined {
  const integer = INTEGER_DIGITS[sql];
  if (integer !== undefined) return {before: integer, after: 0};
  const numeric = /^numeric\((\d+),(\d+)\)$/.exec(sql);
  return numeric ? {before: Number(numeric[1]) - Number(numeric[2]), after: Number(numeric[2])} : undefined;
}

/** SQL types as `format_type` prints them. */
export function widens(from: string, to: string): boolean {
  if (from === 'integer' && to === 'double precision') return true;
  if (to === 'numeric') return digits(from) !== undefined;
  const narrow = digits(from);
  const wide = digits(to);
  if (!narrow || !wide || (to in INTEGER_DIGITS && !(from in INTEGER_DIGITS))) return false;
  return wide.before >= narrow.before && wide.after >= narrow.after;
}
