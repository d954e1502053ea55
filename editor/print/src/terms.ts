/**
 * What a print is asked for and answered with. Nothing is loaded with it, so that whoever asks need not carry the
 * libraries of the print.
 */
import type {PrintProblem} from './drawing';

export {DEFAULT_BLEED_MM} from '../../src/document/area';
export {isRefusal, PrintError, type PrintRefusal} from './error';
export type {PrintProblem};
export type {PrintSize} from './format';
export type {Spot} from './inks';
export type {ReadPicture} from './album';
export type {PressProfile} from './press-inks';

/** `pdfx` is PDF/X-4: four inks of a press and its profile; the others are red, green and blue. */
export type PrintKind = 'pdf' | 'pdfx' | 'svg' | 'png';

export const PRINT_KINDS: readonly PrintKind[] = ['pdf', 'pdfx', 'svg', 'png'];

export interface Printed {
  readonly content: Uint8Array;
  readonly problems: readonly PrintProblem[];
}
