/** What is wrong with an address, with its query and with the headers beside it. */
import fc from 'fast-check';
import {asParameter, filterOf, nastyValue} from '../engine/nasty';
import type {Attack, AttacksOn} from './bodies';
import type {Sent} from './request';
import {addressOf, type Target} from './targets';

const text = encodeURIComponent;

function asked(target: Target, what: string, path: string, more: Partial<Sent> = {}): Attack {
  const {method} = target.door;
  const body = method === 'POST' || method === 'PUT' ? {body: '{}', headers: {'Content-Type': 'application/json'}} : {};
  return {what, make: () => ({method, ...body, path, ...more, headers: {...body.headers, ...more.headers}})};
}

const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  '9'.repeat(2000),
  'NaN',
  'Infinity',
  '%EF%BC%91',
  '%00',
  '%E0%A4%A',
  '%ff',
  '__proto__',
  'constructor',
  '..',
  '%2e%2e',
  '%2f',
  '1%00',
  '1%0a',
  '1;a=b',
  '1%20',
  "1'--",
  '%25',
  'a'.repeat(5000),
  '{id}',
  '*',
  '1,2',
];

export const records: AttacksOn = target =>
  /\{\w+\}/.test(target.door.path) ? IDS.map(id => asked(target, id.slice(0, 40), addressOf(target, id))) : [];

/** Other ways to write the same path. */
export const spellings: AttacksOn = target => {
  const path = addressOf(target);
  const last = path.lastIndexOf('/');
  const ways = [
    `/${path}`,
    `//evil.example${path}`,
    path.replaceAll('/', '//'),
    `${path}/`,
    `${path}//`,
    `${path}/..`,
    `${path}/../..${path}`,
    `/x/..${path}`,
    `/.${path}`,
    path.replaceAll('/', '%2f'),
    `/%2e%2e${path}`,
    `${path.slice(0, last)}%2f${path.slice(last + 1)}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `${path};a=b`,
    path.toUpperCase(),
    `${path}%`,
    `${path}%ff`,
    path.replace('/', '/%252e%252e/'),
    path.replaceAll('/', '\\'),
    `http://evil.example${path}`,
    `${path}#a`,
    `${path}?`,
    `${path}??`,
    `${path}/${'a/'.repeat(500)}`,
  ];
  return ways.map(way => asked(target, way.slice(0, 60), way));
};

const QUERY_VALUES = [
  '%00',
  '%ed%a0%80',
  '%ff',
  '%E0%A4%A',
  '%',
  '1&%s=2',
  '1e3',
  '1e300000000',
  '0x10',
  'NaN',
  'Infinity',
  '-0',
  '%EF%BC%91',
  '9'.repeat(400),
  '__proto__',
  '%5Bobject%20Object%5D',
  text('{"a":1}'),
  text('[[[[1]]]]'),
  'a'.repeat(3000),
  text("' or 1=1 --"),
  text('\u202e'),
  text('a\r\nb'),
  '',
  text('%'),
  text('\\'),
];

export const queries: AttacksOn = target => {
  const path = addressOf(target);
  const names = target.names.map(({name}) => name);
  const some = names.filter((_, at) => at < 12);
  return [
    ...QUERY_VALUES.map(value =>
      asked(
        target,
        `each=${value.slice(0, 30)}`,
        `${path}?${some.map(name => `${text(name)}=${value.replace('%s', text(name))}`).join('&')}`.slice(0, 14_000),
      ),
    ),
    asked(target, 'names twice', `${path}?${some.map(name => `${text(name)}=1&${text(name)}=2`).join('&')}`),
    asked(
      target,
      'names as lists',
      `${path}?${some.map(name => `${text(name)}[]=1&${text(name)}[a][b]=1&${text(name)}.c=1`).join('&')}`,
    ),
    asked(
      target,
      'names of every object',
      `${path}?__proto__=1&__proto__[a]=1&constructor=1&constructor[prototype][a]=1&toString=1&hasOwnProperty=1`,
    ),
    asked(target, 'a long name', `${path}?${'a'.repeat(12_000)}=1`),
    asked(target, 'many names', `${path}?${Array.from({length: 1500}, (_, at) => `k${at}=1`).join('&')}`),
    asked(target, 'one name often', `${path}?${'id=1&'.repeat(2500)}`),
    asked(target, 'no names', `${path}?&&&=&=1&==`),
    asked(target, 'a NUL as name', `${path}?%00=1`),
    asked(target, 'an address beyond what HTTP takes', `${path}?a=${'a'.repeat(40_000)}`),
  ];
};

