/**
 * Hostile designs and tables, for the doors that take them; small ones, since those that are too much are tried one by
 * one.
 */
import type {Attack, AttacksOn} from './bodies';
import {addressOf, type Target} from './targets';

const LONG = 100_000;

const object = (more: string): string =>
  '{"frontData":{"version":"7.4.0","objects":[{"id":"workspace","type":"rect","width":650,' +
  `"height":650},${more}]},"backData":null}`;
const group = (levels: number): string =>
  `${'{"type":"group","objects":['.repeat(levels)}{"type":"rect"}${']}'.repeat(levels)}`;

const DESIGNS: readonly string[] = [
  'null',
  '[]',
  '""',
  '{}',
  '{"frontData":null,"backData":null}',
  '{"frontData":[],"backData":7}',
  '{"frontData":{"objects":{"length":1e9}}}',
  '{"frontData":{"objects":[null,1,"x",[]]}}',
  ...[
    '/files/private/secret/marker.txt',
    '/files/public/../private/secret/marker.txt',
    'file:///etc/passwd',
    'http://127.0.0.1:1/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(LONG)}`,
    'data:image/svg+xml,<svg/>',
    '/files/public/none.png',
    '\\\\evil\\a.png',
  ].map(src => object(`{"type":"image","src":${JSON.stringify(src)},"width":10,"height":10}`)),
  ...['1e300', '-1e300', '1e300000000', '-0', '0', '1e-300', 'null', '"x"', '"NaN"', '[]', '2147483648'].map(number =>
    object(
      `{"type":"rect","left":${number},"top":${number},"width":${number},"height":${number},` +
        `"scaleX":${number},"angle":${number},"strokeWidth":${number}}`,
    ),
  ),
  object(group(30)),
  object(group(1500)),
  object(`{"type":"text","text":"${'x'.repeat(LONG)}","fontSize":1e9}`),
  object(`{"type":"text","text":"\\u0000\\ud800","fontFamily":"../../etc/passwd"}`),
  object(`{"type":"path","path":"${'M0 0L1e308 1e308 '.repeat(2000)}"}`),
  object('{"type":"path","path":[["M"],["L","x"],[[]]]}'),
  object('{"type":"rect","fill":{"type":"linear","colorStops":[{"offset":1e300,"color":"url(#a)"}],"coords":{}}}'),
  object('{"type":"rect","fill":"url(http://127.0.0.1:1/)","clipPath":{"type":"__proto__"}}'),
  object(`{"type":"rect","strokeDashArray":[${'0.00001,'.repeat(1000)}0],"stroke":"#000","strokeWidth":1e6}`),
  object('{"type":"__proto__"}'),
  object('{"type":"constructor","constructor":{"prototype":1}}'),
  object(Array.from({length: 1500}, () => '{"type":"ellipse","rx":1e5,"ry":1e5}').join(',')),
];

const TAKES_DESIGN = /design$|layersData|templateFile|canvas/i;

/** For printing, and wherever a design is kept. */
export const designs: AttacksOn = target => {
  const {door, names, honest} = target;
  const prints =
    door.method === 'POST' && door.path.startsWith('/rest/') && door.path.endsWith('/print') && !door.closed;
  const under = prints ? ['design'] : names.map(({name}) => name).filter(name => TAKES_DESIGN.test(name));
  if (under.length === 0 || (door.method !== 'POST' && door.method !== 'PUT')) return [];
  const path = prints ? `${addressOf(target)}?format=png` : addressOf(target);
  return DESIGNS.flatMap(design =>
    [design, JSON.stringify(design)].map((json): Attack => ({
      what: json.slice(0, 120),
      make: () => ({
        method: door.method,
        path,
        headers: {'Content-Type': 'application/json'},
        body: `{${Object.entries({...honest, categoryId: 1})
          .filter(([name]) => !under.includes(name))
          .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`)
          .join('')}${under.map(name => `${JSON.stringify(name)}:${json}`).join(',')}}`,
      }),
    })),
  );
};

const BOUNDARY = 'hostile';

export function formOf(fields: Readonly<Record<string, string>>, fileName: string, content: string | Buffer): Buffer {
  const part = (name: string, more: string): string =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const before = Object.entries(fields)
    .map(([name, value]) => `${part(name, '')}${value}\r\n`)
    .join('');
  return Buffer.concat([
    Buffer.from(`${before}${part('file', `; filename="${fileName}"`)}`),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Headings that the entity has, below which stands what nobody writes by hand. */
function tablesOf({names}: Target): readonly (readonly [string, string | Buffer])[] {
  const headings = names
    .map(({name}) => name)
    .slice(7)
    .join(',');
  const row = (value: string): string => `${headings}\n${headings.replaceAll(/[^,]+/g, `"${value}"`)}\n`;
  return [
    ...[
      '\u0000',
      '1e300000000',
      '0x10',
      '１２',
      'NaN',
      '-0',
      '9'.repeat(400),
      '=cmd|A1',
      '__proto__',
      '<script>',
      'a;b|c',
      'é'.repeat(700),
      '2024-02-30',
      'x'.repeat(LONG),
      '{"a":',
      '[[1]]',
    ].map((value): readonly [string, string] => [`cells ${value.slice(0, 20)}`, row(value)]),
    ['a twisted heading', `${headings},${headings}\n1,2,3\n`],
    ['names of every object', '__proto__,constructor,toString\n1,2,3\n'],
    ['nothing', ''],
    ['one quotation mark', '"'],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0x80, 0xc0, 0x0a])],
    ['a heading of 10^5 letters', `${'h'.repeat(LONG)}\n1\n`],
    ['10^5 empty lines', `${headings}\n${'\n'.repeat(LONG)}`],
    ['20,000 columns', `${'a,'.repeat(20_000)}\n1\n`],
    ['the head of a workbook', 'PK\u0003\u0004rest'],
  ];
}

export const tables: AttacksOn = target => {
  if (!target.door.path.endsWith('/actions/import') || target.door.closed) return [];
  return tablesOf(target).map(([what, content]): Attack => ({
    what,
    make: () => ({
      method: 'POST',
      path: addressOf(target),
      headers: {'Content-Type': FORM_TYPE},
      body: formOf({dryRun: '0', partly: '1'}, 'table.csv', content),
    }),
  }));
};
