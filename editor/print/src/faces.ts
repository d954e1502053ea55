/** The font files of the editor's families, of which each holds a part of the signs. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {FALLBACKS, fontOf} from '../../src/objects/text/fonts';
import type {TextStyle} from '../../src/document/types';
import {fontFrom, type Font} from './shaper';

/** Chosen from the packages that the editor ships, so that print and screen have the same letters. */
const editor = createRequire(require.resolve('@emblem/editor/package.json'));

/** A part of a family's signs, which has files of its own. */
interface Part {
  readonly name: string;
  /** Where it stands among the parts of its family: the first that has a sign draws it. */
  readonly rank: number;
}

interface Family {
  readonly folder: string;
  readonly slug: string;
  /** The parts that are said to have a sign, by rank. Families of Han have a hundred parts, and letters are many. */
  readonly parts: ReadonlyMap<number, readonly Part[]>;
}

/** A font file, and what must be done to its letters because the family has no file of that style. */
export interface Face {
  readonly font: Font;
  readonly bolder: boolean;
  readonly slanted: boolean;
}

const families = new Map<string, Family>();
const fonts = new Map<string, Font | undefined>();

function familyOf(face: string): Family {
  const known = families.get(face);
  if (known) return known;
  const slug = face.toLowerCase().replaceAll(' ', '-');
  const folder = dirname(editor.resolve(`@fontsource/${slug}/package.json`));
  const family = {folder, slug, parts: partsOf(folder)};
  families.set(face, family);
  return family;
}

/** Latin first: where parts overlap, it is the one that browsers take for Latin text. */
function partsOf(folder: string): ReadonlyMap<number, readonly Part[]> {
  const ranges: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const named = Object.entries(ranges).map(([key, list]) => [key.replaceAll(/[[\]]/g, ''), String(list)] as const);
  named.sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
  const parts = new Map<number, Part[]>();
  for (const [rank, [name, list]] of named.entries()) addPart(parts, {name, rank}, list);
  return parts;
}

function addPart(parts: Map<number, Part[]>, part: Part, list: string): void {
  for (const [from, to] of rangesOf(list)) {
    for (let code = from; code <= to; code += 1) {
      const known = parts.get(code);
      if (known) known.push(part);
      else parts.set(code, [part]);
    }
  }
}

function rangesOf(list: string): readonly (readonly [number, number])[] {
  return list.split(',').map(range => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

const pathOf = ({folder, slug}: Family, part: Part, weight: number, style: string, kind: 'woff' | 'woff2'): string =>
  join(folder, 'files', `${slug}-${part.name}-${weight}-${style}.${kind}`);

function open(family: Family, part: Part, weight: number, style: string): Font | undefined {
  const path = pathOf(family, part, weight, style, 'woff');
  if (!fonts.has(path)) fonts.set(path, openFile(path));
  return fonts.get(path);
}

function openFile(path: string): Font | undefined {
  try {
    return fontFrom(readFileSync(path));
  } catch {
    return undefined;
  }
}

const isBold = ({fontWeight}: Pick<TextStyle, 'fontWeight'>): boolean =>
  fontWeight === 'bold' || Number(fontWeight) >= 600;

/** Whether a family has a sign in its regular style. */
export function hasSign(codePoint: number, face: string): boolean {
  return partWith(codePoint, familyOf(face)) !== undefined;
}

/** The first part that has a sign in its regular style. */
const partWith = (codePoint: number, family: Family): Part | undefined =>
  family.parts.get(codePoint)?.find(part => open(family, part, 400, 'normal')?.hasSign(codePoint) === true);

/**
 * The file that draws signs that stand on one another, in a style: of the family itself, else of a font that stands in.
 * Undefined when no file has them all.
 */
export function faceFor(
  codePoints: readonly number[],
  style: Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle'>,
): Face | undefined {
  const bold = isBold(style);
  const italic = style.fontStyle === 'italic';
  const first = String.fromCodePoint(...codePoints.slice(0, 1));
  for (const family of [fontOf(style.fontFamily), ...FALLBACKS.filter(({signs}) => signs.test(first))]) {
    const [weight, slope] = [bold && family.bold ? 700 : 400, italic && family.italic ? 'italic' : 'normal'];
    const font = fontWith(codePoints, familyOf(family.face), weight, slope);
    if (font) return {font, bolder: bold && !family.bold, slanted: italic && !family.italic};
  }
  return undefined;
}

/** A file is looked into when any of the signs is said to be in it. */
function fontWith(codePoints: readonly number[], family: Family, weight: number, slope: string): Font | undefined {
  const parts = new Set(codePoints.flatMap(code => family.parts.get(code) ?? []));
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    const font = open(family, part, weight, slope);
    if (font && codePoints.every(code => font.hasSign(code))) return font;
  }
  return undefined;
}

const BOTH_WEIGHTS = [400, 700];

/** The files of a face that hold any of the signs, in all its weights and styles, and which of the signs they hold. */
export function filesOf(
  face: string,
  codePoints: readonly number[],
): {readonly files: readonly Uint8Array[]; readonly known: readonly number[]} {
  const family = familyOf(face);
  const parts = new Set<Part>();
  const known = new Set<number>();
  for (const codePoint of codePoints) {
    const part = partWith(codePoint, family);
    if (!part) continue;
    parts.add(part);
    known.add(codePoint);
  }
  const files: Uint8Array[] = [];
  for (const part of [...parts].sort((a, b) => a.rank - b.rank))
    for (const style of ['normal', 'italic'])
      for (const weight of BOTH_WEIGHTS) files.push(...contentOf(pathOf(family, part, weight, style, 'woff2')));
  return {files, known: [...known]};
}

function contentOf(path: string): readonly Uint8Array[] {
  try {
    return [readFileSync(path)];
  } catch {
    return [];
  }
}
