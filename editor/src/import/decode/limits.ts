/**
 * How large a picture may be before it is decoded, told by its header alone: a small file can hold a picture that fills
 * all memory.
 */
import {imageSize} from 'image-size';
import type {Size} from '../../document/matrix';
import type {DecodeFailure} from './messages';

const MAX_SIDE = 20_000;
/** A photo of 8,000 by 8,000 is still taken. */
const MAX_PIXELS = {raster: 80_000_000, psd: 40_000_000};

/** Why the picture is not decoded; undefined when it may be. */
export function refusalOf(bytes: Uint8Array, kind: 'raster' | 'psd'): DecodeFailure | undefined {
  const size = headerSize(bytes);
  if (!size || size.width === 0 || size.height === 0) return 'broken';
  return size.width > MAX_SIDE || size.height > MAX_SIDE || size.width * size.height > MAX_PIXELS[kind]
    ? 'too-large'
    : undefined;
}

function headerSize(bytes: Uint8Array): Size | undefined {
  try {
    const {width, height} = imageSize(bytes);
    return {width: Math.abs(width), height: Math.abs(height)};
  } catch {
    return undefined;
  }
}
