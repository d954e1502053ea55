/** What a record is called in pickers, breadcrumbs and titles. */
import type {Entity} from '@emblem/schemas';
import {formatDateTime} from '../../formatting/local-time';
import {currentLocale} from '../../i18n/i18n';
import {figureName} from '../../model/figure-name';
import {labelsOf} from '../../model/record';
import type {Values} from '../../model/parse';

/** The entity's display property as people read it; the id where that is empty. */
export function recordLabel(entity: Entity, record: Values): string {
  const [relation] = labelsOf(record, entity.display) ?? [];
  if (relation) return relation;
  const value = record[entity.display];
  if (value === null || value === undefined || value === '') return `#${String(record.id)}`;
  if (entity.field[entity.display]?.kind === 'datetime') return formatDateTime(value);
  if (entity.field[entity.display]?.control === 'measure') return figureName(String(value), currentLocale());
  const option = entity.field[entity.display]?.options?.find(each => each.value === value);
  return option ? option.label[currentLocale()] : String(value);
}
