/** Files that are made to end a server, or to hold it up. */
import {strToU8, zipSync} from 'fflate';
import {crc32, deflateSync} from 'node:zlib';

export interface HostileFile {
  readonly name: string;
  readonly content: Buffer;
}

const drawing = (inside: string, attributes = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`);

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose one sheet holds these rows. */
function workbook(rows: string, more: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet ' +
      'name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" ' +
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" ' +
      'Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet/>',
    [SHEET]: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync({...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), ...more}),
  );
}

const cell = (address: string, text: string): string => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const HONEST_WORKBOOK = (): Buffer =>
  workbook(`<row r="1">${cell('A1', 'labelTypeName')}</row><row r="2">${cell('A2', 'From a workbook')}</row>`);

/** The directory says that a part is small; it is not. */
function lying(content: Buffer): Buffer {
  const directory = content.lastIndexOf(Buffer.from(SHEET)) - 46;
  content.writeUInt32LE(100, directory + 24);
  return content;
}

/** Tables that are small as files and far too much as tables. */
export const HOSTILE_TABLES: Readonly<Record<string, () => Buffer>> = {
  'a cell in the last place of all': () => workbook(`<row r="1048576">${cell('XFD1048576', 'x')}</row>`),
  '100 MB of spaces, zipped': () => workbook('', {'xl/sharedStrings.xml': new Uint8Array(100_000_000).fill(32)}),
  '12 MB of spaces, zipped': () => workbook(`<row r="1">${' '.repeat(12_000_000)}</row>`),
  'a size that is a lie': () => lying(workbook(`<row r="1">${' '.repeat(50_000_000)}</row>`)),
  'three million cells': () =>
    workbook(Array.from({length: 3000}, (_, row) => `<row r="${row + 1}">${'<c/>'.repeat(1000)}</row>`).join('')),
  'twenty million commas': () => Buffer.alloc(19_000_000, ','),
  'ten million lines': () => Buffer.alloc(19_000_000, 'a\n'),
  'a quotation without an end': () => Buffer.concat([Buffer.from('"'), Buffer.alloc(19_000_000, 'a')]),
};

/** Drawings that are small enough to be uploaded and far too much to be read. */
export const HOSTILE_DRAWINGS: Readonly<Record<string, () => Buffer>> = {
  '2.6 million elements': () => drawing('<g/>'.repeat(2_470_000)),
  '40,000 attributes': () => drawing('', Array.from({length: 40_000}, (_, index) => ` a${index}=""`).join('')),
  '130,000 paths': () => drawing('<path d="M0 0L9 9"/>'.repeat(130_000)),
  '6,000 levels': () => drawing('<g>'.repeat(6000) + '</g>'.repeat(6000)),
};

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, check]);
}

/** One colour, however large: its rows come to next to nothing. */
function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * rows));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([Buffer.from('2c00000000', 'hex'), size, Buffer.from('0002024c0100', 'hex')]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000ffffff000000', 'hex'),
    ...Array.from({length: frames}, () => frame),
    Buffer.from(';'),
  ]);
}

/** Pictures that are small as files and far too much once they are drawn. */
export const HOSTILE_PICTURES: Readonly<Record<string, HostileFile>> = {
  'a PNG of 60,000 by 60,000 pixels': {name: 'bomb.png', content: png(60_000, 60_000, 1)},
  'a PNG of 4,000 million pixels without data': {name: 'bomb.png', content: png(2_147_483_647, 2, 1)},
  'a GIF of 65,535 by 65,535 pixels': {name: 'bomb.gif', content: gif(65_535, 65_535, 1)},
  'a GIF of 20,000 frames': {name: 'bomb.gif', content: gif(9000, 9000, 20_000)},
  'a PNG of 90 million pixels': {name: 'large.png', content: png(9500, 9500)},
};
