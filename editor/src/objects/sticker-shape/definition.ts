import {commonOf} from '../../document/common';
import type {ObjectFormat} from '../../document/format';
import type {Size} from '../../document/matrix';
import type {Fields} from '../../document/read';
import {STICKER_SHAPE_ID, type StickerShape, type StickerShapeObject} from '../../document/types';

/** Share of the drawing area's width that the outline takes (ED-431). */
const SHARE = 0.9;

export const stickerShapeFormat: ObjectFormat<StickerShapeObject> = {
  kind: 'sticker-shape',
  types: [],
  read: (fields, common) => ({
    ...common, kind: 'sticker-shape', selectable: false, evented: false, hasControls: false,
    shape: readShape(fields),
    fill: fields.colour('fill', '#ffffff'), stroke: fields.paint('stroke', null), strokeWidth: fields.number('strokeWidth', 0, 0, 100),
  }),
  write: ({shape, fill, stroke, strokeWidth}) => ({type: shape === 3 ? 'ellipse' : 'rect', shape, fill, stroke, strokeWidth}),
};

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
    ...commonOf(STICKER_SHAPE_ID, {left: workspace.width / 2, top: workspace.height / 2, width: width * fit, height: height * fit}),
    kind: 'sticker-shape', selectable: false, evented: false, hasControls: false,
    shape, fill: '#ffffff', stroke: '#c9cdd6', strokeWidth: 1,
  };
}
