/** Cuts the ground out of pictures away from the page: millions of pixels are looked at. */
import {cutOutPixels} from '../../document/cut-out';
import type {CutAnswer, CutRequest} from './messages';

addEventListener('message', ({data: {number, pixels, cutOut}}: MessageEvent<CutRequest>) => {
  cutOutPixels(pixels.data, pixels.width, pixels.height, cutOut);
  const answer: CutAnswer = {number, pixels};
  postMessage(answer, {transfer: [pixels.data.buffer]});
});
