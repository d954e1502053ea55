/**
 * What the write path would add to a record that is made: version, times, the limit of its state, place in its
 * list, document numbers.
 */
import type {Entity} from '@emblem/schemas';
import {dueOf} from './due';
import type {DocumentNumbers} from './numbers';
import type {Places} from './places';
import type {Row} from './row';

export function completion(
  entity: Entity,
  row: Row,
  {
    numbers,
    places,
    now,
  }: {readonly numbers: DocumentNumbers; readonly places: Places | undefined; readonly now: string},
): Readonly<Record<string, unknown>> {
  const {version, createdAt, updatedAt} = entity.system;
  const moment = String(row[createdAt] ?? now);
  const additions: Record<string, unknown> = numbers.issue(entity, moment, row);
  additions[version] = 1;
  additions[createdAt] = moment;
  additions[updatedAt] = moment;
  if (places && row[places.field] === undefined) additions[places.field] = places.next(row);
  return Object.assign(additions, dueOf(entity, row, moment));
}
