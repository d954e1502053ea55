/** What objects are called, to be seen and to be read out. */
import {allOf} from '../document/side';
import type {DesignObject} from '../document/types';
import type {Translate} from '../i18n/keys';
import {kindOf} from './kinds';

export type Names = ReadonlyMap<string, string>;

/** What each object is called (ED-099..101); those that no list shows have no name. */
export function namesOf(objects: readonly DesignObject[], t: Translate): Names {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const object of allOf(objects)) {
    const number = (counts.get(object.kind) ?? 0) + 1;
    counts.set(object.kind, number);
    const name = kindOf(object).name?.(object, t, number);
    if (name !== undefined) names.set(object.id, name);
  }
  return names;
}

/** The object as it is read out: `Text: HELLO, locked`. */
export function describeObject(object: DesignObject, name: string, t: Translate): string {
  return [
    kindOf(object).describe?.(object, name, t) ?? name,
    ...(object.selectable ? [] : [t('describe.locked')]),
    ...(object.visible ? [] : [t('describe.hidden')]),
  ].join(', ');
}
