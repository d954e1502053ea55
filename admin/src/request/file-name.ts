/** Names of uploaded files, as section 5 of the specification sets them. */

/** Without characters that look alike (I L O U V g l o q u v 0 1 9). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';

export function randomCode(length: number): string {
  return [...crypto.getRandomValues(new Uint32Array(length))].map(value => ALPHABET[value % ALPHABET.length]).join('');
}

const SUFFIX_LENGTH = 8;

/** Spaces become underscores, punctuation goes, and a random suffix keeps two files of one name apart. */
export function uploadName(name: string, suffix = randomCode(SUFFIX_LENGTH)): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot).toLowerCase()] : [name, ''];
  const clean = stem.trim().replace(/\s+/g, '_').replace(/[^\p{L}\p{N}_-]/gu, '');
  return `${clean || 'file'}_${suffix}${extension}`;
}
