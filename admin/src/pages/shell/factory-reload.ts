/** Keeps the factory screen, which nobody watches over, from loading anew without an end. */
const KEY = 'factoryScreen.reloadedAt';
const MINUTE = 60_000;

/** True at most once a minute in this browser. */
export function mayReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(store.getItem(KEY) ?? 0);
  if (now - last < MINUTE) return false;
  store.setItem(KEY, String(now));
  return true;
}

/**
 * Nobody is there to confirm a dialog: that the console was updated is kept for whoever looks after the screen (CO-373,
 * CO-374).
 */
export function keepUpdated(): void {
  localStorage.setItem('factoryScreen.updated', '1');
}
