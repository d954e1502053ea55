import {initializeCanvas, readPsd} from 'ag-psd';
import {refusalOf} from './limits';
import {DecodeError, type DecodedPicture} from './messages';

initializeCanvas(
  () => { throw new DecodeError('broken'); },
  (width, height) => new ImageData(width, height),
);

/** The picture that the file shows as a whole; its layers are left alone. Throws `DecodeError`. */
export async function decodePsd(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const refusal = refusalOf(bytes, 'psd');
  if (refusal) throw new DecodeError(refusal);
  const {width, height, imageData} = readPsd(bytes, {useImageData: true, skipLayerImageData: true, skipThumbnail: true, skipLinkedFilesData: true});
  if (!imageData) throw new DecodeError('empty');
  if (!(imageData.data instanceof Uint8ClampedArray) && !(imageData.data instanceof Uint8Array)) throw new DecodeError('broken');
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(imageData.data), width, height), 0, 0);
  return {width, height, png: await canvas.convertToBlob({type: 'image/png'})};
}
