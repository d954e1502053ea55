/** Reads, writes and makes the outline of a sticker. */
import {commonOf} from '../../document/common';
import {LOCKED} from '../../document/placement';
import type {ObjectFormat} from '../../document/format';
import type {Size} from '../../document/matrix';
import type {Fields} from '../../document/read';
import {STICKER_SHAPE_ID, type StickerEffect, type StickerShape, type StickerShapeObject} from '../../document/types';

/** Share of the drawing area's width that the outline takes (ED-431). */
const SHARE = 0.9;

/** Inches, far beyond any sticker. */
const MAX_INCHES = 1e6;
const MIN_INCHES = 1e-5;

/** The outline with which a sticker begins: a die-cut one as a rectangle with a border around the artwork (ED-436). */
const SHAPE_OF_EFFECT: Readonly<Record<StickerEffect, StickerShape>> = {1: 2, 2: 1, 3: 3, 4: 4};

export const stickerShapeFormat: ObjectFormat<StickerShapeObject> = {
  kind: 'sticker-shape',
  types: [],
  read: (fields, common) => ({
    ...common,
    kind: 'sticker-shape',
    ...LOCKED,
    shape: readShape(fields),
    fill: fields.colour('fill', '#ffffff'),
    stroke: fields.paint('stroke', null),
    strokeWidth: fields.number('strokeWidth', 0, 0, 100),
    ...readInches(fields, 'stickerWidth'),
    ...readInches(fields, 'stickerHeight'),
  }),
  write: ({shape, fill, stroke, strokeWidth, stickerWidth, stickerHeight}) => ({
    type: shape === 3 ? 'ellipse' : 'rect',
    shape,
    fill,
    stroke,
    strokeWidth,
    ...(stickerWidth === undefined ? {} : {stickerWidth}),
    ...(stickerHeight === undefined ? {} : {stickerHeight}),
  }),
};

function readInches(fields: Fields, name: 'stickerWidth' | 'stickerHeight'): Partial<StickerShapeObject> {
  return fields.number(name, 0) > 0 ? {[name]: fields.number(name, 1, MIN_INCHES, MAX_INCHES)} : {};
}

/** The shape by number, else told from the type that older files used for it. */
function readShape(fields: Fields): StickerShape {
  const shape = fields.number('shape', 0);
  if (shape === 1 || shape === 2 || shape === 3 || shape === 4) return shape;
  const type = fields.text('type', 'rect').toLowerCase();
  if (type === 'ellipse' || type === 'circle') return 3;
  return fields.number('rx', 0) > 0 ? 4 : 1;
}

/** The outline for a sticker of the given proportions, in the middle of the drawing area. */
export function newStickerShape(shape: StickerShape, workspace: Size, proportions: Size): StickerShapeObject {
  const width = workspace.width * SHARE;
  const height = (width * proportions.height) / proportions.width;
  const fit = Math.min(1, (workspace.height * SHARE) / height);
  return {
    ...commonOf(STICKER_SHAPE_ID, {
      left: workspace.width / 2,
      top: workspace.height / 2,
      width: width * fit,
      height: height * fit,
    }),
    kind: 'sticker-shape',
    ...LOCKED,
    shape,
    fill: '#ffffff',
    stroke: '#c9cdd6',
    strokeWidth: 1,
  };
}

/** Inches of a sticker nobody has chosen a size for. */
const FIRST_INCHES = 3;

/** The outline of a new sticker. */
export function firstStickerShape(effect: StickerEffect, workspace: Size): StickerShapeObject {
  return {
    ...newStickerShape(SHAPE_OF_EFFECT[effect], workspace, {width: 1, height: 1}),
    stickerWidth: FIRST_INCHES,
    stickerHeight: FIRST_INCHES,
  };
}
