/** What the menu's entries show beside their titles (CO-039 to CO-044). */
import type {NavigationCounter} from '@emblem/schemas';
import type {Counts} from '../../access/start-data';

/** By the set that is counted, such as a market. */
export type Badges = Readonly<Record<string, Counts>>;

interface CountedEntry {
  readonly counter?: NavigationCounter;
  readonly marker?: NavigationCounter;
}

/** What an entry shows: a number of unread records, and a red dot where something else waits. */
export function badgeOf(
  badges: Badges,
  {counter, marker}: CountedEntry,
): {readonly unread: number; readonly problems: number} {
  const numberOf = (wanted: NavigationCounter | undefined) => (wanted && badges[wanted.set]?.[wanted.count]) ?? 0;
  return {unread: numberOf(counter), problems: numberOf(marker)};
}
