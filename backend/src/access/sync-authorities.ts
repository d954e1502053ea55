/** Keeps the authority list up with the schemas and the navigation, so that whatever is new can be granted. */
import {
  actionsBeforeLabel,
  authorities,
  BUTTON,
  labelOfAction,
  partsOfRight,
  type Authority,
  type Navigation,
} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {textOf, textsOf} from '../record-values';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {lock} from '../database/lock';
import {findAll, list} from '../read';
import {create, transaction} from '../write';

const KEY = 'authority';

function byUrl(records: readonly WireRecord[]): ReadonlyMap<string, number> {
  return new Map(records.map(record => [textOf(record, 'authorityUrl') ?? '', record.id]));
}

/** The page that an authority is for or stands on. */
function pageOf(url: string | null): string {
  return (url ?? '').split('#', 1)[0] ?? '';
}

/**
 * A label that is new takes nothing from anybody: whoever could read or write the record keeps what it now asks for.
 * Grants of a page go on with the label's button of that page, all others with the first one.
 */
async function handOn(context: Context, added: readonly Authority[], known: readonly WireRecord[]): Promise<void> {
  const stored = byUrl(await findAll(context, KEY));
  const pages = new Set(added.map(({authorityUrl}) => pageOf(authorityUrl)));
  const handed = new Set<string>();
  for (const {authorityUrl, rights} of added) {
    const {key, action} = partsOfRight(rights[0] ?? '');
    const label = labelOfAction(action);
    if (!label) continue;
    const isFirst = !handed.has(rights[0] ?? '');
    handed.add(rights[0] ?? '');
    const before = new Set(actionsBeforeLabel(context.model.entity(key), label).map(each => `${key}.${each}`));
    const sources = known.filter(record => {
      const page = pageOf(textOf(record, 'authorityUrl'));
      const belongs = page === pageOf(authorityUrl) || (isFirst && !pages.has(page));
      return belongs && textsOf(record, 'rights').some(right => before.has(right));
    });
    await copyGrants(
      context,
      sources.map(({id}) => id),
      stored.get(authorityUrl),
    );
  }
}

const GRANTS = {'user-authority': 'userId', 'role-authority': 'roleId', 'department-authority': 'deptId'} as const;

async function copyGrants(context: Context, from: readonly number[], to: number | undefined): Promise<void> {
  if (to === undefined || from.length === 0) return;
  for (const [entity, holder] of Object.entries(GRANTS)) {
    const made = new Set<string>();
    for (const grant of await findAll(context, entity, {in: ['authorityId', from]})) {
      const mark = `${String(grant[holder])} ${String(grant.scope)}`;
      if (made.has(mark)) continue;
      made.add(mark);
      await create(context, entity, {[holder]: grant[holder], authorityId: to, scope: grant.scope});
    }
  }
}

/** Adds what is missing, parents first; what stood below a deleted authority moves up to the next one above it. */
async function addMissing(context: Context, wanted: readonly Authority[]): Promise<number> {
  const records = await findAll(context, KEY);
  const known = byUrl(records);
  const deleted = byUrl((await list(context, KEY, {deleted: true})).records);
  const stored = new Map<number | null, number | null>([[null, null]]);
  const gone = new Set<number | null>();
  const added: Authority[] = [];
  for (const authority of wanted) {
    const {id, parentId, ...values} = authority;
    const parent = stored.get(parentId) ?? null;
    const isGone =
      !known.has(values.authorityUrl) &&
      (deleted.has(values.authorityUrl) || (values.authType === BUTTON && gone.has(parentId)));
    if (isGone) {
      gone.add(id);
      stored.set(id, parent);
      continue;
    }
    const found = known.get(values.authorityUrl);
    stored.set(id, found ?? (await create(context, KEY, {...values, parentId: parent})).id);
    if (found === undefined) added.push(authority);
  }
  await handOn(context, added, records);
  return added.length;
}

/**
 * To be done at every start; answers how many authorities were added. An authority that is there belongs to the
 * administrators: its title, place and rights are never changed, one they deleted is not made again, and one whose page
 * is gone stays with its grants, since nothing here may take a right from anybody.
 */
export async function syncAuthorities(context: Context, navigation: Navigation): Promise<number> {
  return transaction(asActor(context, SYSTEM), async tx => {
    await lock(tx.sql, 'authorities');
    return addMissing(tx, authorities(tx.model, navigation));
  });
}
