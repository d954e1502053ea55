/** The columns of a table that leaves or enters as a file: properties under their labels. */
import type {Entity, Field} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {columnNamed, type NumberPlace, type TableColumn} from '../parsing/table';
import {visibleFields} from '../read/visibility';

/** Nested values have no place in a table's cell, and `deletedAt` is empty on every row that is exported. */
function fitsACell(field: Field): boolean {
  return (
    field.system !== 'deletedAt' &&
    (field.stored || field.kind === 'references') &&
    (field.kind !== 'json' || field.control === 'tags')
  );
}

/**
 * The properties to export: those asked for, else those the schema names, else all that fit. 400 for one that is not
 * there.
 */
export function exportColumns(context: Context, entity: Entity, asked: readonly string[]): readonly Field[] {
  const visible = visibleFields(context.actor, entity, context.model).filter(
    field => field.stored || field.kind === 'references',
  );
  const own = entity.io.export === false ? undefined : entity.io.export?.columns;
  // Named twice, a property is one column all the same.
  const names = asked.length > 0 ? [...new Set(asked)] : own;
  if (!names) return visible.filter(fitsACell);
  return names.flatMap(name => {
    const field = visible.find(candidate => candidate.name === name);
    if (field) return [field];
    if (asked.length === 0) return [];
    const {language} = context.actor;
    throw new Refusal(400, text('badQuery', language), {errors: {[name]: text('unknownField', language)}});
  });
}

/**
 * Whether a column of this property is taken over; the others, such as the time of the last change, are passed over.
 */
export function isImported(entity: Entity, field: Field): boolean {
  const {import: importing} = entity.io;
  const named = typeof importing === 'object' ? importing.columns : undefined;
  return !field.readOnly && field.system === undefined && (named === undefined || named.includes(field.name));
}

/**
 * Columns of a file to import, by property name or else by label in either language. Undefined for a heading that is
 * not known.
 */
export function importColumns(
  context: Context,
  entity: Entity,
  headings: readonly string[],
): readonly (Field | undefined)[] {
  const visible = visibleFields(context.actor, entity, context.model);
  return headings.map(heading => columnNamed(visible, heading));
}

/** Names of related records are texts, too. */
function isText({kind, options, relation, control}: Field): boolean {
  if (relation) return true;
  return (kind === 'string' && options === undefined) || (kind === 'json' && control === 'tags');
}

function numberOf({kind, options, relation}: Field): NumberPlace | undefined {
  if (relation || options) return undefined;
  if (kind === 'integer' || kind === 'bigint') return 'whole';
  return kind === 'number' || kind === 'decimal' ? 'fraction' : undefined;
}

/** What whoever reads a table has to know of the properties that its headings may name. */
export function namedColumns(context: Context, entity: Entity): readonly TableColumn[] {
  return visibleFields(context.actor, entity, context.model).map(field => ({
    name: field.name,
    label: {zh: field.label.zh, en: field.label.en},
    isText: isText(field),
    number: numberOf(field),
  }));
}