const FILTERS = [
  '{"q":"a\\u0000"}',
  '{"q":"\\ud800"}',
  `{"q":"${'%_'.repeat(1500)}"}`,
  '{"id":1e300000000}',
  '{"id":"1e3"}',
  '{"id":{"$gt":0}}',
  '{"_where":{"all":[]}}',
  '{"_where":{"any":[]}}',
  '{"_where":{"in":["id",[]]}}',
  '{"__proto__":1}',
  '{"constructor_gt":1}',
  '{"id":[]}',
  '{"id":[null]}',
  '{"_where":{"sql":"1=1"}}',
  '{"id; drop table member":1}',
  '{"_deleted":"yes"}',
  '{"_where":[[]]}',
  '[[[]]]',
  '{',
  'null',
  '7',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `{"_where":${'{"not":'.repeat(900)}{}${'}'.repeat(900)}}`,
  `{"id":[${'1,'.repeat(3000)}1]}`,
];
const SORTS = [
  '["id","up"]',
  '["__proto__","ASC"]',
  '["password","ASC"]',
  '["id","ASC; drop"]',
  '[]',
  '["id"]',
  '{"id":1}',
  '[["id"]]',
  '["id","ASC","x"]',
  '[null,null]',
  '%00',
];
const RANGES = [
  '[0,1e9]',
  '[-1,5]',
  '[5,1]',
  '[0]',
  '[1e300000000,1e300000000]',
  '["0","9"]',
  '[0.5,1.5]',
  '{}',
  '[9007199254740993,9007199254740999]',
  '[0,0,0]',
  'x',
];
const MADE_UP = 12;

/** What lists, counts and exports are asked: by hand, and made up anew for every list. */
export const lists: AttacksOn = target => {
  const {door, entity} = target;
  if (!entity || door.method !== 'GET' || door.path.includes('{')) return [];
  const path = addressOf(target);
  const columns = path.endsWith('/export')
    ? [
        ...['', 'id', '__proto__', 'password,secret', 'id,id,id', ',', '%00', `${'id,'.repeat(3000)}`].map(
          value => `columns=${value}`,
        ),
        'columns=id&format=pdf',
        'columns=id&format=xlsx&format=csv',
      ]
    : [];
  const random = (): Attack => {
    const [filter = '', sort = '', range = ''] =
      fc.sample(fc.tuple(asParameter(filterOf(entity)), asParameter(nastyValue), asParameter(nastyValue)), 1)[0] ?? [];
    return asked(
      target,
      `made up ${filter.slice(0, 200)} ${sort.slice(0, 80)} ${range.slice(0, 80)}`,
      `${path}?filter=${text(filter.toWellFormed())}&sort=${text(sort.toWellFormed())}` +
        `&range=${text(range.toWellFormed())}&columns=id`,
    );
  };
  return [
    ...FILTERS.map(filter =>
      asked(target, `filter=${filter.slice(0, 60)}`, `${path}?columns=id&filter=${text(filter)}`),
    ),
    ...SORTS.map(sort =>
      asked(target, `sort=${sort}`, `${path}?columns=id&sort=${sort === '%00' ? sort : text(sort)}`),
    ),
    ...RANGES.map(range => asked(target, `range=${range}`, `${path}?columns=id&range=${text(range)}`)),
    ...columns.map(column => asked(target, column.slice(0, 40), `${path}?${column}`)),
    ...Array.from({length: MADE_UP}, (): Attack => ({what: 'made up', make: () => random().make()})),
  ];
};

