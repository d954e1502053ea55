/** How wide a column is unless the user drags it: as its kind of value needs, its options, and its heading within reason. */
import type {Entity, Field} from '@emblem/schemas';
import {controlFor} from '../../controls/registry';
import type {Locale} from '../../i18n/i18n';

/** Pixels, as all here. */
const DEFAULT_WIDTH = 140;
const NAME_WIDTH = 210;
const PLACE_WIDTH = 84;
/** A longer heading is cut off; it shows whole on hover. */
const WIDEST_HEADING = 160;
const WIDEST_OPTION = 190;
const PADDING = 20;
/** Beside a heading: room for its arrow and the handle that makes it wider. */
const HEADING_PADDING = 42;
/** A short name; texts that may be long have more room. */
const LONG_TEXT = 150;
const LONG_TEXT_WIDTH = 190;
const CHIP_PADDING = PADDING + 16;

const LATIN = 7;
const HAN = 13;

/** About as wide as the text stands in a cell. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? HAN : LATIN), 0);
}

/** What its longest option takes; undefined for what has no options. */
function optionsWidth(field: Field, locale: Locale): number | undefined {
  if (field.control !== 'select' || !field.options?.length) return undefined;
  return Math.min(WIDEST_OPTION, Math.max(...field.options.map(({label}) => textWidth(label[locale]))) + CHIP_PADDING);
}

function valueWidth(entity: Entity, field: Field, locale: Locale): number {
  const usual = controlFor(field).width ?? DEFAULT_WIDTH;
  if (field.name === entity.sort?.field) return PLACE_WIDTH;
  // The name of a record has more room than its other texts; a document number needs none.
  if (field.name === entity.display && field.control === 'text' && field.number === undefined) return NAME_WIDTH;
  if (field.control === 'text' && (field.schema.maxLength ?? 0) > LONG_TEXT) return LONG_TEXT_WIDTH;
  return optionsWidth(field, locale) ?? usual;
}

/** Kinds of values that a part still tells of. */
const MAY_BE_CUT: ReadonlySet<string> = new Set(['text', 'textarea', 'language', 'email', 'url', 'path', 'relation', 'relations', 'tags', 'table', 'techniques', 'sides', 'json', 'object', 'file']);
const LEAST_SHARE = 0.7;
const LEAST_TEXT = 110;
const LEAST_NAME = 164;

/** How narrow a column of so wide may become to make room for others: texts are cut only after headings that are longer than what stands below them. */
export function leastWidth(entity: Entity, field: Field, width: number, locale: Locale): number {
  if (field.name === entity.display) return Math.min(width, LEAST_NAME);
  if (MAY_BE_CUT.has(field.control)) return Math.min(width, Math.max(LEAST_TEXT, Math.round(width * LEAST_SHARE)));
  return Math.min(width, Math.max(LEAST_TEXT, optionsWidth(field, locale) ?? width));
}

/** A picture's heading is not shown, see {@link hasHeading}. */
export function defaultWidth(entity: Entity, field: Field, locale: Locale): number {
  if (field.width !== undefined) return field.width;
  const width = valueWidth(entity, field, locale);
  if (!hasHeading(field)) return width;
  return Math.max(width, Math.min(WIDEST_HEADING, textWidth(field.label[locale]) + HEADING_PADDING));
}

/** Pictures say by themselves what they are, and their column is narrower than any word for it. */
export function hasHeading(field: Field): boolean {
  return field.control !== 'image';
}
