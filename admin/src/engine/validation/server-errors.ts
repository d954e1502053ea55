/** Field messages of a refusal, laid out flat by path: `{"skus": [{"code": "…"}]}` to `skus.0.code`. */
import {isValues} from '../../model/parse';

/** What is wrong, and where in the values. */
export type Problem = readonly [path: string, message: string];

export function flatErrors(errors: unknown, prefix = ''): readonly (readonly [path: string, message: string])[] {
  if (typeof errors === 'string') return prefix === '' ? [] : [[prefix, errors]];
  if (!isValues(errors) && !Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) => {
    const path = key.replace(/\[(\d+)\]/g, '.$1');
    return flatErrors(inner, prefix === '' ? path : `${prefix}.${path}`);
  });
}