const many = (count: number, value: string): Record<string, string> =>
  Object.fromEntries(Array.from({length: count}, (_, at) => [`x-h${at}`, value]));

const HEADERS: readonly Readonly<Record<string, string | string[]>>[] = [
  many(1000, '1'),
  many(3000, ''),
  many(100, 'x'.repeat(150)),
  {token: 'x'.repeat(10_000)},
  {token: ['a', 'b']},
  {token: 'é'},
  {token: "' or 1=1 --"},
  {language: 'x'.repeat(5000)},
  {language: '__proto__'},
  {host: 'evil.example'},
  {host: 'a b'},
  {host: ''},
  {host: `${'a.'.repeat(2000)}example`},
  {host: '[::1]:99999'},
  {cookie: `${'a=1; '.repeat(1500)}`},
  {cookie: 'emblem_staff=%00; emblem_member='},
  {'Idempotency-Key': 'k'.repeat(5000)},
  {'Idempotency-Key': '\u0001'},
  {'X-Forwarded-For': `${'1.2.3.4, '.repeat(1000)}`},
  {'X-Forwarded-For': 'unknown, %00'},
  {'X-Forwarded-Host': 'evil.example'},
  {'X-HTTP-Method-Override': 'DELETE'},
  {Accept: '*/*;q=NaN'},
  {'Accept-Language': `${'zh-'.repeat(2000)}`},
  {'Accept-Encoding': 'gzip;q=1e9, br;q=-1'},
  {Range: 'bytes=0-,-1,5-2'},
  {Range: `bytes=${'9'.repeat(400)}-`},
  {'If-None-Match': `${'"a",'.repeat(1500)}`},
  {'If-Modified-Since': 'x'},
  {Expect: '200-ok'},
  {Authorization: `Basic ${'A'.repeat(5000)}`},
  {Origin: 'null'},
  {Upgrade: 'h2c', Connection: 'Upgrade'},
  {TE: 'trailers'},
];

/** HTTP's own client refuses to write what no client may write. */
const isWritable = (headers: Readonly<Record<string, string | string[]>>): boolean =>
  // oxlint-disable-next-line no-control-regex
  Object.values(headers)
    .flat()
    .every(value => /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value));

export const headers: AttacksOn = target =>
  HEADERS.filter(isWritable).map(extra =>
    asked(target, JSON.stringify(extra).slice(0, 60), addressOf(target), {headers: extra}),
  );

const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'GET', 'POST', 'PUT', 'DELETE', 'PURGE', 'M-SEARCH'];

/** The other methods, at the address of nobody's record. */
export const methods: AttacksOn = target =>
  METHODS.filter(method => method !== target.door.method).map(method => ({
    what: method,
    make: (): Sent => ({method, path: addressOf(target, 999_999_999)}),
  }));

/** Bytes of which the rest never comes, or that contradict themselves. */
export function brokenOff({door}: Target, token: string): readonly string[] {
  const path = door.path.replaceAll(/\{\w+\}/g, '2');
  const head = (...lines: readonly string[]): string =>
    [`${door.method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', `token: ${token}`, ...lines, '', ''].join('\r\n');
  return [
    `${head('Content-Type: application/json', 'Content-Length: 100')}{"a":`,
    `${head('Transfer-Encoding: chunked')}5\r\n{"a":\r\n`,
    `${head('Transfer-Encoding: chunked')}ZZ\r\n`,
    `${head('Transfer-Encoding: chunked', 'Content-Length: 3')}3\r\n{}\n\r\n0\r\n\r\n`,
    `${head('Content-Length: -1')}{}`,
    `${head('Content-Length: 0')}{"a":1}`,
    `${head('Content-Length: 2', 'Content-Length: 3')}{}`,
    `${head('Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000')}` +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nPNG',
    `${head('Expect: 100-continue', 'Content-Length: 10')}`,
    `${door.method} ${path} HTTP/9.9\r\n\r\n`,
    `${door.method} ${path}\r\n\r\n`,
    `${head('token: second', ': empty', 'no colon')}`,
    `${door.method} ${path} HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n`,
  ];
}
