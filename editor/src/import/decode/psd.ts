import {initializeCanvas} from 'ag-psd';
import {refusalOf} from './limits';
import {DecodeError, type DecodedPicture} from './messages';
import {composeLayers} from './psd-layers';
import {mergedPicture} from './psd-merged';

initializeCanvas(
  () => {
    throw new DecodeError('broken');
  },
  (width, height) => new ImageData(width, height),
);

/**
 * The picture that the file shows as a whole; where it was saved without one, its layers laid on each other. Throws
 * `DecodeError`.
 */
export async function decodePsd(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const refusal = refusalOf(bytes, 'psd');
  if (refusal) throw new DecodeError(refusal);
  const {width, height, pixels} = mergedPicture(bytes);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new DecodeError('broken');
  if (pixels) context.putImageData(new ImageData(pixels, width, height), 0, 0);
  else context.drawImage(composeLayers(bytes), 0, 0);
  return {width, height, png: await canvas.convertToBlob({type: 'image/png'})};
}
