import type {CurvedTextObject} from '../../document/types';
import type {ObjectKind} from '../kind';
import {lettering} from '../text/lettering';
import {curvedTextFormat} from './definition';
import {estimateCurve} from './geometry';

/** Text around a circle. */
export const curvedTextKind: ObjectKind<CurvedTextObject> = {
  ...lettering,
  format: curvedTextFormat,
  estimate: estimateCurve,
};
