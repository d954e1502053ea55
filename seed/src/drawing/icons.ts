/** The openly licensed picture sets that the element library is filled with; licences are in NOTICE.md. */
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {svgDocument} from './svg';

export interface Icon {
  /** Such as `fire-engine`; the same motif has the same name in both sets. */
  readonly name: string;
  readonly set: IconSet;
  /** As the set's makers sorted it, such as `Animals & Nature`. */
  readonly category: string;
  readonly body: string;
  /** Side of its square view box. */
  readonly side: number;
}

export type IconSet = 'fluent-emoji-flat' | 'noto';

/** Pictures that need more than shapes and gradients, or that are much heavier than the rest. */
const UNSUITABLE = /<(filter|mask|symbol|use|image|style|animate)\b/;
const MAX_BODY = 7000;
const SKIN_TONE = /-(light|medium|dark)(-|$)|-skin-tone/;
const PEOPLE = 'People & Body';

function readPackage(set: string, file: string): Readonly<Record<string, unknown>> {
  const folder = dirname(require.resolve(`@iconify-json/${set}/package.json`));
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

interface IconData {
  readonly icons: Readonly<Record<string, {readonly body: string}>>;
  readonly width: number;
}

function isIconData(value: unknown): value is IconData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'icons' in value &&
    'width' in value &&
    typeof value.width === 'number'
  );
}

function readIcons(set: string): IconData {
  const data = readPackage(set, 'icons.json');
  if (!isIconData(data)) throw new Error(`@iconify-json/${set} is no icon set.`);
  return data;
}

function categories(set: string): ReadonlyMap<string, string> {
  const listed = readPackage(set, 'metadata.json').categories;
  const entries = typeof listed === 'object' && listed !== null ? Object.entries(listed) : [];
  return new Map(
    entries.flatMap(([category, names]) =>
      Array.isArray(names) ? names.map(name => [String(name), category] as const) : [],
    ),
  );
}

/** Suitable pictures in the set's order. Icons that no category lists are left out. */
export function loadIcons(set: IconSet): readonly Icon[] {
  const {icons, width} = readIcons(set);
  const categoryOf = categories(set);
  return Object.entries(icons).flatMap(([name, {body}]) => {
    const category = categoryOf.get(name);
    if (
      category === undefined ||
      (category === PEOPLE && SKIN_TONE.test(name)) ||
      body.length > MAX_BODY ||
      UNSUITABLE.test(body)
    )
      return [];
    return [{name, set, category, body, side: width}];
  });
}

/** Pixels that a clipart measures when it is opened as a picture. */
export const CLIPART_SIZE = 256;

export function iconSvg(icon: Icon): string {
  return svgDocument(CLIPART_SIZE, CLIPART_SIZE, icon.body, `0 0 ${icon.side} ${icon.side}`);
}

/** The round flag of a country, undefined where the set has none. */
export function loadFlags(countries: readonly string[]): ReadonlyMap<string, string> {
  const {icons, width} = readIcons('circle-flags');
  return new Map(
    countries.flatMap(code => {
      const body = icons[code.toLowerCase()]?.body;
      return body === undefined ? [] : [[code, svgDocument(64, 64, body, `0 0 ${width} ${width}`)] as const];
    }),
  );
}

/** `#rgb` and `#rrggbb` colours of an SVG, each once, in lower case. */
export function coloursOf(body: string): readonly string[] {
  return [
    ...new Set([...body.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi)].map(([colour]) => colour.toLowerCase())),
  ].slice(0, 64);
}
