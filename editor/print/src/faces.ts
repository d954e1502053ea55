/** The font files of the editor's families, of which each holds a part of the signs. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {FALLBACKS, fontOf} from '../../src/objects/text/fonts';
import type {TextStyle} from '../../src/document/types';
import {fontFrom, type Font} from './shaper';

/** Chosen from the packages that the editor ships, so that print and screen have the same letters. */
const editor = createRequire(require.resolve('@emblem/editor/package.json'));

interface Part {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

interface Family {
  readonly folder: string;
  readonly slug: string;
  readonly parts: readonly Part[];
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
function partsOf(folder: string): readonly Part[] {
  const ranges: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const parts = Object.entries(ranges).map(([key, list]) => ({
    name: key.replaceAll(/[[\]]/g, ''),
    ranges: rangesOf(String(list)),
  }));
  return parts.sort((a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'));
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
  const family = familyOf(face);
  return family.parts.some(
    part =>
      part.ranges.some(([from, to]) => codePoint >= from && codePoint <= to) &&
      open(family, part, 400, 'normal')?.hasSign(codePoint) === true,
  );
}

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
  for (const part of family.parts) {
    const named = part.ranges.some(([from, to]) => codePoints.some(code => code >= from && code <= to));
    const font = named ? open(family, part, weight, slope) : undefined;
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
  const files: Uint8Array[] = [];
  const known = new Set<number>();
  for (const part of family.parts) {
    const font = open(family, part, 400, 'normal');
    const held = codePoints.filter(
      codePoint =>
        !known.has(codePoint) &&
        part.ranges.some(([from, to]) => codePoint >= from && codePoint <= to) &&
        font?.hasSign(codePoint),
    );
    if (held.length === 0) continue;
    for (const codePoint of held) known.add(codePoint);
    for (const style of ['normal', 'italic'])
      for (const weight of BOTH_WEIGHTS) files.push(...contentOf(pathOf(family, part, weight, style, 'woff2')));
  }
  return {files, known: [...known]};
}

function contentOf(path: string): readonly Uint8Array[] {
  try {
    return [readFileSync(path)];
  } catch {
    return [];
  }
}
