import type {CutOut} from './cut-out';
import type {FrameName} from './outlines';
import type {ColourChange} from './recolour';

/**
 * The open design as records: plain, immutable, serialisable.
 * Lengths are pixels of the workspace's plane, angles degrees clockwise. `left` and `top` are always the object's
 * centre (inside a group: measured from the group's centre), whatever origin the file used.
 * Property names, oddities included, are those of the design file (ED-228, ED-232, ED-235).
 */

/** Where an object lies and how it is scaled, turned, skewed and mirrored. */
export interface Transform {
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly angle: number;
  readonly skewX: number;
  readonly skewY: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

export interface Placement extends Transform {
  /** Untransformed size, without the stroke. */
  readonly width: number;
  readonly height: number;
}

export interface Appearance {
  readonly visible: boolean;
  readonly opacity: number;
}

/** What the hand may do with an object. */
export interface Handling {
  /** False for a locked object: it can be neither picked on the canvas nor changed by hand. */
  readonly selectable: boolean;
  readonly evented: boolean;
  readonly hasControls: boolean;
}

export interface Common extends Placement, Appearance, Handling {
  readonly id: string;
  /** The clipart this picture came from. */
  readonly artId?: number;
  /** The product's base picture, which paintless templates exchange. */
  readonly isBase?: boolean;
  readonly paltingShade?: string;
  readonly paltingSubShade?: string;
  readonly singleColor?: boolean;
  readonly singleColorList?: readonly string[];
}

export type TextAlign = 'left' | 'center' | 'right' | 'justify';

/** What straight and curved text have in common. */
export interface TextStyle {
  readonly text: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: string;
  readonly fontStyle: 'normal' | 'italic';
  readonly fill: string;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly textAlign: TextAlign;
  /** Thousandths of an em. */
  readonly charSpacing: number;
  readonly lineHeight: number;
  readonly underline: boolean;
  readonly linethrough: boolean;
}

/** How straight text is bent where it is drawn (ED-085); its own properties stay what they are. */
export const TEXT_WARPS = [
  'arch',
  'bridge',
  'valley',
  'pinch',
  'bulge',
  'perspective',
  'pointed',
  'downward',
  'upward',
  'cone',
] as const;

export type TextWarp = (typeof TEXT_WARPS)[number];

export interface TextObject extends Common, TextStyle {
  readonly kind: 'text';
  /** `textbox` wraps at `width`; the other two are as wide as their longest line. */
  readonly type: 'text' | 'i-text' | 'textbox';
  /** Absent for text that is drawn as it is written. */
  readonly textShape?: TextWarp;
}

export interface CurvedTextObject extends Common, TextStyle {
  readonly kind: 'curved-text';
  /** Radius of the baseline, px. */
  readonly radian: number;
  /** True when the text hangs below its circle. */
  readonly flipped: boolean;
}

export interface ImageObject extends Common {
  readonly kind: 'image';
  readonly src: string;
  /** The stored original, where the canvas shows something derived from it. */
  readonly picPath?: string;
  readonly IsMain?: boolean;
  /** Left upper corner of the shown part, in pixels of the picture. */
  readonly cropX: number;
  readonly cropY: number;
  /** Colours of the picture that others have taken the place of; its palette is `singleColorList`. */
  readonly colorChanges?: readonly ColourChange[];
  /** The outline through which it is seen, as large as its box. */
  readonly frame?: FrameName;
  /** Its ground is made clear. */
  readonly cutOut?: CutOut;
  /** The chosen file could not be taken over as it is: the print check says so. */
  readonly inexact?: true;
}

export interface PathObject extends Common {
  readonly kind: 'path';
  /** SVG path data. */
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly strokeLineCap: 'butt' | 'round' | 'square';
  readonly strokeLineJoin: 'miter' | 'round' | 'bevel';
  readonly fillRule: 'nonzero' | 'evenodd';
}

export interface GroupObject extends Common {
  readonly kind: 'group';
  readonly objects: readonly DesignObject[];
}

/** The drawing area (`id` is `workspace`). */
export interface WorkspaceObject extends Common {
  readonly kind: 'workspace';
  readonly fill: string;
}

/** 1 rectangle, 2 rectangle with a centred border, 3 ellipse, 4 rounded rectangle (ED-432..435). */
export type StickerShape = 1 | 2 | 3 | 4;

/** What the product category is set to: 1 die-cut, 2 rectangle, 3 circle, 4 rounded rectangle (ED-436). */
export type StickerEffect = 1 | 2 | 3 | 4;

/** The outline of a sticker (`id` is `stickerShape`). */
export interface StickerShapeObject extends Common {
  readonly kind: 'sticker-shape';
  readonly shape: StickerShape;
  /** Size of the sticker, inches. */
  readonly stickerWidth?: number;
  readonly stickerHeight?: number;
  readonly fill: string;
  readonly stroke: string | null;
  readonly strokeWidth: number;
}

export type DesignObject =
  | TextObject
  | CurvedTextObject
  | ImageObject
  | PathObject
  | GroupObject
  | WorkspaceObject
  | StickerShapeObject;

export type ObjectKindName = DesignObject['kind'];

export type AnyText = TextObject | CurvedTextObject;

export const isText = (object: DesignObject): object is AnyText =>
  object.kind === 'text' || object.kind === 'curved-text';

/** One face of the product. `order` lists the ids of `objects` from the lowest to the topmost. */
export interface Side {
  readonly objects: Readonly<Record<string, DesignObject>>;
  readonly order: readonly string[];
}

/** 0 front, 1 back (`designPostion`). */
export type Position = 0 | 1;

/** Both faces; a face that was never opened is null. */
export interface Design {
  readonly front: Side;
  readonly back: Side | null;
}

export const WORKSPACE_ID = 'workspace';
export const STICKER_SHAPE_ID = 'stickerShape';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}
