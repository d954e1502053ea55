/** A chosen file made ready for the canvas: its type and size checked, SVG sanitised, everything else decoded in a worker. */
import type {Size} from '../document/matrix';
import type {MessageKey} from '../i18n/keys';
import {checkFile, ImportError, type ImportedPicture} from './accept';
import {decode} from './decode/client';
import {kindOf} from './decode/kind';
import type {DecodeFailure} from './decode/messages';

const REASON: Readonly<Record<DecodeFailure, MessageKey>> = {
  'broken': 'upload.broken', 'too-large': 'upload.tooLarge', 'locked': 'upload.locked', 'empty': 'upload.broken',
};

/** Throws `ImportError` for a file that is too large, of another type or broken. */
export async function importPicture(file: File): Promise<ImportedPicture> {
  checkFile(file);
  const bytes = await file.arrayBuffer();
  const kind = kindOf(new Uint8Array(bytes));
  if (kind === 'svg') return importSvg(file);
  if (kind === 'postscript') throw new ImportError('upload.postscript');
  const answer = await decode({kind, bytes});
  if ('failure' in answer) throw new ImportError(REASON[answer.failure]);
  const {width, height, png} = answer.picture;
  return {
    width, height, name: file.name, isCropped: true,
    ...(png ? {file: png, original: file} : {file}),
  };
}

async function importSvg(file: File): Promise<ImportedPicture> {
  const clean = await cleanSvg(file);
  const url = URL.createObjectURL(clean);
  try {
    return {file: clean, name: file.name, isCropped: false, ...await pictureSize(url)};
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
