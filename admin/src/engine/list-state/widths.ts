/** How wide a column is unless the user drags it: as what stands in it needs, within reason, and its heading. */
import {sortableFields, type Entity, type Field} from '@emblem/schemas';
import {controlFor} from '../../controls/registry';
import type {Locale} from '../../i18n/i18n';
import {labelsOf, type EntityRecord} from '../../model/record';

/** Pixels, as all here. */
const DEFAULT_WIDTH = 140;
const NAME_WIDTH = 210;
const PLACE_WIDTH = 84;
/** A limit: what is left of it in words, and its moment. */
const DUE_WIDTH = 260;
/** A longer heading is cut off; it shows whole on hover. */
const WIDEST_HEADING = 160;
const WIDEST_OPTION = 190;
/** Names and titles have more room than other texts. */
const WIDEST_NAME = 300;
const WIDEST_TEXT = 230;
const NARROWEST = 76;
const PADDING = 28;
/** Beside a heading: room for the handle that makes it wider, and for the arrow where it sorts. */
const HEADING_PADDING = 46;
const PLAIN_HEADING_PADDING = 36;
/** A short name; texts that may be long have more room. */
const LONG_TEXT = 150;
const LONG_TEXT_WIDTH = 190;
const CHIP_PADDING = PADDING + 14;
/** Chips and headings are written smaller. */
const SMALLER = 0.95;

/** Of letters by their shape. */
const HAN = 13;
const BROAD = 8.6;
const THIN = 4.2;
const OTHER = 7.2;

function letterWidth(letter: string): number {
  if (letter > '\u2e7f') return HAN;
  if (/[A-Z0-9mw@%×]/.test(letter)) return BROAD;
  return /[fijlrt.,:;'|! -]/.test(letter) ? THIN : OTHER;
}

/** About as wide as the text stands in a cell. */
export function textWidth(text: string): number {
  return Math.ceil([...text].reduce((sum, letter) => sum + letterWidth(letter), 0));
}

/** The name of a record, and texts that may be as long as a title. */
function isName(entity: Entity, field: Field): boolean {
  return field.name === entity.display || (field.control === 'text' && (field.schema.maxLength ?? 0) > LONG_TEXT);
}

/** An amount as it is written with its currency. */
function amountText(value: unknown): string {
  return typeof value === 'string' ? `CA$${value.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,')}` : '';
}

/** What of a value can be read in a cell; undefined for kinds that are as wide whatever they hold. */
function shownText(field: Field, record: EntityRecord, locale: Locale): string | undefined {
  const value = record[field.name];
  switch (field.control) {
    case 'text':
    case 'email':
    case 'path':
    case 'url':
      return typeof value === 'string' ? value : '';
    case 'integer':
    case 'number':
      return typeof value === 'number' ? value.toLocaleString(locale) : '';
    case 'money':
      return amountText(value);
    case 'relation':
      return labelsOf(record, field.name)?.[0] ?? '';
    case 'select':
      return field.options?.find(option => option.value === value)?.label[locale] ?? '';
    default:
      return undefined;
  }
}

/** What these records need; undefined where that does not follow from them. */
export function contentWidth(
  entity: Entity,
  field: Field,
  records: readonly EntityRecord[],
  locale: Locale,
): number | undefined {
  if (field.width !== undefined || field.name === entity.sort?.field) return undefined;
  const texts = records.map(record => shownText(field, record, locale)).filter(text => text !== undefined);
  if (texts.length === 0) return undefined;
  const longest = Math.max(...texts.map(textWidth));
  if (field.control === 'select') return Math.min(WIDEST_OPTION, Math.round(longest * SMALLER)) + CHIP_PADDING;
  return Math.min(isName(entity, field) ? WIDEST_NAME : WIDEST_TEXT, Math.max(NARROWEST, longest + PADDING));
}

/** What its longest option takes; undefined for what has no options. */
function optionsWidth(field: Field, locale: Locale): number | undefined {
  if (field.control !== 'select' || !field.options?.length) return undefined;
  return Math.min(WIDEST_OPTION, Math.max(...field.options.map(({label}) => textWidth(label[locale]))) + CHIP_PADDING);
}

function valueWidth(entity: Entity, field: Field, locale: Locale): number {
  const usual = controlFor(field).width ?? DEFAULT_WIDTH;
  if (field.name === entity.sort?.field) return PLACE_WIDTH;
  if (field.isDue) return DUE_WIDTH;
  // The name of a record has more room than its other texts; a document number needs none.
  if (field.name === entity.display && field.control === 'text' && field.number === undefined) return NAME_WIDTH;
  if (field.control === 'text' && (field.schema.maxLength ?? 0) > LONG_TEXT) return LONG_TEXT_WIDTH;
  return optionsWidth(field, locale) ?? usual;
}

/** Kinds of values that a part still tells of. */
const MAY_BE_CUT: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'language',
  'email',
  'url',
  'path',
  'relation',
  'relations',
  'tags',
  'table',
  'techniques',
  'parameters',
  'sides',
  'json',
  'object',
  'file',
  'files',
]);
const MIN_SHARE = 0.75;
const MIN_TEXT = 124;
/** A name is cut off only beyond this. */
const MIN_NAME = 240;

/**
 * How narrow a column of so wide may become to make room for others: texts give way, and headings that are longer than
 * what stands below them; names only where they are long, what tells one state, number or date from another never.
 */
export function leastWidth(entity: Entity, field: Field, width: number, locale: Locale, content?: number): number {
  if (isName(entity, field)) return Math.min(width, MIN_NAME);
  if (MAY_BE_CUT.has(field.control))
    return Math.min(width, Math.max(MIN_TEXT, Math.round((content ?? width) * MIN_SHARE)));
  return Math.min(width, content ?? Math.max(MIN_TEXT, optionsWidth(field, locale) ?? width));
}

function withHeading(entity: Entity, field: Field, width: number, locale: Locale): number {
  if (!hasHeading(field)) return width;
  const padding = sortableFields(entity).has(field.name) ? HEADING_PADDING : PLAIN_HEADING_PADDING;
  return Math.max(width, Math.min(WIDEST_HEADING, Math.round(textWidth(field.label[locale]) * SMALLER) + padding));
}

/** As its values need where that is known, see {@link contentWidth}; else as its kind does. */
export function defaultWidth(entity: Entity, field: Field, locale: Locale, content?: number): number {
  return field.width ?? withHeading(entity, field, content ?? valueWidth(entity, field, locale), locale);
}

/** Pictures say by themselves what they are, and their column is narrower than any word for it. */
export function hasHeading(field: Field): boolean {
  return field.control !== 'image';
}
