/** Cuts the ground out of pictures away from the page: millions of pixels are looked at. */
import {cutOutPixels} from '../../../document/cut-out';
import {answering} from '../worker/answer';
import type {CutAnswer, CutRequest} from './messages';

answering<CutRequest, CutAnswer>(
  ({pixels, cutOut}) => {
    cutOutPixels(pixels.data, pixels.width, pixels.height, cutOut);
    return {pixels};
  },
  ({pixels}) => [pixels.data.buffer],
);
