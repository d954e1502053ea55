/** Tables as the spreadsheets of many places save them: encodings, separators and decimal marks. */
import iconv from 'iconv-lite';
import type {Field} from '@emblem/schemas';
import type {Rows} from './transfer';

export interface SavedForm {
  readonly encoding: string;
  readonly hasMark: boolean;
  readonly separator: 'semicolon' | 'tab';
  readonly decimals: 'comma' | 'point';
}

const UNICODE = [
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['utf-16be', true],
  ['utf-16le', false],
] as const;
const OTHERS = ['gb18030', 'big5', 'shift_jis', 'euc-kr', 'windows-1250', 'windows-1251', 'windows-1252'] as const;
const ENCODED = [...UNICODE, ...OTHERS.map(encoding => [encoding, false] as const)];

export const SAVED_FORMS: readonly SavedForm[] = ENCODED.flatMap(([encoding, hasMark]): readonly SavedForm[] => [
  {encoding, hasMark, separator: 'semicolon', decimals: 'comma'},
  {encoding, hasMark, separator: 'tab', decimals: 'point'},
]);

export const isUnicode = ({encoding}: SavedForm): boolean => encoding.startsWith('utf');

export function nameOfForm({encoding, hasMark, separator, decimals}: SavedForm): string {
  return `${encoding}${hasMark ? ' with a mark' : ''}, ${separator}, decimal ${decimals}`;
}

function written(cell: string, isNumber: boolean, {separator, decimals}: SavedForm): string {
  const [, sign = '', whole = '', behind] = (isNumber && /^(-?)(\d+)\.(\d+)$/.exec(cell)) || [];
  const own =
    behind === undefined || decimals === 'point'
      ? cell
      : `${sign}${whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, whole.startsWith('0') ? '' : '.')},${behind}`;
  const needsQuotes = /["\r\n]/.test(own) || own.includes(separator === 'tab' ? '\t' : ';');
  return needsQuotes ? `"${own.replaceAll('"', '""')}"` : own;
}

const isNumber = ({kind, relation, options}: Field): boolean =>
  !relation && !options && (kind === 'decimal' || kind === 'number');

/** Undefined where the encoding has no sign for something in it. */
export function savedAs(
  [headings = [], ...rows]: Rows,
  fields: readonly Field[],
  form: SavedForm,
): Uint8Array<ArrayBuffer> | undefined {
  const numbers = headings.map(heading => fields.some(field => isNumber(field) && field.label.en === heading));
  const text = [headings, ...rows]
    .map(row => row.map((cell, place) => written(cell, numbers[place] === true, form)))
    .map(row => row.join(form.separator === 'tab' ? '\t' : ';'))
    .join('\r\n');
  const bytes = iconv.encode(text, form.encoding, {addBOM: form.hasMark});
  return iconv.decode(bytes, form.encoding) === text ? Uint8Array.from(bytes) : undefined;
}
