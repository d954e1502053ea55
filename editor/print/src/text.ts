/** Straight and curved text as marks, laid out as the canvas lays it out. */
import type {Rect} from '../../src/document/matrix';
import type {AnyText, CurvedTextObject, TextObject} from '../../src/document/types';
import {glyphLines, layoutCurve} from '../../src/objects/curved-text/geometry';
import {LINE} from '../../src/objects/text/geometry';
import {gapOf, layoutLine} from '../../src/objects/text/line';
import {warpOf} from '../../src/objects/warped-text/geometry';
import {bent} from './bent';
import type {Inks} from './inks';
import {BOLDER, lettersOf, type Lettering} from './letters';
import {shapeMark, group, type Mark, type ShapeMark, type Stroke} from './marks';
import {transformOutline, rectangle, type Outline, type Segment} from './outline';

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

export function textMarks(object: AnyText, {inks, missing}: TextOptions): readonly Mark[] {
  const unknown = new Set<string>();
  const letters = new LetterCase(object, sign => unknown.add(sign));
  const marks = object.kind === 'text' ? straight(object, inks, letters) : curvedMarks(object, inks, letters);
  if (unknown.size > 0) missing([...unknown].join(''));
  return marks;
}

/** The letters of a text, each part of it made once. */
class LetterCase {
  private readonly made = new Map<string, Lettering>();

  constructor(
    private readonly object: AnyText,
    private readonly missing: (sign: string) => void,
  ) {}

  of(part: string): Lettering {
    const known = this.made.get(part) ?? lettersOf(part, this.object, this.missing);
    this.made.set(part, known);
    return known;
  }

  readonly width = (part: string): number => this.of(part).width;

  /** A line of straight text; its width is without the space behind its last sign. */
  line(text: string, gap?: number): Lettering {
    const spacing = spacingOf(this.object);
    const {parts, width} = layoutLine(text, {spacing, ...(gap === undefined ? {} : {gap})}, this.width);
    const [outline, thin]: [Segment[], Segment[]] = [[], []];
    for (const {text: part, x} of parts) {
      const letters = this.of(part);
      for (const segment of transformOutline(letters.outline, [1, 0, 0, 1, x, 0])) outline.push(segment);
      for (const segment of transformOutline(letters.thin, [1, 0, 0, 1, x, 0])) thin.push(segment);
    }
    return {outline, thin, width: Math.max(0, text === '' ? 0 : width - spacing)};
  }
}

const spacingOf = ({fontSize, charSpacing}: AnyText): number => (fontSize * charSpacing) / 1000;

function strokeOf(object: AnyText, inks: Inks, bolder: number): Stroke | undefined {
  const own = object.strokeWidth > 0 ? inks.of(object.stroke) : undefined;
  if (own) return {ink: own, width: object.strokeWidth + bolder, cap: 'butt', join: 'round'};
  const fill = inks.of(object.fill);
  return bolder > 0 && fill ? {ink: fill, width: bolder, cap: 'butt', join: 'round'} : undefined;
}

type Outlines = Pick<Lettering, 'outline' | 'thin'>;

const letteringMarks = (object: AnyText, inks: Inks, {outline, thin}: Outlines): readonly ShapeMark[] => [
  ...(outline.length > 0 ? letterMarks(object, inks, outline, 0) : []),
  ...(thin.length > 0 ? letterMarks(object, inks, thin, object.fontSize * BOLDER) : []),
];

/** The letters; under them a stroke of their own colour where they are to be bolder and have another stroke already. */
function letterMarks(object: AnyText, inks: Inks, outline: Outline, bolder: number): readonly ShapeMark[] {
  const fill = inks.of(object.fill);
  const stroke = strokeOf(object, inks, bolder);
  const letters = shapeMark(outline, fill, stroke, true);
  if (bolder === 0 || !stroke || !fill || stroke.ink === fill) return [letters];
  return [letters, shapeMark(outline, fill, {ink: fill, width: bolder, cap: 'butt', join: 'round'}, true)];
}

function straight(object: TextObject, inks: Inks, letters: LetterCase): readonly Mark[] {
  const {fontSize, lineHeight} = object;
  const rows = rowsOf(object, letters);
  const height = fontSize * LINE * ((rows.length - 1) * lineHeight + 1);
  const widest = Math.max(...rows.map(row => letters.line(row).width), 1);
  const width = object.type === 'textbox' ? object.width : widest;
  const lines = rows.map(row => {
    const line = letters.line(row);
    const gap = object.textAlign === 'justify' ? gapOf(row, line.width, width) : undefined;
    return gap === undefined ? line : letters.line(row, gap);
  });
  const warp = object.textShape && warpOf(object.textShape, {width, height});
  return lines.flatMap((line, index): readonly Mark[] => {
    const top = -height / 2 + index * fontSize * LINE * lineHeight;
    const x = -width / 2 + (width - line.width) * shareOf(object.textAlign);
    const y = top + fontSize * LINE * (1 - DESCENT);
    const box = {left: 0, width: line.width};
    const marks = [
      ...bars(object, inks, box, STRAIGHT, 'under'),
      ...letteringMarks(object, inks, line),
      ...bars(object, inks, box, STRAIGHT, 'through'),
    ];
    if (!warp) return [group(marks, {matrix: [1, 0, 0, 1, x, y]})];
    return marks.map(mark => ({
      ...mark,
      outline: bent(transformOutline(mark.outline, [1, 0, 0, 1, x, y]), warp, fontSize),
    }));
  });
}

const shareOf = (align: TextObject['textAlign']): number => (align === 'center' ? 0.5 : align === 'right' ? 1 : 0);

function rowsOf(object: TextObject, letters: LetterCase): readonly string[] {
  const paragraphs = object.text.split(/\r?\n/);
  return object.type === 'textbox' ? paragraphs.flatMap(text => wrapParagraph(text, object, letters)) : paragraphs;
}

/** Breaks a paragraph at blanks; a word that is wider than the box widens it. */
function wrapParagraph(text: string, object: TextObject, letters: LetterCase): readonly string[] {
  const spacing = spacingOf(object);
  const measure = (part: string): number => (part === '' ? 0 : letters.line(part).width + spacing);
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
  inks: Inks,
  {left, width}: Pick<Rect, 'left' | 'width'>,
  at: typeof STRAIGHT,
  which: 'under' | 'through',
): readonly ShapeMark[] {
  const wanted = which === 'under' ? underline : linethrough;
  if (!wanted || width <= 0) return [];
  return [shapeMark(rectangle({left, width, top: at[which] * fontSize, height: at.thick * fontSize}), inks.of(fill))];
}

function curvedMarks(object: CurvedTextObject, inks: Inks, letters: LetterCase): readonly Mark[] {
  const {glyphs} = layoutCurve(glyphLines(object.text, letters.width), object);
  return glyphs.map(({text, x, y, angle}) => {
    const line = letters.of(text);
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const centred = (outline: Outline): Outline => transformOutline(outline, [1, 0, 0, 1, -line.width / 2, 0]);
    const width = line.width + spacingOf(object);
    const box = {left: -width / 2, width};
    return group(
      [
        ...letteringMarks(object, inks, {outline: centred(line.outline), thin: centred(line.thin)}),
        ...bars(object, inks, box, CURVED, 'under'),
        ...bars(object, inks, box, CURVED, 'through'),
      ],
      {matrix: [cos, sin, -sin, cos, x, y]},
    );
  });
}
