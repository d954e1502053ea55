/** What the page and the decoding worker say to each other. */
import type {Size} from '../../document/matrix';

/** Why a file cannot be shown: `mode` and `unmerged` are of PSD files whose colours or layers only Photoshop draws. */
export type DecodeFailure = 'broken' | 'too-large' | 'locked' | 'empty' | 'mode' | 'unmerged';

export interface DecodeRequest {
  readonly kind: 'pdf' | 'psd' | 'raster';
  readonly bytes: ArrayBuffer;
  /** Of a PDF, from 1 on; undefined: the only one, or a choice is asked for. */
  readonly page?: number;
}

export interface DecodedPicture extends Size {
  /** A PNG made from the file; absent where browsers show the file itself. */
  readonly png?: Blob;
  /** A smaller one of a large picture. */
  readonly preview?: Blob;
}

/** Pages of which one is to be chosen. */
export interface PageChoice {
  readonly count: number;
  /** Of the first pages, as many as were drawn quickly. */
  readonly pictures: readonly Blob[];
}

export type DecodeAnswer =
  | {readonly picture: DecodedPicture}
  | {readonly pages: PageChoice}
  | {readonly failure: DecodeFailure};

/** A failure on its way out of a decoder. */
export class DecodeError extends Error {
  constructor(readonly failure: DecodeFailure) {
    super(failure);
    this.name = 'DecodeError';
  }
}
