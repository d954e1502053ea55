/** How a file is shown, by its extension. */
import {extensionOf} from '@emblem/schemas';

export type ViewKind = 'image' | 'video' | 'pdf' | 'other';

/** Images that get a preview (CO-393). */
const PREVIEWS: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'jfif'];
/** Documents without a preview, which the viewer draws all the same: much artwork is SVG. */
const ALSO_DRAWN = ['svg', 'bmp'];
/** What browsers play. */
const PLAYED = ['mp4'];

export function kindOf(url: string): ViewKind {
  const extension = extensionOf(url);
  if (PREVIEWS.includes(extension) || ALSO_DRAWN.includes(extension)) return 'image';
  if (PLAYED.includes(extension)) return 'video';
  return extension === 'pdf' ? 'pdf' : 'other';
}

/** Whether an attachment is shown small beside its name before anybody opens it. */
export function hasPreview(url: string): boolean {
  return PREVIEWS.includes(extensionOf(url)) || kindOf(url) === 'video';
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
