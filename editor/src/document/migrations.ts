/**
 * Older files made readable: what earlier canvas versions (5 and 6, with or without default values) wrote differently
 * is turned into today's form, on the raw JSON, before anything is read from it.
 */
import {shapeToPath} from './shapes';

type Raw = Readonly<Record<string, unknown>>;

/** Major version of the canvas library that wrote the file; files without a version are older than 7. */
export function majorOf(version: unknown): number {
  const major = typeof version === 'string' ? Number.parseInt(version, 10) : Number.NaN;
  return Number.isInteger(major) ? major : 5;
}

/** `IText`, `i-text` and `iText` are one type. */
export const typeOf = (raw: Raw): string =>
  typeof raw.type === 'string' ? raw.type.toLowerCase().replaceAll(/[^a-z]/g, '') : '';

/** Since version 7 an object without an origin is placed by its centre, before by its left upper corner. */
function explicitOrigins(raw: Raw, major: number): Raw {
  const modern = major >= 7;
  return {
    ...raw,
    originX: raw.originX ?? (modern ? 'center' : 'left'),
    originY: raw.originY ?? (modern ? 'center' : 'top'),
  };
}

/** Kinds whose usual stroke width is none. */
const STROKELESS: ReadonlySet<string> = new Set(['image', 'group', 'activeselection']);

/**
 * Shapes and text were saved without a stroke width when it was the usual 1, which still counts for the place of their
 * corner.
 */
function explicitStrokeWidth(raw: Raw): Raw {
  return raw.strokeWidth === undefined && !STROKELESS.has(typeOf(raw)) ? {...raw, strokeWidth: 1} : raw;
}

/** One object of a file in today's form. Members of groups are migrated when they are read. */
export function migrateObject(raw: Raw, major: number): Raw {
  const explicit = explicitStrokeWidth(explicitOrigins(raw, major));
  return shapeToPath(explicit, typeOf(raw)) ?? explicit;
}
