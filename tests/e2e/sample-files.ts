/** Small files of the types that the editor takes, made here. */
export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const WIDTH = 40;
const HEIGHT = 20;

/** One page of 200 by 100 points: a red frame and a word in a standard font that the file does not carry. */
export function pdf(name: string): FilePayload {
  const drawing = '1 0 0 RG 6 w 10 10 180 80 re S BT /F1 32 Tf 40 38 Td (Emblem) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return {name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`)};
}

/** An uncompressed picture in red without layers. */
export function psd(): FilePayload {
  const header = Buffer.alloc(26);
  header.write('8BPS');
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(3, 12);
  header.writeUInt32BE(HEIGHT, 14);
  header.writeUInt32BE(WIDTH, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(3, 24);
  const plane = (value: number): Buffer => Buffer.alloc(WIDTH * HEIGHT, value);
  return {name: 'layers.psd', mimeType: 'image/vnd.adobe.photoshop', buffer: Buffer.concat([header, Buffer.alloc(14), plane(200), plane(20), plane(20)])};
}

/** A green picture, or only the header of one that says it is as large as told. */
export function bmp(name = 'old.bmp', width = WIDTH, height = HEIGHT): FilePayload {
  const pixels = Buffer.alloc(WIDTH * 3 * HEIGHT, Buffer.from([20, 160, 20]));
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + pixels.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  header.writeUInt32LE(pixels.length, 34);
  return {name, mimeType: 'image/bmp', buffer: Buffer.concat([header, pixels])};
}

/** One black pixel. */
export const gif = (): FilePayload =>
  ({name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')});

/** Text under the name of another type. */
export const words = (name: string, text: string): FilePayload => ({name, mimeType: 'application/octet-stream', buffer: Buffer.from(text)});
