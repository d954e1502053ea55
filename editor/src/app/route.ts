/** What an address of the editor asks to open. Pure. */

export type Wanted =
  | {readonly open: 'template'; readonly designName: string; readonly slug: string}
  | {readonly open: 'shared'; readonly designName: string; readonly secret: string}
  | {readonly open: 'inquiry'; readonly id: number}
  | {readonly open: 'saved'; readonly id: number}
  | {readonly open: 'product'; readonly designName: string; readonly tid: number | null}
  | {readonly open: 'slug'; readonly slug: string}
  | {readonly open: 'library'; readonly categoryId: number; readonly tid: number | null}
  | {readonly open: 'nothing'};

/**
 * Addresses: /design/{designName}[/{slug}][?id=secret][?tid=template], /design/[{designName}]?inquiry=id or ?saved=id,
 * the same below /us, /templateLibrary, /templates/{slug}.
 */
export function wantedOf(path: string, search: string): Wanted {
  const query = new URLSearchParams(search);
  const parts = path
    .split('/')
    .filter(part => part !== '')
    .map(decodePart);
  const [first, second, third] = parts[0] === 'us' ? parts.slice(1) : parts;
  if (first === 'templateLibrary')
    return {open: 'library', categoryId: idOf(query.get('categoryId')) ?? 0, tid: idOf(query.get('tid'))};
  if (first === 'templates' && second) return {open: 'slug', slug: second};
  if (first !== 'design') return {open: 'nothing'};
  const inquiry = idOf(query.get('inquiry'));
  if (inquiry !== null) return {open: 'inquiry', id: inquiry};
  const saved = idOf(query.get('saved'));
  if (saved !== null) return {open: 'saved', id: saved};
  return second ? design(second, third, query.get('id'), idOf(query.get('tid'))) : {open: 'nothing'};
}

function design(designName: string, slug: string | undefined, secret: string | null, tid: number | null): Wanted {
  if (secret) return {open: 'shared', designName, secret};
  return slug ? {open: 'template', designName, slug} : {open: 'product', designName, tid};
}

function idOf(value: string | null): number | null {
  const id = Number(value);
  return value !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
