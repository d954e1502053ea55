/** From the records of a side to what is printed. */
import {matrixOf, multiplyMatrices, type Matrix} from '../../src/document/matrix';
import {isFurniture, objectsOf, stickerShapeOf, workspaceOf} from '../../src/document/side';
import type {
  AnyText,
  DesignObject,
  GroupObject,
  ImageObject,
  ObjectKindName,
  PathObject,
  Side,
} from '../../src/document/types';
import type {Album} from './album';
import type {Format} from './format';
import {hexOf, plainInk, type Ink, type Inks} from './inks';
import {shapeMark, group, type GroupMark, type Mark} from './marks';
import {boundsOf, transformOutline, outlineOf, rectangle} from './outline';
import {pictureMarks} from './picture';
import {textMarks} from './text';

/** Something that is not as the design shows it; the rest is printed. */
export interface PrintProblem {
  readonly code: 'missing-sign' | 'cut-off' | 'gamut';
  /**
   * The signs that no font has; the words of what is cut off, as far as it has any; or pairs of colours: as shown and,
   * in four inks, as printed.
   */
  readonly detail: string;
}

export interface DrawOptions {
  readonly inks: Inks;
  readonly format: Format;
  readonly album: Album;
  report(problem: PrintProblem): void;
}

/** The artwork, and the ground below it; the two apart, as only artwork has an outline. */
export interface Drawing {
  readonly ground: readonly Mark[];
  readonly artwork: GroupMark;
}

/** Throws `PrintError` when a picture cannot be read. */
export async function drawSide(side: Side, options: DrawOptions): Promise<Drawing> {
  const {format} = options;
  const marks: Mark[] = [];
  for (const object of objectsOf(side))
    if (!isFurniture(object)) marks.push(...(await objectMarks(object, options, [1, 0, 0, 1, 0, 0])));
  const area = format.area ?? rectangle(format.bleed);
  return {ground: groundOf(side, options).map(ink => shapeMark(area, ink)), artwork: group(marks, {clip: area})};
}

/** White is the paper. */
function groundOf(side: Side, {inks}: DrawOptions): readonly Ink[] {
  const fill = stickerShapeOf(side)?.fill ?? workspaceOf(side)?.fill ?? null;
  const ink = inks.of(fill);
  return !ink || (ink.alpha === 1 && hexOf(ink) === '#ffffff') ? [] : [ink];
}

async function objectMarks(object: DesignObject, options: DrawOptions, outer: Matrix): Promise<readonly Mark[]> {
  if (!object.visible || object.opacity === 0) return [];
  const matrix = matrixOf(object);
  const marks = await printerOf(object).marks(object, options, multiplyMatrices(outer, matrix));
  return marks.length === 0 ? [] : [group(marks, {matrix, opacity: object.opacity})];
}

/** How a kind of object is printed; nothing of what stands behind the artwork. */
const MARKS: {readonly [K in ObjectKindName]: Printer<Extract<DesignObject, {kind: K}>>} = {
  text: {marks: lettering},
  'curved-text': {marks: lettering},
  image: {marks: imageMarks},
  path: {marks: (path, {inks}) => pathMarks(path, inks)},
  group: {marks: memberMarks},
  workspace: {marks: () => []},
  'sticker-shape': {marks: () => []},
};

interface Printer<T extends DesignObject> {
  marks(object: T, options: DrawOptions, outer: Matrix): readonly Mark[] | Promise<readonly Mark[]>;
}

function printerOf({kind}: DesignObject): Printer<DesignObject> {
  return MARKS[kind];
}

async function memberMarks({objects}: GroupObject, options: DrawOptions, outer: Matrix): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  for (const member of objects) marks.push(...(await objectMarks(member, options, outer)));
  return marks;
}

function lettering(text: AnyText, options: DrawOptions): readonly Mark[] | Promise<readonly Mark[]> {
  const missing = (signs: string): void => options.report({code: 'missing-sign', detail: signs});
  return textMarks(text, {inks: options.inks, missing});
}

/** A path lies around the middle of its own outline, whatever numbers it is made of. */
function pathMarks(
  {path, fill, stroke, strokeWidth, strokeLineCap, strokeLineJoin, fillRule}: PathObject,
  inks: Inks,
): readonly Mark[] {
  const outline = outlineOf(path);
  const box = boundsOf(outline);
  if (!box) return [];
  const centred = transformOutline(outline, [1, 0, 0, 1, -(box.left + box.width / 2), -(box.top + box.height / 2)]);
  const line = strokeWidth > 0 ? inks.of(stroke) : undefined;
  const drawn = shapeMark(
    centred,
    inks.of(fill),
    line && {ink: line, width: strokeWidth, cap: strokeLineCap, join: strokeLineJoin},
  );
  return [{...drawn, rule: fillRule}];
}

function imageMarks(object: ImageObject, {inks, album, format}: DrawOptions, matrix: Matrix): Promise<readonly Mark[]> {
  const ink = (colour: string): Ink | undefined => (plainInk(colour) ? inks.of(colour) : undefined);
  return pictureMarks(object, {
    album,
    ink,
    mmPerPixel: format.mmPerPixel * Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])),
  });
}
