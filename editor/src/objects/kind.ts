/**
 * What a kind of object tells of itself. Files, canvas, panels and the print check ask the kind; none of them knows
 * which kinds there are. A new one is a folder here, and a line each in `kinds.ts` and `scene/views.ts`.
 */
import type {ObjectFormat} from '../document/format';
import type {Matrix, Rect, Size} from '../document/matrix';
import type {DesignObject} from '../document/types';
import type {Translate} from '../i18n/keys';
import type {Recolouring} from './image/definition';

/** The eight grips of a box by compass point. */
export type Grip = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

/** Corners keep proportions. */
export const CORNERS: readonly Grip[] = ['nw', 'ne', 'se', 'sw'];

/** What the list of layers shows beside the name: the picture itself, or an icon with the object's colour. */
export type Thumbnail =
  | {readonly picture: string}
  | {readonly icon: 'text' | 'path' | 'group'; readonly colour: string | null};

/** What must be there before the object can be drawn. */
export interface Needs {
  readonly lettering?: {readonly fontFamily: string; readonly text: string};
  readonly picture?: {readonly src: string; readonly recolouring: Recolouring | undefined};
}

/** The surface that a side is printed on, as far as the product says. */
export interface PrintSurface {
  /** What is printed, in pixels of the design. */
  readonly cut: Rect;
  readonly mmPerPixel: number;
  /** Nothing that matters lies nearer to the edge. */
  readonly safeMm: number;
}

export type FindingCode = 'dpi' | 'outside' | 'gone' | 'safe' | 'small' | 'font' | 'letters' | 'inexact';
export type FixName = 'shrink' | 'inside' | 'fit' | 'grow' | 'font' | 'replace';

/** Something that would come out badly in print. */
export interface Flaw {
  readonly code: FindingCode;
  /** Red would be refused by a printer, amber is seen by who looks closely. */
  readonly level: 'red' | 'amber';
  readonly actual: string;
  readonly needed: string;
  /** How much of its kind `actual` leaves out. */
  readonly more?: number;
  /** Undefined where nothing but a person can help, or the object is locked. */
  readonly fix: FixName | undefined;
  /** By how much the object must be scaled for `shrink`, `fit` and `grow`. */
  readonly factor: number;
}

/** Where an object is printed. */
export interface Printed {
  /** From its own plane to that of the design. */
  readonly matrix: Matrix;
  readonly surface: PrintSurface | undefined;
  /** Whether it is no member of a group. */
  readonly isTop: boolean;
}

export interface ObjectKind<T extends DesignObject = DesignObject> {
  readonly format: ObjectFormat<T>;
  /** Which panel edits it (ED-244, ED-245), and which tools its bar has. */
  readonly editor?: 'text' | 'picture';
  /** Missed when it is cut: `words` above all. Lines and grounds may reach as far as they like. */
  readonly matters?: 'words' | 'picture';
  /** A stripe of it from edge to edge is meant to be cut. */
  readonly isGround?: true;
  /** Which grips it shows while it is selected; sides stretch, or set the width at which a text box wraps. */
  grips(object: T): readonly Grip[];
  /** What it is called (ED-099..101); `number` counts those of its kind. Absent for what is in no list. */
  name?(object: T, t: Translate, number: number): string;
  /** As it is read out, where that is more than its name. */
  describe?(object: T, name: string, t: Translate): string;
  thumbnail?(object: T): Thumbnail;
  /** The size that follows from its content, without a canvas; absent where its size is given. */
  estimate?(object: T): Size;
  /** How far its paint may reach beyond its box, pixels before scaling. */
  margin?(object: T): number;
  needs?(object: T): Needs;
  /** What would come out badly of it, where it stands. */
  flaws?(object: T, printed: Printed): readonly Flaw[];
  /** What it consists of. */
  members?(object: T): readonly DesignObject[];
}

/** A mitred corner ends at most this many stroke widths from the outline: half of the canvas's limit of 4. */
const MITRE = 2;

/** The margin of an outline. */
export function strokeMargin({
  stroke,
  strokeWidth,
}: {
  readonly stroke: string | null;
  readonly strokeWidth: number;
}): number {
  return stroke === null ? 0 : strokeWidth * MITRE;
}
