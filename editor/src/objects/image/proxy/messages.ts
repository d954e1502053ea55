/** What the page and the shrinking worker say to each other. */
import type {Size} from '../../../document/matrix';

export interface ShrinkRequest extends Size {
  readonly url: string;
}

/** Without a picture it could not be made. */
export interface ShrinkAnswer {
  readonly bitmap?: ImageBitmap;
}
