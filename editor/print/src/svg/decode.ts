/** The bytes of a drawing as text, in whatever encoding it says it is. */
import {SvgError} from './limits';

const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
];

/** Characters in which the declaration must stand. */
const HEAD = 200;

/** Without the declaration, which is true of the bytes only. Throws `SvgError` for an encoding that nobody knows. */
export function decodeSvg(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const declared = /encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/i.exec(
    head.slice(0, Math.max(0, head.indexOf('?>'))),
  )?.[1];
  const text = decodeBytes(bytes, marked ?? declared ?? 'utf-8');
  const content = text.trimStart();
  return content.startsWith('<?xml') ? content.slice(content.indexOf('?>') + 2).trimStart() : content;
}

function decodeBytes(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new SvgError('unreadable', encoding);
  }
}
