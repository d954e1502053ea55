/** How a file is shown, by its extension. */
import {extensionOf, PREVIEWS} from '../upload/extensions';

export type ViewKind = 'image' | 'video' | 'pdf' | 'other';

/** Drawn by browsers too; not among the documented previews (CO-393), but much artwork is SVG. */
const ALSO_DRAWN = ['svg', 'bmp'];
/** What browsers play. */
const PLAYED = ['mp4'];

export function kindOf(url: string): ViewKind {
  const extension = extensionOf(url);
  if (PREVIEWS.includes(extension) || ALSO_DRAWN.includes(extension)) return 'image';
  if (PLAYED.includes(extension)) return 'video';
  return extension === 'pdf' ? 'pdf' : 'other';
}

/** The last part of an address, readable. */
export function nameOf(url: string): string {
  const last = (url.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url;
  } catch {
    return last;
  }
}
