/** Reads answers whose shape is known only by contract: what does not fit counts as absent. */
export type Values = Readonly<Record<string, unknown>>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asValues(value: unknown): Values {
  return isValues(value) ? value : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A single value as a field of text holds it: nothing where there is none. */
export function asFieldText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function asNumbers(value: unknown): readonly number[] {
  return asList(value).filter(each => typeof each === 'number');
}

export function asTexts(value: unknown): readonly string[] {
  return asList(value).filter(each => typeof each === 'string');
}

/** Both spellings of yes that the documents use. */
export function asFlag(value: unknown): boolean {
  return value === true || value === 1;
}
