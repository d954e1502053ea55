/** The layers of a PSD laid on each other, where nothing but Photoshop's own work is missing. */
import {readPsd, type BlendMode, type Layer} from 'ag-psd';
import {DecodeError} from './messages';

/** Ways of mixing that canvases have as well. */
const MIXED: Partial<Record<BlendMode, GlobalCompositeOperation>> = {
  normal: 'source-over',
  'pass through': 'source-over',
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  'color dodge': 'color-dodge',
  'color burn': 'color-burn',
  'hard light': 'hard-light',
  'soft light': 'soft-light',
  difference: 'difference',
  exclusion: 'exclusion',
  hue: 'hue',
  saturation: 'saturation',
  color: 'color',
  luminosity: 'luminosity',
  'linear dodge': 'lighter',
};

/**
 * Throws `DecodeError` for layers that only Photoshop can draw: masks, effects, adjustments, clipping, deep colours.
 */
export function composeLayers(bytes: Uint8Array<ArrayBuffer>): OffscreenCanvas {
  const {width, height, children = []} = readable(bytes);
  if (!children.some(layer => !layer.hidden)) throw new DecodeError('unmerged');
  return drawLayers(children, width, height);
}

function readable(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return readPsd(bytes, {
      useImageData: true,
      skipCompositeImageData: true,
      skipThumbnail: true,
      skipLinkedFilesData: true,
    });
  } catch {
    throw new DecodeError('unmerged');
  }
}

/** The last layer lies on top. */
function drawLayers(layers: readonly Layer[], width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new DecodeError('broken');
  for (const layer of layers) {
    if (layer.hidden) continue;
    const mixed = MIXED[layer.blendMode ?? 'normal'];
    if (!mixed || !isPlain(layer)) throw new DecodeError('unmerged');
    context.globalCompositeOperation = mixed;
    context.globalAlpha = layer.opacity ?? 1;
    context.drawImage(
      layer.children ? drawLayers(layer.children, width, height) : pictureOf(layer),
      layer.children ? 0 : (layer.left ?? 0),
      layer.children ? 0 : (layer.top ?? 0),
    );
  }
  return canvas;
}

const isPlain = ({mask, clipping, effects, adjustment, vectorMask}: Layer): boolean =>
  !(mask && !mask.disabled) &&
  !(vectorMask && !vectorMask.disable) &&
  clipping !== true &&
  adjustment === undefined &&
  (effects === undefined || effects.disabled === true);

function pictureOf({imageData}: Layer): OffscreenCanvas {
  const canvas = new OffscreenCanvas(imageData?.width ?? 1, imageData?.height ?? 1);
  if (imageData && !(imageData.data instanceof Uint8ClampedArray || imageData.data instanceof Uint8Array))
    throw new DecodeError('unmerged');
  if (imageData)
    canvas
      .getContext('2d')
      ?.putImageData(new ImageData(new Uint8ClampedArray(imageData.data), imageData.width, imageData.height), 0, 0);
  return canvas;
}
