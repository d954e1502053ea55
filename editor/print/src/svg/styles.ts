/** Style declarations: what the renderer does not understand said in a way that it does. */
import {converter, formatHex, formatRgb, parse} from 'culori';
import {DEFAULT_FACE, faceOf} from './families';
import type {Notes} from './notes';

export type Declaration = readonly [name: string, value: string];

/**
 * The declarations of a `style` attribute or a block; strings and addresses may hold semicolons. Reads each character
 * once.
 */
export function declarationsOf(style: string): readonly Declaration[] {
  const declarations: Declaration[] = [];
  for (const part of splitDeclarations(withoutComments(style))) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (colon <= 0) continue;
    if (name.toLowerCase() === 'font') declarations.push(...fontOf(value));
    else declarations.push([name.startsWith('--') ? name : name.toLowerCase(), value]);
  }
  return declarations;
}

/** A size that is said in figures or by name, with the distance of lines or without. */
const SIZE =
  /^(?:[\d.]{1,20}(?:px|pt|pc|mm|cm|in|em|rem|ex|%)|(?:xx?-)?(?:small|large)|medium|smaller|larger)(?:\/\S{0,20})?$/i;

/** What is said of a font at once, said one by one. */
function fontOf(value: string): readonly Declaration[] {
  const words = value
    .slice(0, MAX_LENGTH)
    .replaceAll(/\s{0,9}\/\s{0,9}/g, '/')
    .split(/\s+/);
  const at = words.findIndex(word => SIZE.test(word));
  if (at < 0) return [['font', value]];
  const before = words.slice(0, at).map((word): Declaration | undefined => {
    if (/^(?:italic|oblique)$/i.test(word)) return ['font-style', word];
    if (/^(?:bold|bolder|lighter|\d{3})$/i.test(word)) return ['font-weight', word];
    return /^small-caps$/i.test(word) ? ['font-variant', word] : undefined;
  });
  return [
    ...before.filter(each => each !== undefined),
    ['font-size', words[at]?.split('/')[0] ?? ''],
    ['font-family', words.slice(at + 1).join(' ')],
  ];
}

/** Between semicolons that stand in no string and no bracket. */
function splitDeclarations(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let quote = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ';' && depth <= 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  for (let at = text.indexOf('/*'); at >= 0; at = text.indexOf('/*', from)) {
    kept += text.slice(from, at);
    const end = text.indexOf('*/', at + 2);
    from = end < 0 ? text.length : end + 2;
  }
  return kept + text.slice(from);
}

export const styleText = (declarations: readonly Declaration[]): string =>
  declarations.map(([name, value]) => `${name}:${value}`).join(';');

/** Longer values are no colours and no names. */
const MAX_LENGTH = 1000;

const COLOURS = new Set(['fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color']);

/** As the renderer calls pictures whose pixels are to be seen. */
export const SQUARE_PIXELS = 'optimizeSpeed';

const toRgb = converter('rgb');

/** As every renderer knows it; what is no colour stays. */
function plainColour(colour: string): string {
  const parsed = toRgb(parse(colour.replace(/\s{0,9}!important$/i, '')));
  if (!parsed) return colour;
  return (
    `${(parsed.alpha ?? 1) < 1 ? formatRgb(parsed) : formatHex(parsed)}` +
    `${/!important$/i.test(colour) ? ' !important' : ''}`
  );
}

/** Reads declarations of one drawing, whose own names for values are known. */
export class Styles {
  /** Families that the drawing asks for and nobody has. */
  readonly missing = new Set<string>();
  /** Faces that it is drawn with. */
  readonly faces = new Set<string>();

  constructor(
    private readonly variables: ReadonlyMap<string, string>,
    private readonly notes: Notes,
  ) {}

  value(name: string, given: string): string {
    if (given.length > MAX_LENGTH) return given;
    const value = this.resolved(given);
    if (name === 'font-family') return this.family(value);
    if (name === 'image-rendering')
      return /pixelated|crisp-edges|optimizeSpeed/i.test(value) ? SQUARE_PIXELS : 'optimizeQuality';
    return COLOURS.has(name) ? plainColour(value) : value;
  }

  private resolved(value: string): string {
    return value.replaceAll(
      /var\(\s{0,9}(--[\w-]{1,100})\s{0,9}(?:,([^()]{0,200}))?\)/g,
      (whole, name: string, fallback?: string) => this.variables.get(name) ?? fallback?.trim() ?? whole,
    );
  }

  private family(list: string): string {
    const names = list
      .split(',')
      .map(name => name.replaceAll(/['"]|!important/g, '').trim())
      .filter(name => name !== '');
    const [first] = names;
    if (first === undefined) return list;
    if (faceOf(first) === undefined) this.missing.add(first);
    const face = names.map(faceOf).find(found => found !== undefined) ?? DEFAULT_FACE;
    this.faces.add(face);
    return face;
  }

  /** A style sheet in which every declaration is understood; rules for other media and moving ones are left out. */
  sheet(text: string): string {
    const plain = withoutAtRules(withoutComments(text).replaceAll(/<!--|-->/g, ''));
    if (/@keyframes|\banimation(?:-name)?\s{0,9}:/i.test(text)) this.notes.add('motion');
    const [first = '', ...rules] = plain.split('{');
    return [
      first,
      ...rules.map(rule => `${this.block(rule.slice(0, endOfBlock(rule)))}${rule.slice(endOfBlock(rule))}`),
    ].join('{');
  }

  private block(block: string): string {
    return styleText(
      declarationsOf(block).map(([name, value]): Declaration => {
        if (UNREAD.has(name)) this.notes.add('style', name);
        return [name, this.value(name, value)];
      }),
    );
  }
}

function endOfBlock(rule: string): number {
  const end = rule.indexOf('}');
  return end < 0 ? rule.length : end;
}

/** Change the picture and are not read in rules. */
export const UNREAD: ReadonlySet<string> = new Set([
  'transform',
  'transform-origin',
  'rotate',
  'scale',
  'translate',
  'd',
  'offset-path',
  'backdrop-filter',
]);

/** Rules that hold here and now; at-rules with blocks are skipped with what is in them. */
function withoutAtRules(text: string): string {
  let rest = text;
  let kept = '';
  for (let at = rest.indexOf('@'); at >= 0; at = rest.indexOf('@')) {
    kept += rest.slice(0, at);
    rest = rest.slice(at + endOfAtRule(rest.slice(at)));
  }
  return kept + rest;
}

function endOfAtRule(rule: string): number {
  let depth = 0;
  for (let at = 0; at < rule.length; at += 1) {
    if (rule[at] === ';' && depth === 0) return at + 1;
    if (rule[at] === '{') depth += 1;
    if (rule[at] === '}') depth -= 1;
    if (rule[at] === '}' && depth <= 0) return at + 1;
  }
  return rule.length;
}

/** Values that the drawing has its own names for (`--brand: red`). */
export function variablesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    sheets.flatMap(sheet => declarationsOf(sheet.replaceAll(/[{}]/g, ';'))).filter(([name]) => name.startsWith('--')),
  );
}
