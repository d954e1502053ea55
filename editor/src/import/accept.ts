/** Which chosen files are taken, by size and extension. */
import type {Size} from '../document/matrix';
import type {MessageKey} from '../i18n/keys';

/** Files must be smaller than this, bytes (ED-305, reading A). */
export const MAX_BYTES = 10 * 1024 * 1024;

/** What the design panel knows by name (ED-307). */
const KNOWN = ['gif', 'jpg', 'jpeg', 'png', 'svg', 'psd', 'pdf', 'bmp', 'ai'] as const;

/** What can be placed on the canvas today. */
export const PLACEABLE = ['jpg', 'jpeg', 'png', 'svg', 'gif', 'bmp'] as const;

/** The file was refused; `reason` is the text to show. */
export class ImportError extends Error {
  constructor(readonly reason: MessageKey) {
    super(reason);
    this.name = 'ImportError';
  }
}

/** A file made ready for the canvas: its kind checked, harmless, its size in pixels known. */
export interface ImportedPicture extends Size {
  readonly file: Blob;
  readonly name: string;
}

export const extensionOf = (name: string): string => (/\.([^.]*)$/.exec(name)?.[1] ?? '').toLowerCase();

/** Throws `ImportError` for a file that is too large or of another type. A name without extension passes; its content decides (ED-308). */
export function checkFile({name, size}: {readonly name: string; readonly size: number}): void {
  const extension = extensionOf(name);
  if (extension !== '' && !KNOWN.some(known => known === extension)) throw new ImportError('upload.type');
  if (extension !== '' && !PLACEABLE.some(known => known === extension)) throw new ImportError('upload.notYet');
  if (size >= MAX_BYTES) throw new ImportError('upload.size');
}
