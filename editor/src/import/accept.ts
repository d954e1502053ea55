/** Which chosen files are taken, by size and extension. */
import type {Size} from '../document/matrix';
import type {MessageKey} from '../i18n/keys';

/** Files must be smaller than this, bytes (ED-305, reading A). */
export const MAX_BYTES = 10 * 1024 * 1024;

/** What the design panel takes, by name (ED-307, ED-112). */
export const ACCEPTED = ['gif', 'jpg', 'jpeg', 'png', 'svg', 'psd', 'pdf', 'bmp', 'ai'] as const;

/** The file was refused; `reason` is the text to show. */
export class ImportError extends Error {
  constructor(readonly reason: MessageKey) {
    super(reason);
    this.name = 'ImportError';
  }
}

/** A file made ready for the canvas: its kind checked, harmless, its size in pixels known. */
export interface ImportedPicture extends Size {
  /** What the canvas shows: the chosen file, or a picture made from it. */
  readonly file: Blob;
  readonly name: string;
  /** The chosen file, kept for print, where the canvas shows a picture made from it. */
  readonly original?: Blob;
  /** A smaller one that is shown while the part of a large picture is chosen. */
  readonly preview?: Blob;
  /** Whether the part to be used is asked for first (ED-118..120). */
  readonly isCropped: boolean;
}

/** A drawing is made ready by the server. */
export interface ImportedDrawing {
  readonly drawing: File;
}

export const extensionOf = (name: string): string => (/\.([^.]*)$/.exec(name)?.[1] ?? '').toLowerCase();

/**
 * Throws `ImportError` for a file that is too large or of another type. A name without extension passes; its content
 * decides (ED-308).
 */
export function checkFile({name, size}: {readonly name: string; readonly size: number}): void {
  const extension = extensionOf(name);
  if (extension !== '' && !ACCEPTED.some(accepted => accepted === extension)) throw new ImportError('upload.type');
  if (size >= MAX_BYTES) throw new ImportError('upload.size');
}
