/** What the page and the worker that cuts out say to each other. */
import type {CutOut} from '../../../document/cut-out';

export interface CutRequest {
  readonly pixels: ImageData;
  readonly cutOut: CutOut;
}

export interface CutAnswer {
  readonly pixels: ImageData;
}
