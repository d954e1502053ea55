/**
 * What is wrong with a body: each class of hostile values under every name that a door takes, and bodies that are none.
 */
import fc from 'fast-check';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {NEARLY} from '../engine/hostile';
import type {Sent} from './request';
import {addressOf, takesBody, type Name, type Target} from './targets';

export interface Attack {
  readonly what: string;
  /** Made when it is sent: many are large. */
  readonly make: () => Sent;
}

/** For each class of attacks, those that suit a door. */
export type AttacksOn = (target: Target) => readonly Attack[];

const JSON_TYPE = {'Content-Type': 'application/json'};

function posted(
  target: Target,
  what: string,
  body: () => string | Buffer,
  headers: Sent['headers'] = JSON_TYPE,
): Attack {
  return {what, make: () => ({method: target.door.method, path: addressOf(target), headers, body: body()})};
}

/** The JSON of an honest body in which all names have a value that is written as told. */
function bodyOf({honest, within, names}: Target, written: (name: Name) => string | undefined): string {
  const entry = (name: string, json: string): string => `${JSON.stringify(name)}:${json}`;
  const replaced = new Map(names.map(name => [name.name, written(name)]));
  const kept = Object.entries(honest)
    .filter(([name]) => replaced.get(name) === undefined)
    .map(([name, value]) => entry(name, JSON.stringify(value) ?? 'null'));
  const bad = [...replaced].flatMap(([name, json]) => (json === undefined ? [] : [entry(name, json)]));
  if (within === undefined) return `{${[...kept, ...bad].join(',')}}`;
  const ids = kept.find(each => each.startsWith('"ids"')) ?? '"ids":[2]';
  return (
    `{${ids},"on":true,${entry(within, `{${bad.join(',')}}`)},` +
    `${bad.filter(each => !/^"(?:ids|on|values|filter)"/.test(each)).join(',')}}`
  ).replace(',}', '}');
}

function typed(...types: readonly string[]): (name: Name) => boolean {
  return ({schema: {type}}) => type === undefined || [type].flat().some(each => types.includes(each));
}

/** Under all names of these types at once: a refusal names every one, so that each has been looked at. */
function each(
  target: Target,
  what: string,
  json: string | ((name: Name) => string),
  suits: (name: Name) => boolean = () => true,
): Attack {
  return posted(target, what, () =>
    bodyOf(target, name => (suits(name) ? (typeof json === 'string' ? json : json(name)) : undefined)),
  );
}

const withBody =
  (attacks: AttacksOn): AttacksOn =>
  target =>
    takesBody(target) ? attacks(target) : [];

const LONG = 100_000;

/** Nearly fits the pattern of its property, and is very long. */
function badlyFitting({schema: {pattern}}: Name): string {
  // fast-check makes nothing that fits a pattern which looks ahead.
  if (pattern === undefined || pattern.includes('(?')) return JSON.stringify(`${'a'.repeat(LONG)}\u0001`);
  const [fits = 'a'] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), {numRuns: 1, seed: pattern.length});
  return JSON.stringify(
    `${(fits === '' ? 'a' : fits).repeat(Math.ceil(LONG / Math.max(1, fits.length))).slice(0, LONG)}\u0001`,
  );
}

/** To be put into order, which would take time by the square of their number. */
const PILED = JSON.stringify(`e${'\u0301\u0316'.repeat(LONG / 2)}`);

const UNSTORABLE = [PILED, '"a\\u0000b"', '"\\ud800"', '"x\\udfff"', '["\\u0000"]', '{"\\u0000":1}'];

const NUMBERS = [
  '1e3',
  '1e300000000',
  '-1e300000000',
  '1e-300000000',
  '1.999',
  '-0',
  '0.1',
  '9007199254740993',
  '1e21',
  '-1e21',
  '9'.repeat(400),
  `0.${'1'.repeat(400)}`,
  '2147483648',
  '9223372036854775808',
  '"1e3"',
  '"0x10"',
  '"1e300000000"',
  '"1.999"',
  '"NaN"',
  '"Infinity"',
  '"-Infinity"',
  '"１２"',
  '"१"',
  '"-0"',
  '"+1"',
  '" 1"',
  '"1_000"',
  '"1,5"',
  '"0b1"',
  '""',
  `"${'9'.repeat(LONG)}"`,
];

const WRONG_TYPES = [
  'null',
  'true',
  '[]',
  '{}',
  '[[[1]]]',
  '[null]',
  '{"a":{"b":[1]}}',
  '{"toString":1,"valueOf":1}',
  '{"length":1e9}',
  '{"then":1}',
  '["__proto__"]',
  '0',
  '"x"',
  '{"toJSON":"x"}',
  '{"raw":"drop table","value":1}',
];

const PROTOTYPE = [
  '{"__proto__":{"admin":true,"isAdmin":true}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"__proto__":null}',
  '{"hasOwnProperty":1,"toString":2,"valueOf":3}',
  '{"ids":{"__proto__":[1]},"values":{"__proto__":{"polluted":1},"constructor":1},' +
    '"filter":{"__proto__":1,"constructor":1}}',
  '{"values":{"toString":"x"},"ids":[2]}',
  '[{"__proto__":{"polluted":1}}]',
];

