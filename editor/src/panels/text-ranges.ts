/** What the sliders and choices of the text panel offer. */
import type {MessageKey} from '../i18n/keys';
import {MAX_RADIUS, MIN_RADIUS} from '../objects/curved-text/definition';

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Typing reaches the canvas this long after the last key (ED-071). */
export const TYPING_MS = 300;

/** Degrees (ED-074). */
export const ROTATION: Range = {min: -360, max: 360, step: 1};
/** Thousandths of an em (ED-075). */
export const SPACING: Range = {min: 0, max: 1000, step: 10};
/** Heights of the font (ED-076). */
export const LINE_HEIGHT: Range = {min: 0, max: 10, step: 0.1};
/** Pixels (ED-077). */
export const TEXT_SIZE: Range = {min: 16, max: 200, step: 1};
/** Radius in pixels (ED-081). */
export const CURVE: Range = {min: MIN_RADIUS, max: MAX_RADIUS, step: 10};

/** Sizes to choose at once, beside the slider (ED-078). */
export const SIZES: readonly number[] = [30, 40, 50, 60, 70, 80, 90, 100];

/** Thickness 0 to 5 by name (ED-079). */
export const THICKNESSES: readonly MessageKey[] = [
  'text.none',
  'text.veryThin',
  'text.thin',
  'text.medium',
  'text.thick',
  'text.veryThick',
];
