/** Names as parts of addresses. */

/** Lower case, spaces turned into hyphens: `Happy Star Badge` gives `happy-star-badge` (ED-011, DA-302). */
export function pathName(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** A part of an address without what separates it from the others. */
export function withoutSlashes(part: string): string {
  return part
    .split('/')
    .filter(name => name !== '')
    .join('/');
}
