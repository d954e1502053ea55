import type {PathObject} from '../../document/types';
import {CORNERS, strokeMargin, type ObjectKind} from '../kind';
import {pathFormat} from './definition';

/** A line or a shape that was drawn. */
export const pathKind: ObjectKind<PathObject> = {
  format: pathFormat,
  isGround: true,
  grips: () => [...CORNERS, 'n', 'e', 's', 'w'],
  name: (_object, t) => t('layers.path'),
  thumbnail: ({fill, stroke}) => ({icon: 'path', colour: fill ?? stroke}),
  margin: strokeMargin,
};
