/** What a record's properties were right after an entry of its history. */
import type {Entity} from '@emblem/schemas';
import type {Session} from '../../access/session';
import type {HistoryEntry} from '../../request/rest';
import {isEditableBy} from '../fields/fields';

/**
 * The values to write so that the record is again as it was right after `entry`: for each property changed since, the
 * value the oldest of those changes found. `entries` are newest first. What this user's form may not
 * write is left out.
 */
export function valuesAfter(
  session: Session,
  entity: Entity,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const later of entries.filter(each => each.id > entry.id))
    for (const [name, [before]] of Object.entries(later.changes)) {
      const field = entity.field[name];
      if (field && isEditableBy(session, entity, field, 'edit'))
        values[name] = before ?? (field.kind === 'references' ? [] : null);
    }
  return values;
}
