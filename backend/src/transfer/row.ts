/** One row of an imported table: the record it is about, and the values that it changes. */
import {foldedFields, type Entity, type EnumEntry, type Field, type Predicate, type Scalar} from '@emblem/schemas';
import {fold} from '@emblem/schemas/predicate';
import {Refusal} from '../errors';
import {text, type MessageKey} from '../messages';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {idsAlike, list} from '../read';
import {isRefused} from '../parsing/table';
import {normalise, sameValue} from '../write/values';
import {contentOf, fromCell, harmless, toCell} from './cells';
import type {Names} from './names';
import {isImported} from './table-columns';

export interface Column {
  readonly field: Field;
  readonly cell: unknown;
}

/** Of a cell, as much as a message quotes. */
const QUOTED = 60;

function quoteContent(content: string): string {
  return content.length > QUOTED ? `${content.slice(0, QUOTED)}…` : content;
}

function refusal(
  context: Context,
  field: Field,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): Refusal {
  const {language} = context.actor;
  return new Refusal(422, text('invalid', language), {errors: {[field.name]: text(key, language, values)}});
}

async function idOf(context: Context, names: Names, field: Field, name: string): Promise<number> {
  const [id, another] = await names.meant(context, field, name);
  if (id === undefined) throw refusal(context, field, 'noSuchRecord', {value: quoteContent(name)});
  if (another !== undefined) throw refusal(context, field, 'severalRecords');
  return id;
}

/**
 * One of the field's options; a word that is none of them is not left for the validator, which knows their codes alone.
 */
function chosenOption(context: Context, field: Field, options: readonly EnumEntry[], cell: unknown): unknown {
  const value = fromCell(field, cell);
  if (value === null || options.some(option => option.value === value)) return value;
  const {language} = context.actor;
  throw refusal(context, field, 'noSuchOption', {
    value: quoteContent(contentOf(cell)),
    options: options.map(({label}) => label[language]).join(language === 'zh' ? '、' : ', '),
  });
}

/** 422 for a cell that is not to be taken for what it looks like. */
function requireReadable(context: Context, {field, cell}: Column): void {
  if (isRefused(cell)) throw refusal(context, field, cell.why, {value: quoteContent(cell.content)});
}

/** What a cell of a property without a relation says. */
function plainValue(context: Context, {field, cell}: Column): unknown {
  return field.options ? chosenOption(context, field, field.options, cell) : fromCell(field, cell);
}