const DEEP = 100_000;
const WIDE = 400_000;
const wide = (): string => `{${Array.from({length: WIDE}, (_, at) => `"k${at}":1`).join(',')}}`;
let widest: string | undefined;
const remembered = (): string => (widest ??= wide());

const nested = (open: string, inside: string, shut: string): string => open.repeat(DEEP) + inside + shut.repeat(DEEP);

export const unstorable = withBody(target => UNSTORABLE.map(json => each(target, json, json)));
export const longTexts = withBody(target => [
  each(target, 'nearly the own pattern', badlyFitting, typed('string')),
  // One property at a time grows with their number; together they would be refused as too large a body.
  ...NEARLY.map(value =>
    each(
      target,
      `nearly ${JSON.stringify(value.slice(0, 8))}`,
      JSON.stringify(value.slice(0, 20_000)),
      typed('string'),
    ),
  ),
]);
export const numbers = withBody(target =>
  NUMBERS.map(json => each(target, json.slice(0, 40), json, typed('integer', 'number', 'string'))),
);
export const wrongTypes = withBody(target => WRONG_TYPES.map(json => each(target, json, json)));
export const prototypes = withBody(target => [
  ...PROTOTYPE.map(json => posted(target, json, () => json)),
  ...PROTOTYPE.slice(0, 3).map(json => each(target, `each ${json}`, json)),
]);
export const shapes = withBody(target => [
  posted(target, '10^5 lists', () => nested('[', '', ']')),
  posted(target, '10^5 objects', () => nested('{"a":', '1', '}')),
  posted(target, '10^5 levels within', () => `{"values":${nested('[', '', ']')},"ids":[2]}`),
  posted(target, '10^5 nots', () => `{"filter":{"_where":${nested('{"not":', '{}', '}')}},"values":{}}`),
  posted(target, '400,000 keys', remembered),
  posted(target, '400,000 keys within', () => `{"values":${remembered()},"ids":[2]}`),
  posted(
    target,
    '200,000 numbers',
    () => `{"ids":[${'1,'.repeat(200_000)}1],"values":{},"list":[${'1,'.repeat(20_000)}1]}`,
  ),
  posted(target, 'a long key', () => `{"${'k'.repeat(LONG)}":1}`),
  posted(target, 'more than 8 MB', () => `{"a":"${'x'.repeat(8_400_000)}"}`),
]);

const BROKEN = [
  '',
  '{',
  '{"a":',
  'null',
  '"x"',
  '7',
  '[]',
  '{"a":1,"a":2}',
  '\u0000',
  '\uFEFF{}',
  '{"a":NaN}',
  "{'a':1}",
  '{"a":1}}',
  '[1,]',
  '{"a":"\n"}',
  '<a/>',
];
const TYPES = [
  'text/plain',
  '??',
  '',
  'application/json; charset=utf-99',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'b'.repeat(5000)}`,
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-7',
  'application/xml',
  'APPLICATION/JSON',
  'application/json, text/plain',
];
const FORMS = [
  '',
  '--x',
  '--x--\r\n',
  'a=%&%E0=1&a=1&a=2',
  `${'a=1&'.repeat(20_000)}`,
  `${'%00'.repeat(1000)}=1`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nPK\u0003\u0004rest\r\n--x--\r\n',
  `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(10_000)}"\r\n\r\n1\r\n--x--\r\n`,
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(2000)}--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a\u0000.svg"\r\nContent-Type: ' +
    'image/svg+xml\r\n\r\n<svg/>\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
];

const ZEROS = Buffer.alloc(20_000_000);
const zipped = {gzip: gzipSync(ZEROS), br: brotliCompressSync(ZEROS.subarray(0, 2_000_000)), deflate: gzipSync(ZEROS)};

export const broken = withBody(target => BROKEN.map(body => posted(target, JSON.stringify(body), () => body)));
export const encodings = withBody(target => [
  ...TYPES.flatMap(type =>
    FORMS.filter((_, at) => at < 4 || type.includes('=x') || type.includes('urlencoded')).map(form =>
      posted(
        target,
        `${type.slice(0, 60)} ${JSON.stringify(form.slice(0, 60))}`,
        () => form,
        type === '' ? {} : {'Content-Type': type},
      ),
    ),
  ),
  ...Object.entries(zipped).map(([name, content]) =>
    posted(target, `${name} of 20 MB`, () => content, {...JSON_TYPE, 'Content-Encoding': name}),
  ),
  posted(target, 'an encoding of nowhere', () => '{}', {...JSON_TYPE, 'Content-Encoding': 'x'.repeat(200)}),
  posted(target, 'UTF-16', () => Buffer.from('{"a":1}', 'utf16le')),
  posted(target, 'no UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])),
]);
