/** Encodings in which a table of letters and separators may come in. */

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1250',
  'windows-1251',
  'windows-1252',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Undefined for a name that is none of them; capitals do not matter. */
export function encodingOf(name: unknown): Encoding | undefined {
  const plain = typeof name === 'string' ? name.trim().toLowerCase() : '';
  return ENCODINGS.find(encoding => encoding === plain);
}
