/** Keeps the authority list up with the schemas and the navigation, so that whatever is new can be granted. */
import {authorities, BUTTON, type Authority, type Navigation} from '@emblem/schemas';
import {SYSTEM} from './actor';
import {textOf} from './record-values';
import type {WireRecord} from '../values';
import {asActor, type Context} from '../context';
import {lock} from '../database/lock';
import {findAll, list} from '../read';
import {create, transaction} from '../write';

const KEY = 'authority';

function byUrl(records: readonly WireRecord[]): ReadonlyMap<string, number> {
  return new Map(records.map(record => [textOf(record, 'authorityUrl') ?? '', record.id]));
}

/** Adds what is missing, parents first; what stood below a deleted authority moves up to the next one above it. */
async function addMissing(context: Context, wanted: readonly Authority[]): Promise<number> {
  const known = byUrl(await findAll(context, KEY));
  const deleted = byUrl((await list(context, KEY, {deleted: true})).records);
  const stored = new Map<number | null, number | null>([[null, null]]);
  const gone = new Set<number | null>();
  let added = 0;
  for (const {id, parentId, ...values} of wanted) {
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
    if (found === undefined) added += 1;
  }
  return added;
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
