/**
 * What strangers send to the door of uploads: forms that lie, and files of every kind that are made to end whatever
 * reads them.
 */
import {zipSync} from 'fflate';
import type {Client} from '../harness/client';
import {asText, type Json} from '../harness/json';
import {signedForm} from '../harness/signed-form';
import {HOSTILE_DRAWINGS, HOSTILE_PICTURES, HOSTILE_TABLES} from '../files/hostile-files';
import type {Sent} from './request';
import {FORM_TYPE, formOf} from './tables';

export interface HostileUpload {
  readonly what: string;
  readonly name: string;
  readonly content: () => Buffer;
}

const svg = (inside: string, attributes = ''): Buffer =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 ' +
      `10"${attributes}>${inside}</svg>`,
  );

const LAUGHS =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">' +
  `${Array.from({length: 12}, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(12)}">`).join('')}]>` +
  '<svg xmlns="http://www.w3.org/2000/svg"><text>&a12;</text></svg>';
const OUTSIDE =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ' +
  'xmlns="http://www.w3.org/2000/svg"><text>&x;</text><image href="file:///etc/passwd"/><image ' +
  'href="http://127.0.0.1:1/"/></svg>';

const DRAWINGS: Readonly<Record<string, () => Buffer>> = {
  'a thousand million laughs': () => Buffer.from(LAUGHS),
  'entities from outside': () => Buffer.from(OUTSIDE),
  'uses of uses': () =>
    svg(
      '<defs><g id="u0"><rect width="1" height="1"/></g>' +
        Array.from({length: 20}, (_, at) => `<g id="u${at + 1}">${`<use xlink:href="#u${at}"/>`.repeat(10)}</g>`).join(
          '',
        ) +
        '</defs><use xlink:href="#u20"/>',
    ),
  'a use of itself': () => svg('<g id="a"><use xlink:href="#a"/></g><use xlink:href="#a"/>'),
  'a pattern of itself': () =>
    svg(
      '<pattern id="p" width="1" height="1"><rect width="1" height="1" fill="url(#p)"/></pattern><rect ' +
        'width="9" height="9" fill="url(#p)" mask="url(#p)" clip-path="url(#p)" filter="url(#p)"/>',
    ),
  'a filter of 300 blurs': () =>
    svg(
      '<filter id="f" width="1000000%" height="1000000%">' +
        '<feGaussianBlur stdDeviation="1000000"/><feTurbulence numOctaves="1000000"/>'.repeat(300) +
        '</filter><rect width="9" height="9" filter="url(#f)"/>',
    ),
  'sizes without end': () =>
    svg(
      '<rect width="1e308" height="1e308" stroke-width="1e308" stroke-dasharray="0.0000001"/>',
      ' width="1e30" height="1e30"',
    ),
  'a path of 9 MB': () => svg(`<path d="M0 0${'l1 1-1-1'.repeat(1_100_000)}"/>`),
  'a style of 9 MB': () =>
    svg(`<style>${'.a .b>.c:not(.d){fill:red}'.repeat(330_000)}</style><rect class="a" width="1" height="1"/>`),
  'a style without an end': () =>
    svg(`<style>${'{'.repeat(500_000)}</style><rect style="${'fill:;'.repeat(100_000)}"/>`),
  'a drawing in a drawing': () =>
    svg(
      (
        '<image href="data:image/svg+xml;base64,' +
        `${svg(`<image href="data:image/svg+xml;base64,${svg('<rect/>').toString('base64')}"/>`).toString('base64')}` +
        '" width="1" height="1"/>'
      ).repeat(2000),
    ),
  'a picture that is too large': () =>
    svg(
      '<image href="data:image/png;base64,' +
        `${HOSTILE_PICTURES['a PNG of 60,000 by 60,000 pixels']?.content.toString('base64') ?? ''}"` +
        ' width="10" height="10"/>',
    ),
  'a comment without an end': () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!--${'-'.repeat(5_000_000)}`),
  '100,000 declared entities': () =>
    Buffer.from(
      `<!DOCTYPE svg [${Array.from({length: 100_000}, (_, at) => `<!ENTITY e${at} "x">`).join('')}]>` +
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  'UTF-16 that is none': () =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<svg'), Buffer.alloc(100_001, 0xd8)]),
  'a text of 5 MB': () => svg(`<text font-size="1e9">${'x'.repeat(5_000_000)}</text>`),
};

function bmp(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return head;
}

function psd(width: number, height: number, layers: number): Buffer {
  const head = Buffer.alloc(26 + 4 + 4 + 4 + 4 + 2);
  head.write('8BPS');
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(56, 12);
  head.writeUInt32BE(height, 14);
  head.writeUInt32BE(width, 18);
  head.writeUInt16BE(8, 22);
  head.writeUInt16BE(3, 24);
  head.writeUInt32BE(0xffff_fff0, 34);
  head.writeInt16BE(layers, 42);
  return head;
}

function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffd8ffc0001108000000000301110002110103110100ffda000c03010002110311003f00', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, Buffer.alloc(5000, 0x55), Buffer.from('ffd9', 'hex')]);
}

function webp(width: number, height: number): Buffer {
  const head = Buffer.from('524946461e00000057454250565038580a0000001000000000000000000000000000', 'hex');
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return Buffer.concat([head, Buffer.alloc(200, 7)]);
}

const pdf = (inside: string): Buffer => Buffer.from(`%PDF-1.7\n${inside}\ntrailer<</Root 1 0 R>>\n%%EOF`);

const OTHERS: Readonly<Record<string, {readonly name: string; readonly content: () => Buffer}>> = {
  'a BMP of 2,000 million pixels': {name: 'a.bmp', content: () => bmp(2_147_483_647, -2_147_483_648)},
  'a PSD that ends too early': {name: 'a.psd', content: () => psd(300_000, 300_000, -32_768)},
  'a JPEG of 65,535 by 65,535 pixels': {name: 'a.jpg', content: () => jpeg(65_535, 65_535)},
  'a WebP of 16,777,216 by 16,777,216 pixels': {name: 'a.webp', content: () => webp(16_777_216, 16_777_216)},
  'a TIFF that points at itself': {
    name: 'a.tif',
    content: () =>
      Buffer.concat([Buffer.from('49492a000800000001000001030001000000ffff000008000000', 'hex'), Buffer.alloc(500, 8)]),
  },
  'a PDF of pages within itself': {
    name: 'a.pdf',
    content: () => pdf('1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[2 0 R 2 0 R]/Count 2147483647>>endobj'),
  },
  'a PDF of 100,000 lists': {name: 'a.pdf', content: () => pdf('['.repeat(100_000))},
  'a zip of 1,000 zips': {
    name: 'a.zip',
    content: () =>
      Buffer.from(
        zipSync(
          Object.fromEntries(Array.from({length: 1000}, (_, at) => [`../../${at}.zip`, new Uint8Array(100_000)])),
        ),
      ),
  },
  'a workbook of nothing': {
    name: 'a.xlsx',
    content: () =>
      Buffer.from(zipSync({'[Content_Types].xml': new Uint8Array(10), 'xl/workbook.xml': new Uint8Array(0)})),
  },
  'a PNG cut off': {name: 'a.png', content: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')},
  'a page that calls itself a picture': {
    name: 'a.png',
    content: () => Buffer.from('<html><script>alert(1)</script></html>'),
  },
  'a program': {name: 'a.exe', content: () => Buffer.from('MZ\u0000\u0001')},
  nothing: {name: 'a.txt', content: () => Buffer.alloc(0)},
};

/** Every kind of file that a stranger may send. */
export const UPLOADS: readonly HostileUpload[] = [
  ...Object.entries({...DRAWINGS, ...HOSTILE_DRAWINGS}).map(([what, content]) => ({
    what: `a drawing with ${what}`,
    name: 'a.svg',
    content,
  })),
  ...Object.entries(HOSTILE_PICTURES).map(([what, {name, content}]) => ({what, name, content: () => content})),
  ...Object.entries(OTHERS).map(([what, file]) => ({what, ...file})),
  ...Object.entries(HOSTILE_TABLES).map(([what, content]) => ({
    what: `a table with ${what}`,
    name: what.includes('comma') || what.includes('line') || what.includes('quotation') ? 'a.csv' : 'a.xlsx',
    content,
  })),
];

const NAMES = [
  '../../etc/passwd',
  '..%2f..%2fa.svg',
  'a\\b.svg',
  '.htaccess',
  'a.svg.exe',
  `${'n'.repeat(5000)}.svg`,
  'CON',
  'a\u202egvs.exe',
  'a.svg ',
  '__proto__',
  '"; filename="b.svg',
  'a.SVG',
  'a',
  '',
];

/** A file with an honest form; what is undefined was not to be had. */
export async function uploadOf(client: Client, {name, content}: HostileUpload): Promise<Sent> {
  const signed = await signedForm(client, {systemName: 'customOss'});
  return posted({...fieldsOf(signed), key: `${asText(signed.dir)}${name}`}, name, content());
}

const posted = (fields: Readonly<Record<string, string>>, name: string, content: Buffer | string): Sent => ({
  method: 'POST',
  path: '/files',
  headers: {'Content-Type': FORM_TYPE},
  body: formOf(fields, name, content),
});

function fieldsOf(signed: Json): Record<string, string> {
  return {
    policy: asText(signed.policy),
    OSSAccessKeyId: asText(signed.accessid),
    signature: asText(signed.signature),
    success_action_status: '201',
  };
}

/** Forms that claim what was not signed, and names that are none. */
export async function lyingForms(client: Client): Promise<readonly (readonly [string, Sent])[]> {
  const signed = await signedForm(client, {systemName: 'customOss'});
  const [fields, dir] = [fieldsOf(signed), asText(signed.dir)];
  const honest = {...fields, key: `${dir}a.txt`};
  const other = Buffer.from(
    JSON.stringify({expiration: '2999-01-01', dir: 'private/', maxSize: 1e12, visibility: 'private'}),
  ).toString('base64');
  const lies: Readonly<Record<string, Record<string, string>>> = {
    'no form': {},
    'another policy': {...honest, policy: other},
    'no signature': {...honest, signature: ''},
    'a long signature': {...honest, signature: 'x'.repeat(9000)},
    'a policy of noise': {...honest, policy: '\u0000\u0001'},
    'another folder': {...honest, key: 'public/a.txt'},
    'a private folder': {...honest, key: dir.replace('public', 'private').concat('a.txt')},
    'a folder above': {...honest, key: `${dir}../a.txt`},
    'a NUL in the key': {...honest, key: `${dir}a\u0000.txt`},
    'names of every object': {...honest, ['__proto__']: '1', constructor: '1'},
    'more fields than there are': {
      ...honest,
      ...Object.fromEntries(Array.from({length: 60}, (_, at) => [`f${at}`, '1'])),
    },
    'a field of 10^5 letters': {...honest, name: 'x'.repeat(100_000)},
  };
  return [
    ...Object.entries(lies).map(([what, form]): readonly [string, Sent] => [what, posted(form, 'a.txt', 'text')]),
    ...NAMES.map((name): readonly [string, Sent] => [
      `the name ${name.slice(0, 30)}`,
      posted({...fields, key: `${dir}${name}`}, name, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]),
  ];
}
