/** Where an uploaded file goes and where it is found afterwards. */

/** Product uploads get a folder of the user's, 0 without a user (CO-489, CO-490). */
export function keyOf(dir: string, name: string, product?: {readonly userId: number | undefined}): string {
  return product ? `${dir}${product.userId ?? 0}/${name}` : `${dir}${name}`;
}

/** The store's address and the key; where the store has none, the location that it answered (CO-492). */
export function publicUrl(base: string, key: string, location: string | undefined): string | undefined {
  return base === '' ? location : `${base.replace(/\/$/, '')}/${encodeURI(key)}`;
}

/** At the host that serves static files, where one is given to replace the store's; else as it is (CO-493). */
export function shownUrl(url: string, staticOrigin: string | undefined): string {
  if (staticOrigin === undefined) return url;
  const {pathname, search} = new URL(url, staticOrigin);
  return `${staticOrigin}${pathname}${search}`;
}
