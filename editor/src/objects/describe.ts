/** What objects are called, to be seen and to be read out. */
import {allOf} from '../document/side';
import type {DesignObject} from '../document/types';
import type {Translate} from '../i18n/keys';

export type Names = ReadonlyMap<string, string>;

/** What each object is called: its text, or its kind; groups carry a running number (ED-099..101). */
export function namesOf(objects: readonly DesignObject[], t: Translate): Names {
  let groups = 0;
  return new Map(
    allOf(objects).map(object => {
      if (object.kind === 'text' || object.kind === 'curved-text')
        return [object.id, object.text.replaceAll(/\s+/g, ' ').trim() || '…'];
      if (object.kind === 'group') {
        groups += 1;
        return [object.id, t('layers.group', {number: groups})];
      }
      return [object.id, t(object.kind === 'image' ? 'layers.picture' : 'layers.path')];
    }),
  );
}

/** The object as it is read out: `Text: HELLO, locked`. */
export function describeObject(object: DesignObject, name: string, t: Translate): string {
  const kind =
    object.kind === 'text' || object.kind === 'curved-text'
      ? t('describe.text', {name})
      : object.kind === 'group'
        ? t('describe.group', {name, count: object.objects.length})
        : name;
  return [
    kind,
    ...(object.selectable ? [] : [t('describe.locked')]),
    ...(object.visible ? [] : [t('describe.hidden')]),
  ].join(', ');
}
