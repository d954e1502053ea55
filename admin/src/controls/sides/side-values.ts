/** A list with at most one object for each option of its first property: each option is ticked or not. */
import type {EnumEntry} from '@emblem/schemas';
import {isValues, type Values} from '../../model/parse';
import {isBlank} from '../../model/equal';

export type Side = EnumEntry['value'];

export function sidesIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

export function valuesOf(value: unknown, key: string, side: Side): Values | undefined {
  return sidesIn(value).find(item => item[key] === side);
}

/** In the order of the options, whichever was ticked first. */
export function tickSide(
  value: unknown,
  key: string,
  options: readonly EnumEntry[],
  side: Side,
  values: Values | undefined,
): readonly Values[] {
  const others = sidesIn(value).filter(item => item[key] !== side);
  const all = values === undefined ? others : [...others, {...values, [key]: side}];
  return options.flatMap(option => all.filter(item => item[key] === option.value));
}

/** Without what was left empty. */
export function withoutBlanks(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, part]) => !isBlank(part)));
}
