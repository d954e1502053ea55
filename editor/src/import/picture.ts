/** A chosen file made ready for the canvas: its type and size checked, SVG sanitised, its size in pixels read by the browser itself. */
import type {Size} from '../document/matrix';
import {checkFile, extensionOf, ImportError, type ImportedPicture} from './accept';

/** Throws `ImportError` for a file that is too large, of another type or broken. */
export async function importPicture(file: File): Promise<ImportedPicture> {
  checkFile(file);
  const clean = extensionOf(file.name) === 'svg' || file.type === 'image/svg+xml' ? await cleanSvg(file) : file;
  const url = URL.createObjectURL(clean);
  try {
    const {width, height} = await pictureSize(url);
    return {file: clean, name: file.name, width, height};
  } catch {
    throw new ImportError('upload.broken');
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function cleanSvg(file: File): Promise<Blob> {
  const {sanitiseSvg} = await import('./svg');
  const clean = sanitiseSvg(await file.text());
  if (clean === undefined) throw new ImportError('upload.broken');
  return new Blob([clean], {type: 'image/svg+xml'});
}

/** Size in pixels of the picture at an address. Rejects when it is none. */
export async function pictureSize(url: string): Promise<Size> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new ImportError('upload.broken');
  return {width: image.naturalWidth, height: image.naturalHeight};
}
