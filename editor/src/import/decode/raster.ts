import {refusalOf} from './limits';
import {DecodeError, type DecodedPicture} from './messages';

/** Proves that browsers can show the picture, and tells its size as they show it. Throws `DecodeError`. */
export async function decodeRaster(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  const refusal = refusalOf(bytes, 'raster');
  if (refusal) throw new DecodeError(refusal);
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const {width, height} = bitmap;
  bitmap.close();
  return {width, height};
}
