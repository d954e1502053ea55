/**
 * A chosen file made ready for the canvas: its type and size checked, decoded in a worker. Drawings are left to the
 * server.
 */
import type {Size} from '../document/matrix';
import type {MessageKey} from '../i18n/keys';
import {checkFile, ImportError, type ImportedDrawing, type ImportedPicture} from './accept';
import {decode} from './decode/client';
import {kindOf} from './decode/kind';
import type {DecodeAnswer, DecodeFailure, PageChoice} from './decode/messages';
import {loadedImage} from './image';
import {unpack} from './unpacked';

const REASON: Readonly<Record<DecodeFailure, MessageKey>> = {
  broken: 'upload.broken',
  'too-large': 'upload.tooLarge',
  locked: 'upload.locked',
  empty: 'upload.broken',
  mode: 'upload.psdMode',
  unmerged: 'upload.psdUnmerged',
};

/** Returns the number of the page, from 1 on; undefined when none is wanted. */
export type ChoosePage = (name: string, choice: PageChoice) => Promise<number | undefined>;

/**
 * Undefined when the page of a document was asked for and none chosen. Throws `ImportError` for a file that is too
 * large, of another type or broken.
 */
export async function importPicture(
  chosen: File,
  choosePage: ChoosePage,
): Promise<ImportedPicture | ImportedDrawing | undefined> {
  checkFile(chosen);
  const file = await unpack(chosen);
  const bytes = await file.arrayBuffer();
  const kind = kindOf(new Uint8Array(bytes));
  if (kind === 'svg') return {drawing: file};
  if (kind === 'postscript') throw new ImportError('upload.postscript');
  const answer = await decodeFile(file, kind, bytes, choosePage);
  if (!answer) return undefined;
  if (!('picture' in answer)) throw new ImportError('failure' in answer ? REASON[answer.failure] : 'upload.broken');
  const {width, height, png, preview} = answer.picture;
  return {
    width,
    height,
    name: file.name,
    isCropped: true,
    ...(png
      ? {file: png, ...(kind === 'raster' ? {name: `${file.name.replace(/\.[^.]*$/, '')}.png`} : {original: file})}
      : {file}),
    ...(preview ? {preview} : {}),
  };
}

/** The bytes go to the worker for good, so that a document of several pages is read once more. */
async function decodeFile(
  file: File,
  kind: 'pdf' | 'psd' | 'raster',
  bytes: ArrayBuffer,
  choosePage: ChoosePage,
): Promise<DecodeAnswer | undefined> {
  const answer = await decode({kind, bytes});
  if (!('pages' in answer)) return answer;
  const page = await choosePage(file.name, answer.pages);
  return page === undefined ? undefined : decode({kind, bytes: await file.arrayBuffer(), page});
}

/** Size in pixels of the picture at an address. Rejects when it is none. */
export async function pictureSize(url: string): Promise<Size> {
  const {naturalWidth, naturalHeight} = await loadedImage(url).catch(() => ({naturalWidth: 0, naturalHeight: 0}));
  if (naturalWidth === 0 || naturalHeight === 0) throw new ImportError('upload.broken');
  return {width: naturalWidth, height: naturalHeight};
}
