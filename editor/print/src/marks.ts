/** What is printed, in the order in which it is laid on: the same for PDF and SVG. */
import {unionOf, type Matrix, type Rect} from '../../src/document/matrix';
import {growRect, transformBox} from './boxes';
import type {Paint} from './gradient';
import {boundsOf, type Outline} from './outline';

export interface Stroke {
  readonly ink: Paint;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  /** Of its mitres, against half its width; that of the canvas where nothing is said. */
  readonly limit?: number;
  readonly dash?: {readonly lengths: readonly number[]; readonly offset: number};
}

/** As the canvas draws strokes. */
export const MITRE_LIMIT = 4;

/** What of an outline that crosses itself is inside. */
export type Rule = 'nonzero' | 'evenodd';

export interface ShapeMark {
  readonly kind: 'shape';
  readonly outline: Outline;
  readonly fill: Paint | undefined;
  readonly rule: Rule;
  readonly stroke: Stroke | undefined;
  /** The stroke lies behind the fill, as that of letters does. */
  readonly strokeFirst: boolean;
}

/** Pixels as they are embedded. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** A whole JPEG file, handed on untouched; else rows of red, green and blue. */
  readonly jpeg: Buffer | undefined;
  readonly channels: 1 | 3;
  readonly pixels: Buffer | undefined;
  /** One byte per pixel; undefined when nothing shines through. */
  readonly alpha: Buffer | undefined;
}

export interface PictureMark {
  readonly kind: 'picture';
  readonly raster: Raster;
  /** Where the whole of it lies. */
  readonly place: Rect;
}

/** Marks that are placed, shown through an outline and faded together. */
export interface GroupMark {
  readonly kind: 'group';
  readonly matrix: Matrix;
  readonly opacity: number;
  /** In the plane of the members. */
  readonly clip: Outline | undefined;
  /** Of the clip; `nonzero` where nothing is said. */
  readonly clipRule?: Rule;
  readonly marks: readonly Mark[];
}

export type Mark = ShapeMark | PictureMark | GroupMark;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const group = (
  marks: readonly Mark[],
  {matrix = IDENTITY, opacity = 1, clip, clipRule = 'nonzero'}: Partial<Omit<GroupMark, 'kind' | 'marks'>> = {},
): GroupMark => ({kind: 'group', matrix, opacity, clip, clipRule, marks});

export const shapeMark = (
  outline: Outline,
  fill: Paint | undefined,
  stroke?: Stroke,
  strokeFirst = false,
): ShapeMark => ({kind: 'shape', outline, fill, rule: 'nonzero', stroke, strokeFirst});

/** How far a stroke reaches beyond its outline at most: a mitre up to so many times its half width. */
export const reachOf = (stroke: Pick<Stroke, 'width' | 'limit'> | undefined): number =>
  stroke ? (stroke.width * Math.max(stroke.limit ?? MITRE_LIMIT, 2)) / 2 : 0;

/** A generous box around the mark; undefined when it shows nothing. */
export function boxOf(mark: Mark): Rect | undefined {
  if (mark.kind === 'picture') return mark.place;
  if (mark.kind === 'shape') {
    const box = boundsOf(mark.outline);
    return box && growRect(box, reachOf(mark.stroke));
  }
  const inner = unionOf(mark.marks.flatMap(member => boxOf(member) ?? []));
  return inner && transformBox(inner, mark.matrix);
}
