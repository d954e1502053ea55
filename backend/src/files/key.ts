/**
 * Keys of the file store. Everything that reads, writes, lists, signs or deletes files takes a `FileKey`, and here is
 * the only way to one.
 */

declare const CHECKED: unique symbol;

/** `public/...` or `private/...` in its one spelling: `/` between segments, nothing encoded. */
export type FileKey = string & {readonly [CHECKED]: true};

/** Segments of a key; addresses of `/files` have as many. */
export const MAX_SEGMENTS = 6;
/** What the record of a file holds. */
const MAX_LENGTH = 300;
/** What file systems take as one name. */
const MAX_SEGMENT_BYTES = 255;

/** What means something else to a file system or to nobody: control characters, NUL among them, and backslashes. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\\\ufffd]/;

function isSegment(segment: string): boolean {
  return (
    segment !== '' &&
    !segment.startsWith('.') &&
    !FORBIDDEN.test(segment) &&
    Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES
  );
}

/** Whether a text is the one spelling of a key; a hidden file or a folder above is none. */
export function isFileKey(text: string): text is FileKey {
  if (text.length > MAX_LENGTH) return false;
  const segments = text.split('/');
  const [folder] = segments;
  return (
    (folder === 'public' || folder === 'private') &&
    segments.length > 1 &&
    segments.length <= MAX_SEGMENTS &&
    segments.every(isSegment)
  );
}

/** For keys that we make ourselves. */
export function fileKey(text: string): FileKey {
  if (!isFileKey(text)) throw new Error(`"${text}" is not a key of the file store.`);
  return text;
}

export function isPrivate(key: FileKey): boolean {
  return key.startsWith('private/');
}

const ADDRESS = '/files/';
/** Longer addresses name no file, however they are encoded: three characters for each byte of a key. */
const MAX_ADDRESS = ADDRESS.length + MAX_LENGTH * 4 * 3;

/** The key that the path of an address names, decoded once; undefined when it names none. */
export function keyOfPath(path: string): FileKey | undefined {
  if (!path.startsWith(ADDRESS) || path.length > MAX_ADDRESS) return undefined;
  try {
    const key = path.slice(ADDRESS.length).split('/').map(decodeURIComponent);
    return key.some(segment => segment.includes('/')) ? undefined : keyOrNone(key.join('/'));
  } catch {
    return undefined;
  }
}

function keyOrNone(text: string): FileKey | undefined {
  return isFileKey(text) ? text : undefined;
}

/** Inverse of `keyOfPath`. */
export function pathOfKey(key: FileKey): string {
  return ADDRESS + key.split('/').map(encodeURIComponent).join('/');
}
