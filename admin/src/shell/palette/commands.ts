/**
 * What the command palette offers: screens of the user's menu and what can be created (records come from the server).
 */
import type {Text} from '@emblem/schemas';
import type {MenuEntry} from '../../frame/menu';

export interface Command {
  readonly key: string;
  readonly group: 'screens' | 'records' | 'actions';
  readonly title: string;
  /** The groups it stands in, or what kind of record it is. */
  readonly place: string;
  readonly icon: string;
  readonly path?: string;
  readonly run?: () => void;
}

export function screens(
  entries: readonly MenuEntry[],
  say: (text: Text) => string,
  place: readonly string[] = [],
): readonly Command[] {
  return entries.flatMap(entry => {
    const title = say(entry.title);
    const own: readonly Command[] =
      entry.path === undefined
        ? []
        : [{key: entry.path, group: 'screens', title, place: place.join(' / '), icon: entry.icon, path: entry.path}];
    return [...own, ...screens(entry.children, say, [...place, title])];
  });
}

/** A heading within a sentence: `FD orders` stays as it is. */
export function withinSentence(title: string): string {
  return title.replace(/^[A-Z](?![A-Z])/, first => first.toLowerCase());
}

/** Every word must occur; what begins with the text comes first. */
export function matching(commands: readonly Command[], text: string): readonly Command[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  const whole = words.join(' ');
  const found = commands.filter(({title, place, key}) =>
    words.every(word => `${title} ${place} ${key}`.toLowerCase().includes(word)),
  );
  const rank = ({title}: Command) =>
    title.toLowerCase().startsWith(whole) ? 0 : title.toLowerCase().includes(whole) ? 1 : 2;
  return [...found].sort((a, b) => rank(a) - rank(b));
}
