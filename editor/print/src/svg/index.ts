/** Drawings from strangers, for the canvas and for print. */
export {SvgError, SVG_LIMITS, type SvgRefusal} from './limits';
export {normaliseSvg, type NormalisedSvg} from './normalise';
export type {SvgNote, SvgNoteCode} from './notes';
