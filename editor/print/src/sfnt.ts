/** Font files of the web (WOFF) as they are on other systems: every table unpacked, as HarfBuzz reads them. */
import {inflateSync} from 'node:zlib';

const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;

interface Table {
  readonly tag: number;
  readonly sum: number;
  readonly content: Buffer;
}

const paddedLength = (length: number): number => (length + 3) & ~3;

function tablesOf(file: Buffer): readonly Table[] {
  return Array.from({length: file.readUInt16BE(12)}, (_, index) => {
    const entry = HEADER + index * ENTRY;
    const [from, packed, length] = [4, 8, 12].map(at => file.readUInt32BE(entry + at));
    const bytes = file.subarray(from, (from ?? 0) + (packed ?? 0));
    return {
      tag: file.readUInt32BE(entry),
      sum: file.readUInt32BE(entry + 16),
      content: bytes.length < (length ?? 0) ? inflateSync(bytes) : bytes,
    };
  });
}

/** Throws when the file is no WOFF. */
export function sfntOf(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF) throw new Error('This is no WOFF file.');
  const tables = tablesOf(file);
  const start = PLAIN_HEADER + tables.length * PLAIN_ENTRY;
  const plain = Buffer.alloc(tables.reduce((end, {content}) => end + paddedLength(content.length), start));
  plain.writeUInt32BE(file.readUInt32BE(4), 0);
  plain.writeUInt16BE(tables.length, 4);
  let at = start;
  for (const [index, {tag, sum, content}] of tables.entries()) {
    [tag, sum, at, content.length].forEach((value, place) =>
      plain.writeUInt32BE(value, PLAIN_HEADER + index * PLAIN_ENTRY + place * 4),
    );
    content.copy(plain, at);
    at += paddedLength(content.length);
  }
  return plain;
}
