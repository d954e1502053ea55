/** What the menu's entries show beside their titles (CO-039 to CO-044). */
import type {NavigationCounter, NavigationMarker} from '@emblem/schemas';
import type {Unread} from '../../access/start-data';

export type Problems = Readonly<Record<NavigationMarker, number>>;

export interface Badges {
  /** By the set that is counted, such as a market. */
  readonly unread: Readonly<Record<string, Unread>>;
  readonly problems?: Problems;
}

/** What an entry shows: a number of unread records, and a red marker where problems wait. */
export function badgeOf(
  badges: Badges,
  entry: {readonly counter?: NavigationCounter; readonly marker?: NavigationMarker},
): {readonly unread: number; readonly problems: number} {
  const {counter, marker} = entry;
  return {
    unread: counter ? (badges.unread[counter.set]?.[counter.count] ?? 0) : 0,
    problems: marker ? (badges.problems?.[marker] ?? 0) : 0,
  };
}