async function valueOf(context: Context, names: Names, column: Column): Promise<unknown> {
  const {field, cell} = column;
  requireReadable(context, column);
  if (!field.relation) return plainValue(context, column);
  const content = contentOf(cell);
  if (field.kind !== 'references') return content === '' ? null : idOf(context, names, field, content);
  const parts = content
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
  return Promise.all(parts.map(part => idOf(context, names, field, part)));
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

async function keyCondition(context: Context, names: Names, column: Column): Promise<Predicate> {
  const {field, cell} = column;
  requireReadable(context, column);
  const content = contentOf(cell);
  if (!field.relation || content === '') {
    const value = content === '' ? null : plainValue(context, column);
    if (!isScalar(value)) throw refusal(context, field, 'badValue');
    return {eq: [field.name, value]};
  }
  const ids = await names.meant(context, field, content);
  if (ids.length === 0) throw refusal(context, field, 'noSuchRecord', {value: quoteContent(content)});
  return {in: [field.name, ids]};
}

/** The record that the row's ID means; with `where`, one of those that the names in a row cannot tell apart. */
async function recordOfId(
  context: Context,
  entity: Entity,
  columns: readonly Column[],
  where?: Predicate,
): Promise<WireRecord | undefined> {
  const id = contentOf(columns.find(({field}) => field.system === 'id')?.cell);
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const same: Predicate = {eq: ['id', Number(id)]};
  const {records} = await list(context, entity.key, {where: where ? {all: [where, same]} : same, present: true});
  return records[0];
}

/** The properties of an import key whose texts are alike whatever their case and width. */
function foldedKeys(entity: Entity): readonly Field[] {
  const keys = (entity.io.import === false ? undefined : entity.io.import?.key) ?? [];
  const rule = entity.unique.find(
    each => foldedFields(entity, each).length > 0 && each.fields.every(name => keys.includes(name)),
  );
  return rule ? foldedFields(entity, rule) : [];
}

/** The record that a new one with this import key would be refused for. */
async function recordAlike(
  context: Context,
  names: Names,
  entity: Entity,
  parts: readonly Column[],
): Promise<WireRecord | undefined> {
  const fields = foldedKeys(entity);
  const isFolded = ({field, cell}: Column): boolean => fields.includes(field) && contentOf(cell) !== '';
  const folded = parts.filter(isFolded).map(({field, cell}) => ({field, text: contentOf(cell)}));
  if (folded.length === 0) return undefined;
  const others = parts.filter(part => !isFolded(part));
  const where: Predicate = {all: await Promise.all(others.map(part => keyCondition(context, names, part)))};
  const [id, another] = await idsAlike(context, entity.key, {folded, where, limit: 2});
  if (id === undefined || another !== undefined) return undefined;
  const {records} = await list(context, entity.key, {where: {eq: ['id', id]}, limit: 1, present: true});
  return records[0];
}

/**
 * The record with the same import key, or with the row's ID where the entity has no such key; undefined when there is
 * none, or the row does not say the key.
 */
export async function matchingRecord(
  context: Context,
  names: Names,
  entity: Entity,
  columns: readonly Column[],
): Promise<WireRecord | undefined> {
  const keys = (entity.io.import === false ? undefined : entity.io.import?.key) ?? [];
  if (keys.length === 0) return recordOfId(context, entity, columns);
  const parts = keys.flatMap(key => columns.find(({field}) => field.name === key) ?? []);
  const [first] = parts;
  if (!first || parts.length < keys.length || parts.every(({cell}) => contentOf(cell) === '')) return undefined;
  const where: Predicate = {all: await Promise.all(parts.map(part => keyCondition(context, names, part)))};
  const {records} = await list(context, entity.key, {where, limit: 2, present: true});
  if (records.length === 0) return recordAlike(context, names, entity, parts);
  if (records.length < 2) return records[0];
  const record = await recordOfId(context, entity, columns, where);
  if (!record) throw refusal(context, first.field, 'severalRecords');
  return record;
}

/**
 * Whether the cell reads as an export would write it: then it asks for no change, even where a name does not tell which
 * record is meant.
 */
function isUnchanged({field, cell}: Column, record: WireRecord): boolean {
  const content = String(isRefused(cell) ? cell.content : (cell ?? ''));
  const isAlike = (['zh', 'en'] as const).some(language => {
    const own = toCell(field, record, language);
    // A table that left as CSV may have been saved as a workbook.
    return [own, harmless(own)].some(each => content === String(each ?? ''));
  });
  if (isAlike) return true;
  const isTyped = typeof cell === 'number' || cell instanceof Date;
  return isTyped && !field.relation && sameValue(normalise(field, fromCell(field, cell)), record[field.name]);
}

/** The values of a new record, or those that differ from the one that the row is about. */
export async function rowValues(
  context: Context,
  names: Names,
  entity: Entity,
  columns: readonly Column[],
  record: WireRecord | undefined,
): Promise<Values> {
  const values: Values = {};
  const folded = foldedKeys(entity);
  // What a record is found by is no change of it.
  const isKey = ({field, cell}: Column): boolean =>
    folded.includes(field) && fold(contentOf(cell)) === fold(String(record?.[field.name] ?? ''));
  for (const column of columns)
    if (isImported(entity, column.field) && !(record && (isKey(column) || isUnchanged(column, record))))
      values[column.field.name] = await valueOf(context, names, column);
  return values;
}
