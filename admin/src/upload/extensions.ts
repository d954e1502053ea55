/** What kind of file an extension stands for (CO-391 to CO-394). */

/** Recognised as images, whether or not a browser can show them. */
export const IMAGES: readonly string[] = ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp', 'psd', 'svg', 'tiff', 'jfif'];
export const VIDEOS: readonly string[] = ['avi', 'mp4', 'rmvb'];
/** Images that get a preview. */
export const PREVIEWS: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'jfif'];
export const DOCUMENTS: readonly string[] = [
  'ai',
  'bmp',
  'eps',
  'pdf',
  'svg',
  'tif',
  'xls',
  'xlsx',
  'doc',
  'docx',
  'txt',
  'csv',
  'psd',
  'ppt',
];

/** Of a file's name or address, in small letters; empty when there is none. */
export function extensionOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
