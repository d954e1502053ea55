import {commonOf} from '../../document/common';
import type {ObjectFormat} from '../../document/format';
import type {ImageObject} from '../../document/types';
import {allowedUrl} from '../../document/url';
import type {Size} from '../../document/matrix';

export const imageFormat: ObjectFormat<ImageObject> = {
  kind: 'image',
  types: ['image', 'fabricimage'],
  read(fields, common, context) {
    const address = fields.text('src', fields.text('picPath', ''), 15_000_000);
    const src = allowedUrl(address, context.origin);
    if (src === undefined) {
      context.report({code: 'address', detail: address.slice(0, 120)});
      return undefined;
    }
    const picPath = fields.has('picPath') ? allowedUrl(fields.text('picPath', ''), context.origin) : undefined;
    return {
      ...common, kind: 'image', src,
      ...(picPath === undefined ? {} : {picPath}),
      ...(fields.has('IsMain') ? {IsMain: fields.flag('IsMain', false)} : {}),
      cropX: fields.number('cropX', 0, 0), cropY: fields.number('cropY', 0, 0),
    };
  },
  write: ({src, picPath, IsMain, cropX, cropY}) => ({
    type: 'image', src, cropX, cropY,
    ...(picPath === undefined ? {} : {picPath}), ...(IsMain === undefined ? {} : {IsMain}),
  }),
};

/** Share of the drawing area that an added picture takes, by its tighter side (ED-426). */
const ADDED_SHARE = 0.3;

/** A picture around a point, `natural` being its size in pixels. */
export function newImage(id: string, src: string, natural: Size, at: {left: number; top: number}, workspace: Size): ImageObject {
  const scale = Math.min((workspace.width * ADDED_SHARE) / natural.width, (workspace.height * ADDED_SHARE) / natural.height);
  return {...commonOf(id, {...at, ...natural, scale}), kind: 'image', src, picPath: src, cropX: 0, cropY: 0};
}
