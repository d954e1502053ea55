/** What a record is called in pickers, breadcrumbs and titles. */
import type {Entity} from '@emblem/schemas';
import {labelsOf} from '../../model/record';
import type {Values} from '../../model/parse';

/** The value of the entity's display property; its id where that is empty. */
export function recordLabel(entity: Entity, record: Values): string {
  const [relation] = labelsOf(record, entity.display) ?? [];
  if (relation) return relation;
  const value = record[entity.display];
  return value === null || value === undefined || value === '' ? `#${String(record.id)}` : String(value);
}
