/** What a print is asked for and answered with. Nothing is loaded with it, so that whoever asks need not carry the libraries of the print. */
import type {PrintProblem} from './drawing';

export {PrintError, type PrintRefusal} from './error';
export type {PrintProblem};
export type {PrintSize} from './format';
export type {Spot} from './inks';
export type {ReadPicture} from './picture';

export type PrintKind = 'pdf' | 'svg' | 'png';

export const PRINT_KINDS: readonly PrintKind[] = ['pdf', 'svg', 'png'];

/** Bleed where nobody says another; mm. */
export const DEFAULT_BLEED_MM = 3;

export interface Printed {
  readonly content: Uint8Array;
  readonly problems: readonly PrintProblem[];
}
