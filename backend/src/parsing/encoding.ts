/**
 * Texts that come without a word on their encoding. A mark at the beginning and strict UTF-8 tell it; UTF-16 shows
 * itself by its zeros; everything else is a guess, which somebody has to confirm before anything is written.
 */
import {isUtf8} from 'node:buffer';
import type {Encoding} from '@emblem/schemas';
import {JobRefusal} from '../processes/failure';

export interface DecodedText {
  /** UTF-8; a mark may stand at its beginning. */
  readonly content: Buffer;
  readonly encoding: Encoding;
  /** Neither the bytes nor anybody said so. */
  readonly isGuess: boolean;
}

export interface Wish {
  /** Counts whatever the bytes look like. */
  readonly named?: Encoding | undefined;
  /** Tried before anything is guessed. */
  readonly usual?: Encoding | undefined;
}

const MARKS: readonly (readonly [Encoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

/** What no writer of a table means: signs for what is no letter, control signs of the upper half, halves of pairs. */
const DAMAGE = /[\ufffd\p{Cs}]|(?!\p{ASCII})\p{Cc}/u;
/** What UTF-16 that is read the wrong way round is full of. */
const UNASSIGNED = /[\p{Cn}\p{Co}]/u;
const SEPARATED = /[,;\t\r\n]/;

/** The names that the guesser has for encodings of ours. */
const GUESSES: ReadonlyMap<string, Encoding> = new Map([
  ['gb18030', 'gb18030'],
  ['big5', 'big5'],
  ['cp932', 'shift_jis'],
  ['shift_jis', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['euc-kr', 'euc-kr'],
  ['windows-1250', 'windows-1250'],
  ['windows-1251', 'windows-1251'],
  ['windows-1252', 'windows-1252'],
]);

/** Bytes that a guess looks at; more of them make it slow and no better. */
const SAMPLE = 16 * 1024;
const MAX_WORD_LENGTH = 1024;

/** What is in a text that was written otherwise: two alphabets in one word, or a sign between two letters. */
const MIXED = new RegExp(
  [
    String.raw`\p{Script=Latin}\p{Script=Cyrillic}`,
    String.raw`\p{Script=Cyrillic}\p{Script=Latin}`,
    String.raw`\p{L}[^\p{L}\p{M}\p{N}\p{Pd}\p{ASCII}’·]\p{L}`,
  ].join('|'),
  'u',
);
const ODD: Partial<Readonly<Record<Encoding, RegExp>>> = {
  // Korean is hardly written with Chinese signs any more.
  'euc-kr': /\p{Script=Han}/u,
  'windows-1250': MIXED,
  'windows-1251': MIXED,
  'windows-1252': MIXED,
};

async function textIn(content: Buffer, encoding: Encoding): Promise<string> {
  const {default: iconv} = await import('iconv-lite');
  return iconv.decode(content, encoding);
}

/** The line of the first sign that is lost. */
function lineOfDamage(text: string): number | undefined {
  const at = text.search(DAMAGE);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** Line ends, tab, blank, quotation mark, comma, semicolon: no letter of a guessed encoding has one of them in it. */
const BETWEEN = new Set([10, 13, 9, 32, 34, 44, 59]);
const BLANK = 32;
const ASCII = 0x80;

/** The words that are not plain ASCII, as many as are looked at: what stands around them tells nothing of them. */
function sampleOf(content: Buffer): Buffer {
  const words: number[] = [BLANK];
  let [from, isTelling] = [0, false];
  for (let at = 0; at <= content.length && words.length < SAMPLE; at += 1) {
    const byte = content[at] ?? BLANK;
    if (byte >= ASCII) isTelling = true;
    if (!BETWEEN.has(byte)) continue;
    if (isTelling) words.push(...content.subarray(from, Math.min(at, from + MAX_WORD_LENGTH)), BLANK);
    [from, isTelling] = [at + 1, false];
  }
  return Buffer.from(words);
}

/** The likeliest first. */
async function guesses(content: Buffer): Promise<readonly Encoding[]> {
  const {detectAll} = await import('jschardet');
  const found = detectAll(sampleOf(content)).flatMap(({encoding}) => GUESSES.get(encoding?.toLowerCase() ?? '') ?? []);
  return [...new Set([...found, ...GUESSES.values()])];
}

function decodedText(text: string, encoding: Encoding, isGuess: boolean): DecodedText {
  return {content: Buffer.from(text, 'utf8'), encoding, isGuess};
}

async function asNamed(content: Buffer, encoding: Encoding, marked: Encoding | undefined): Promise<DecodedText> {
  if (marked !== undefined && marked !== encoding) throw new JobRefusal('undecodable', '1');
  if (encoding === 'utf-8' && isUtf8(content)) return {content, encoding, isGuess: false};
  const text = await textIn(content, encoding);
  const line = lineOfDamage(text);
  if (line !== undefined) throw new JobRefusal('undecodable', String(line));
  return decodedText(text, encoding, false);
}

/** Without a mark. Undefined where it is not UTF-16. */
async function asUtf16(content: Buffer): Promise<DecodedText | undefined> {
  if (content.length % 2 !== 0 || !content.includes(0)) return undefined;
  const fitting: DecodedText[] = [];
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const text = await textIn(content, encoding);
    if (SEPARATED.test(text) && !DAMAGE.test(text) && !UNASSIGNED.test(text))
      fitting.push(decodedText(text, encoding, false));
  }
  const [first, second] = fitting;
  return first && second ? {...first, isGuess: true} : first;
}

async function asGuessed(content: Buffer, usual: Encoding | undefined): Promise<DecodedText> {
  if (content.includes(0)) throw new JobRefusal('unreadable');
  const order = await guesses(content);
  let found: readonly [Encoding, string] | undefined;
  let odd: readonly [Encoding, string] | undefined;
  for (const encoding of usual === undefined ? order : [usual, ...order]) {
    const text = await textIn(content, encoding);
    if (DAMAGE.test(text)) continue;
    if (encoding === usual || ODD[encoding]?.test(text) !== true) found = [encoding, text];
    else odd ??= [encoding, text];
    if (found) break;
  }
  const [encoding, text] = found ?? odd ?? [];
  if (encoding === undefined || text === undefined) throw new JobRefusal('unreadable');
  // Where both read the same, the usual one of the two is named.
  const isSame = encoding === 'windows-1250' && text === (await textIn(content, 'windows-1252'));
  return decodedText(text, isSame ? 'windows-1252' : encoding, true);
}

/**
 * Throws `JobRefusal`: `undecodable` with the line where the named encoding does not fit, `unreadable` where none does.
 */
export async function decode(content: Buffer, {named, usual}: Wish): Promise<DecodedText> {
  const marked = MARKS.find(([, mark]) => content.subarray(0, mark.length).equals(mark))?.[0];
  const told = named ?? marked;
  if (told !== undefined) return asNamed(content, told, marked);
  const utf16 = await asUtf16(content);
  if (utf16) return utf16;
  return isUtf8(content) ? {content, encoding: 'utf-8', isGuess: false} : asGuessed(content, usual);
}
