/** What the page and the decoding worker say to each other. */
import type {Size} from '../../document/matrix';

/** Why a file cannot be shown. */
export type DecodeFailure = 'broken' | 'too-large' | 'locked' | 'empty';

export interface DecodeRequest {
  readonly kind: 'pdf' | 'psd' | 'raster';
  readonly bytes: ArrayBuffer;
}

export interface DecodedPicture extends Size {
  /** A PNG made from the file; absent where browsers show the file itself. */
  readonly png?: Blob;
  /** A smaller one of a large picture. */
  readonly preview?: Blob;
}

export type DecodeAnswer = {readonly picture: DecodedPicture} | {readonly failure: DecodeFailure};

/** A failure on its way out of a decoder. */
export class DecodeError extends Error {
  constructor(readonly failure: DecodeFailure) {
    super(failure);
    this.name = 'DecodeError';
  }
}
