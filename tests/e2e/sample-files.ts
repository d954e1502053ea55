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
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`),
  };
}

/** Two pages of 200 by 100 points: a red one, and a blue one whose right half a soft mask hides. */
export function pdfOfPages(name: string): FilePayload {
  const stream = (content: string, entries = ''): string =>
    `<< /Length ${content.length} ${entries}>>\nstream\n${content}\nendstream`;
  const page = (contents: number, resources: string): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents ${contents} 0 R /Resources << ${resources} >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    page(4, ''),
    stream('1 0 0 rg 0 0 200 100 re f'),
    page(6, '/ExtGState << /G 7 0 R >>'),
    stream('/G gs 0 0 1 rg 0 0 200 100 re f'),
    '<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G 8 0 R >> >>',
    stream(
      '0 g 100 0 100 100 re f 1 g 0 0 100 100 re f',
      '/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Group << /S /Transparency /CS /DeviceGray >> ',
    ),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 9 >>\n%%EOF\n`),
  };
}

/** An uncompressed picture of four inks in so many bits each: all cyan. */
export function cmykPsd(depth: 8 | 16): FilePayload {
  const header = Buffer.alloc(26);
  header.write('8BPS');
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(4, 12);
  header.writeUInt32BE(HEIGHT, 14);
  header.writeUInt32BE(WIDTH, 18);
  header.writeUInt16BE(depth, 22);
  header.writeUInt16BE(4, 24);
  const plane = (value: number): Buffer => Buffer.alloc((WIDTH * HEIGHT * depth) / 8, value);
  return {
    name: `inks${depth}.psd`,
    mimeType: 'image/vnd.adobe.photoshop',
    buffer: Buffer.concat([header, Buffer.alloc(14), plane(0), plane(255), plane(255), plane(255)]),
  };
}

/** The same file, which says that it holds no picture of the whole, and no layers. */
export function unmergedPsd(): FilePayload {
  const {buffer, ...file} = psd();
  const resource = Buffer.from('3842494d0421000000000005000000010000', 'hex');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(resource.length);
  return {
    ...file,
    name: 'unmerged.psd',
    buffer: Buffer.concat([buffer.subarray(0, 30), length, resource, buffer.subarray(34)]),
  };
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
  return {
    name: 'layers.psd',
    mimeType: 'image/vnd.adobe.photoshop',
    buffer: Buffer.concat([header, Buffer.alloc(14), plane(200), plane(20), plane(20)]),
  };
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
export const gif = (): FilePayload => ({
  name: 'dot.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
});

/** Text under the name of another type. */
export const words = (name: string, text: string): FilePayload => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});
