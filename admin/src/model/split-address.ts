/** The value that a list is narrowed to by a sub-entry of the menu, in its address (CO-038, CO-062 to CO-067). */
import type {NavigationSplit} from '@emblem/schemas';

export function splitPath(list: string, {query}: NavigationSplit, value: number): string {
  return `${list}?${query}=${value}`;
}

/** The value shown, if the address is that list's with one. */
export function splitShown(
  pathname: string,
  search: string,
  list: string,
  {query}: NavigationSplit,
): number | undefined {
  const value = new URLSearchParams(search).get(query);
  return pathname === list && value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
}
