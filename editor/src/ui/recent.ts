/** Lists of what was used last, kept in the browser. The pure rules first, then the storage. */

/** Newest first, none twice, at most `cap` (ED-295..298). */
export function withRecent(list: readonly string[], entry: string, cap: number): readonly string[] {
  return [entry, ...list.filter(other => other !== entry)].slice(0, cap);
}

/** Most entries kept of a colour list (ED-297). */
export const COLOURS_KEPT = 8;
export const FONTS_KEPT = 6;

/** Beyond this many entries a search history is cut to the number shown (ED-300, ED-301). */
const SEARCHES_KEPT = 10;
export const SEARCHES_SHOWN = 4;

/** Blank text is not kept (ED-342); newest first, none twice (ED-299). */
export function withSearch(list: readonly string[], search: string): readonly string[] {
  const term = search.trim();
  if (term === '') return list;
  const next = withRecent(list, term, Infinity);
  return next.length > SEARCHES_KEPT ? next.slice(0, SEARCHES_SHOWN) : next;
}

/** Keys of the browser's storage: documented names as they are, ours with a prefix. */
export type RecentKey =
  | 'historyTextColorRecords'
  | 'historyPicColorRecords'
  | 'editor.colours.pen'
  | 'editor.fonts'
  | 'editor.searches.templates'
  | 'editor.searches.art'
  | 'editor.cropShape';

export function readRecent(key: RecentKey): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** A full or forbidden storage only means that nothing is remembered. */
export function keepRecent(key: RecentKey, list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return;
  }
}
