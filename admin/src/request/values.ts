/** Which values of a request are sent. */
import type {Values} from '../model/parse';

export interface EmptyRules {
  /** What becomes of `''`, null and undefined: dropped unless told; `blank` sends each as `''` (CO-466). */
  readonly emptyValues?: 'drop' | 'keep' | 'blank';
  /** The documented name of `emptyValues: 'keep'` (CO-471). */
  readonly notRemoveEmptyParams?: boolean;
  /** Stay although empty, for platform 10 alone (CO-467). */
  readonly reservedKeys?: readonly string[];
  readonly platformId?: number;
}

const RESERVING_PLATFORM = 10;

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/** JSON has no undefined, so that a kept one is sent as null. */
function keepUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === undefined ? null : value]));
}

/** The values that are sent; `0` and `false` always are (CO-464, CO-465). */
export function sentValues(
  values: Values,
  {emptyValues = 'drop', notRemoveEmptyParams, reservedKeys = [], platformId}: EmptyRules = {},
): Values {
  if (notRemoveEmptyParams || emptyValues === 'keep') return keepUndefined(values);
  if (emptyValues === 'blank')
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isEmpty(value) ? '' : value]));
  const reserved = platformId === RESERVING_PLATFORM ? reservedKeys : [];
  return keepUndefined(
    Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEmpty(value) || reserved.includes(name))),
  );
}

/** Form-encoded, as GET calls and url-encoded POST calls send it (CO-459, CO-494). */
export function formEncoded(values: Values): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, value === null ? '' : String(value)]),
  );
}
