/** Straight and curved text as marks, laid out as the canvas lays it out. */
import type {Rect} from '../../src/document/matrix';
import type {AnyText, CurvedTextObject, TextObject} from '../../src/document/types';
import {glyphLines, layoutCurve} from '../../src/objects/curved-text/geometry';
import {LINE} from '../../src/objects/text/geometry';
import {warpOf} from '../../src/objects/warped-text/geometry';
import {bent} from './bent';
import type {Inks} from './inks';
import {lineOf, type Line} from './letters';
import {filled, group, type Mark, type ShapeMark, type Stroke} from './marks';
import {moved, rectangle, type Outline} from './outline';

export interface TextOptions {
  readonly inks: Inks;
  /** Told of signs that no font has. */
  missing(signs: string): void;
}

/** Of the height of a line: what lies below its baseline. */
const DESCENT = 0.222;
/** Of the font size: the lines under and through straight text, and those of curved text. */
const STRAIGHT = {under: 0.1, through: -0.28167 - 0.0333335, thick: 0.066667};
const CURVED = {under: 0.12, through: -0.28, thick: 1 / 15};

export const textMarks = (object: AnyText, options: TextOptions): readonly Mark[] =>
  object.kind === 'text' ? straight(object, options) : curved(object, options);

const spacingOf = ({fontSize, charSpacing}: AnyText): number => (fontSize * charSpacing) / 1000;

function strokeOf(object: AnyText, {inks}: TextOptions, bolder: number): Stroke | undefined {
  const own = object.strokeWidth > 0 ? inks.of(object.stroke) : undefined;
  if (own) return {ink: own, width: object.strokeWidth + bolder, cap: 'butt', join: 'round'};
  const fill = inks.of(object.fill);
  return bolder > 0 && fill ? {ink: fill, width: bolder, cap: 'butt', join: 'round'} : undefined;
}

/** The letters; under them a stroke of their own colour where they are to be bolder and have another stroke already. */
function lettersOf(object: AnyText, options: TextOptions, {outline, bolder}: Line): readonly ShapeMark[] {
  const fill = options.inks.of(object.fill);
  const stroke = strokeOf(object, options, bolder);
  const letters = filled(outline, fill, stroke, true);
  if (bolder === 0 || !stroke || !fill || stroke.ink === fill) return [letters];
  return [letters, filled(outline, fill, {ink: fill, width: bolder, cap: 'butt', join: 'round'}, true)];
}

interface Row {
  readonly text: string;
  /** The last line of a paragraph is not justified. */
  readonly last: boolean;
}

function straight(object: TextObject, options: TextOptions): readonly Mark[] {
  const {fontSize, lineHeight} = object;
  const rows = rowsOf(object);
  const spacing = spacingOf(object);
  const height = fontSize * LINE * ((rows.length - 1) * lineHeight + 1);
  const lines = rows.map(({text, last}) => {
    const line = lineOf(text, object, spacing, options.missing);
    return object.textAlign === 'justify' && !last ? justified(object, options, text, line) : line;
  });
  const width = object.type === 'textbox' ? object.width : Math.max(...lines.map(line => line.width), 1);
  const warp = object.textShape && warpOf(object.textShape, {width, height});
  return lines.flatMap((line, index): readonly Mark[] => {
    const top = -height / 2 + index * fontSize * LINE * lineHeight;
    const x = -width / 2 + (width - line.width) * shareOf(object.textAlign);
    const y = top + fontSize * LINE * (1 - DESCENT);
    const box = {left: 0, width: line.width};
    const marks = [
      ...bars(object, options, box, STRAIGHT, 'under'),
      ...lettersOf(object, options, line),
      ...bars(object, options, box, STRAIGHT, 'through'),
    ];
    if (!warp) return [group(marks, {matrix: [1, 0, 0, 1, x, y]})];
    return marks.map(mark => ({...mark, outline: bent(moved(mark.outline, [1, 0, 0, 1, x, y]), warp, fontSize)}));
  });
}

const shareOf = (align: TextObject['textAlign']): number => (align === 'center' ? 0.5 : align === 'right' ? 1 : 0);

/** Blanks take what the line lacks of the box. */
function justified(object: TextObject, options: TextOptions, text: string, line: Line): Line {
  const blanks = text.match(/\s/g)?.length ?? 0;
  if (blanks === 0 || line.width >= object.width) return line;
  const gap = (object.width - line.width) / blanks;
  return lineOf(text, object, spacingOf(object), options.missing, sign => (/\s/.test(sign) ? gap : 0));
}

function rowsOf(object: TextObject): readonly Row[] {
  const paragraphs = object.text.split(/\r?\n/);
  if (object.type !== 'textbox') return paragraphs.map(text => ({text, last: true}));
  return paragraphs.flatMap(text =>
    wrapped(text, object).map((row, index, all) => ({text: row, last: index === all.length - 1})),
  );
}

/** Breaks a paragraph at blanks; a word that is wider than the box widens it. */
function wrapped(text: string, object: TextObject): readonly string[] {
  const spacing = spacingOf(object);
  const measure = (part: string): number => (part === '' ? 0 : lineOf(part, object, spacing).width + spacing);
  const words = text.split(/[ \t\r]/).map(word => ({word, width: measure(word)}));
  const widest = Math.max(object.width, ...words.map(({width}) => width - spacing));
  const blank = measure(' ');
  const rows: string[] = [];
  let row: string | undefined;
  let width = 0;
  for (const {word, width: own} of words) {
    const joined: number = width + (row === undefined ? 0 : blank) + own;
    if (row !== undefined && joined - spacing > widest) {
      rows.push(row);
      [row, width] = [word, own];
    } else [row, width] = [row === undefined ? word : `${row} ${word}`, joined];
  }
  return [...rows, row ?? ''];
}

/** The line under or through the text. */
function bars(
  {underline, linethrough, fontSize, fill}: AnyText,
  {inks}: TextOptions,
  {left, width}: Pick<Rect, 'left' | 'width'>,
  at: typeof STRAIGHT,
  which: 'under' | 'through',
): readonly ShapeMark[] {
  const wanted = which === 'under' ? underline : linethrough;
  if (!wanted || width <= 0) return [];
  return [filled(rectangle({left, width, top: at[which] * fontSize, height: at.thick * fontSize}), inks.of(fill))];
}

function curved(object: CurvedTextObject, options: TextOptions): readonly Mark[] {
  const known = new Map<string, Line>();
  const lineFor = (sign: string): Line => {
    const line = known.get(sign) ?? lineOf(sign, object, 0, options.missing);
    known.set(sign, line);
    return line;
  };
  const {glyphs} = layoutCurve(
    glyphLines(object.text, sign => lineFor(sign).width),
    object,
  );
  return glyphs.map(({text, x, y, angle}) => {
    const line = lineFor(text);
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const outline: Outline = moved(line.outline, [1, 0, 0, 1, -line.width / 2, 0]);
    const width = line.width + spacingOf(object);
    const box = {left: -width / 2, width};
    return group(
      [
        ...lettersOf(object, options, {...line, outline}),
        ...bars(object, options, box, CURVED, 'under'),
        ...bars(object, options, box, CURVED, 'through'),
      ],
      {matrix: [cos, sin, -sin, cos, x, y]},
    );
  });
}
