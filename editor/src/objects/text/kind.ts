import type {TextObject} from '../../document/types';
import {CORNERS, type ObjectKind} from '../kind';
import {textFormat} from './definition';
import {estimateText} from './geometry';
import {lettering} from './lettering';

/** Text in lines, bent where it has a shape. */
export const textKind: ObjectKind<TextObject> = {
  ...lettering,
  format: textFormat,
  grips: ({type}) => (type === 'textbox' ? [...CORNERS, 'e', 'w'] : CORNERS),
  estimate: estimateText,
};
