/** The authority list of a user as the console's menu, routes and buttons are built from. */
import {AUTHORITY} from '@emblem/schemas/values';
import type {WireRecord} from '../values';
import type {Context} from '../context';
import {findAll} from '../read';
import {numberOf, textOf, textsOf} from '../record-values';
import {grantsOf, type Holder} from './rights';

export interface AuthorityNode {
  readonly id: number;
  readonly authorityName: string;
  readonly authorityUrl: string | null;
  readonly parentId: number | null;
  readonly urlTitle: string;
  readonly iconPath: string | null;
  readonly isMenu: number;
  readonly authType: number;
  readonly childList: readonly AuthorityNode[];
}

function isButton(record: WireRecord): boolean {
  return numberOf(record, 'authType') === AUTHORITY.authType.button;
}

/** A group: it holds others together and opens nothing itself. */
function isGroup(record: WireRecord): boolean {
  return !isButton(record) && textsOf(record, 'rights').length === 0;
}

/** Those above an authority, the nearest first. */
function above(byId: ReadonlyMap<number, WireRecord>, id: number): readonly WireRecord[] {
  const found = new Set<WireRecord>();
  const parentOf = (record: WireRecord | undefined) => byId.get((record && numberOf(record, 'parentId')) ?? 0);
  for (let parent = parentOf(byId.get(id)); parent && !found.has(parent); parent = parentOf(parent)) found.add(parent);
  return [...found];
}

/** The granted ones and the groups above the pages among them, in the order given: a button alone opens no page. */
function withGroups(all: readonly WireRecord[], granted: ReadonlySet<number>): readonly WireRecord[] {
  const byId = new Map(all.map(record => [record.id, record]));
  const pages = all.filter(record => granted.has(record.id) && !isButton(record)).map(record => record.id);
  const groups = pages
    .flatMap(id => above(byId, id))
    .filter(isGroup)
    .map(record => record.id);
  const kept = new Set([...granted, ...groups]);
  return all.filter(record => kept.has(record.id));
}

/**
 * Nested by `parentId`; what has no parent in the list stands at the top. `blank` names the nodes whose name is left
 * empty.
 */
export function toTree(
  records: readonly WireRecord[],
  blank: (record: WireRecord) => boolean,
): readonly AuthorityNode[] {
  const present = new Set(records.map(record => record.id));
  const children = new Map<number | null, WireRecord[]>();
  for (const record of records) {
    const parent = numberOf(record, 'parentId');
    const key = parent !== null && present.has(parent) ? parent : null;
    children.set(key, [...(children.get(key) ?? []), record]);
  }
  const node = (record: WireRecord): AuthorityNode => ({
    id: record.id,
    authorityName: blank(record) ? '' : (textOf(record, 'authorityName') ?? ''),
    authorityUrl: textOf(record, 'authorityUrl'),
    parentId: numberOf(record, 'parentId'),
    urlTitle: textOf(record, 'urlTitle') ?? '',
    iconPath: textOf(record, 'iconPath'),
    isMenu: numberOf(record, 'isMenu') ?? 0,
    authType: numberOf(record, 'authType') ?? 0,
    childList: (children.get(record.id) ?? []).map(node),
  });
  return (children.get(null) ?? []).map(node);
}

/** What the holder was granted; an administrator gets everything, the names of buttons left empty (CO-415, CO-416). */
export async function authorityTree(
  system: Context,
  holder: Holder,
  isAdmin: boolean,
): Promise<readonly AuthorityNode[]> {
  const all = await findAll(system, 'authority', undefined, [{field: 'sort', descending: false}]);
  if (isAdmin) return toTree(all, isButton);
  const granted = new Set((await grantsOf(system, holder)).map(grant => grant.authorityId));
  return toTree(withGroups(all, granted), () => false);
}
