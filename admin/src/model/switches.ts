/** The conditions that are switched on over lists, by their names in addresses and saved views. */
import {switchWhere, type Predicate} from '@emblem/schemas';
import {SWITCHED} from './filter-keys';
import {asTexts, type Values} from './parse';
import type {EntityView} from './view-index';

/** What a switch asks for; undefined for one that the list does not have. */
export function switchedWhere({list, entity}: EntityView, name: string): Predicate | undefined {
  return switchWhere(entity, list.switches, name);
}

export function isSwitchedOn(values: Values, name: string): boolean {
  return asTexts(values[SWITCHED]).includes(name);
}

/** What of a filter changes when a switch is withSwitch on or off. */
export function withSwitch(values: Values, name: string, on: boolean): Values {
  const others = asTexts(values[SWITCHED]).filter(each => each !== name);
  const next = on ? [...others, name] : others;
  return {[SWITCHED]: next.length > 0 ? next : undefined};
}
