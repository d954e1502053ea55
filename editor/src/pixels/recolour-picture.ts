import {toPng} from '../export/picture';
import type {ColourChange} from '../document/recolour';
import {exchangeColours, recolourSvg} from './recolour';

/**
 * The picture at an address with some colours exchanged: a drawing stays one, anything else becomes a PNG. Rejects when
 * it cannot be loaded.
 */
export async function recolourPicture(url: string, changes: readonly ColourChange[]): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const file = await response.blob();
  if (file.type.startsWith('image/svg'))
    return new Blob([recolourSvg(await file.text(), changes)], {type: 'image/svg+xml'});
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (!context) throw new Error('There is no canvas to draw on');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  exchangeColours(picture.data, changes);
  context.putImageData(picture, 0, 0);
  return toPng(canvas);
}
