import {extensionFor} from '../../document/picture-type';
import {refusalOf} from './limits';
import {DecodeError, type DecodedPicture} from './messages';

/** Proves that browsers can show the picture, and tells its size as they show it. Throws `DecodeError`. */
export async function decodeRaster(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const refusal = refusalOf(bytes, 'raster');
  if (refusal) throw new DecodeError(refusal);
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const {width, height} = bitmap;
  const preview = await previewOf(bitmap, isJpeg(bytes) ? 'image/jpeg' : 'image/webp');
  const png = isPrinted(bytes) ? undefined : await pngOf(bitmap);
  bitmap.close();
  return {width, height, ...(png ? {png} : {}), ...(preview ? {preview} : {})};
}

/** Other types that browsers show, BMP above all, are kept as PNG, which loses nothing: no press reads them. */
const isPrinted = (bytes: Uint8Array): boolean => extensionFor(bytes) !== undefined;

async function pngOf(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({type: 'image/png'});
}

/** JPEG is written much faster, and a picture of that type has nothing to see through. */
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Longest side of the picture in which the part of a larger one is chosen, px. */
const PREVIEW = 2048;

/** A page would stand still while it draws a large picture; it is drawn here once. */
async function previewOf(bitmap: ImageBitmap, type: string): Promise<Blob | undefined> {
  const scale = PREVIEW / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return undefined;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({type, quality: 0.9});
}
