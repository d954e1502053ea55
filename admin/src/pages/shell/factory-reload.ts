/** Keeps the factory screen, which nobody watches over, from loading anew without an end. */
const KEY = 'factoryScreen.reloadedAt';
const MINUTE = 60_000;

/** Returns whether the screen may load anew, at most once a minute in this browser, and writes down that it does. */
export function claimReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(store.getItem(KEY) ?? 0);
  if (now - last < MINUTE) return false;
  store.setItem(KEY, String(now));
  return true;
}
