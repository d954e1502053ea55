/** The two values a switch stands for. */
import type {Field} from '@emblem/schemas';

export interface OnOff {
  readonly on: string | number | boolean;
  readonly off: string | number | boolean;
}

export function onOff(field: Field): OnOff {
  const values = field.options?.map(option => option.value) ?? [];
  const [first, second] = values;
  if (first === undefined || second === undefined) return {on: true, off: false};
  return values.includes(1) ? {on: 1, off: values.find(value => value !== 1) ?? 0} : {on: first, off: second};
}
