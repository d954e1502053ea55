/** Reads and writes drawn shapes. */
import type {ObjectFormat} from '../../document/format';
import type {PathObject} from '../../document/types';
import {pathText} from './data';

export const pathFormat: ObjectFormat<PathObject> = {
  kind: 'path',
  types: ['path'],
  read(fields, common, context) {
    const path = pathText(fields.raw('path'));
    if (path === undefined) {
      context.report({code: 'unknown-type', detail: 'path'});
      return undefined;
    }
    return {
      ...common,
      kind: 'path',
      path,
      fill: fields.paint('fill', '#000000'),
      stroke: fields.paint('stroke', null),
      strokeWidth: fields.number('strokeWidth', 1, 0, 1000),
      strokeLineCap: fields.choice('strokeLineCap', ['butt', 'round', 'square'], 'butt'),
      strokeLineJoin: fields.choice('strokeLineJoin', ['miter', 'round', 'bevel'], 'miter'),
      fillRule: fields.choice('fillRule', ['nonzero', 'evenodd'], 'nonzero'),
    };
  },
  write: ({path, fill, stroke, strokeWidth, strokeLineCap, strokeLineJoin, fillRule}) => ({
    type: 'path',
    path,
    fill,
    stroke,
    strokeWidth,
    strokeLineCap,
    strokeLineJoin,
    fillRule,
  }),
};
