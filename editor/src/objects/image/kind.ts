import type {ImageObject} from '../../document/types';
import {CORNERS, type ObjectKind} from '../kind';
import {imageFormat, recolouringOf} from './definition';
import {pictureFlaws} from './flaws';

/** A photograph or a drawing from a file. */
export const imageKind: ObjectKind<ImageObject> = {
  format: imageFormat,
  editor: 'picture',
  matters: 'picture',
  grips: () => CORNERS,
  name: (_object, t) => t('layers.picture'),
  thumbnail: ({src}) => ({picture: src}),
  needs: object => ({picture: {src: object.src, recolouring: recolouringOf(object)}}),
  flaws: pictureFlaws,
};
