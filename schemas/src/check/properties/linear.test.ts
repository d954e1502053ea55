import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {parseSync} from '@swc/core';
import {isLinear} from './linear';

const ROOT = resolve(__dirname, '../../../..');

/** Code that strangers' texts come to on the server. */
const READERS = ['backend/src', 'schemas/src', 'editor/print/src'];

/** Files whose patterns meet the texts of Emblem itself, or of whoever runs it. */
const OWN_TEXTS = [
  'backend/src/config/',
  'backend/src/backup/',
  'backend/src/database/',
  'backend/src/server/route.ts',
  'backend/src/read/select-list.ts',
  'backend/src/write/numbers.ts',
  'schemas/src/generate/',
  'schemas/src/openapi/',
  'schemas/src/check/',
  'schemas/src/model/index.ts',
  'schemas/src/text/blanks.ts',
];

/**
 * Each start is tried, yet none goes further than the first wrong character, of a header that Node bounds; or of
 * numbers as they are printed.
 */
const BOUNDED = [
  String.raw`(?:^|;\s*)emblem_(?:staff|member)=([^;]+)`,
  String.raw`\.?0+$`,
  // No start reads more than some hundred characters, as each part says how many it takes.
  String.raw`encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']`,
  String.raw`<!ENTITY\s{1,20}([\w.-]{1,100})\s{1,20}(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')\s{0,20}>`,
  String.raw`var\(\s{0,9}(--[\w-]{1,100})\s{0,9}(?:,([^()]{0,200}))?\)`,
  String.raw`url\(#([^()]{0,400})\)`,
  String.raw`\b([a-z\d]{1,20})\s{0,9}\(([^()]{0,500})\)`,
];

interface Written {
  readonly pattern: string;
  readonly flags: string;
}

function isWritten(node: object): node is Written {
  return 'type' in node && node.type === 'RegExpLiteral';
}

function patternsIn(node: unknown): readonly Written[] {
  if (typeof node !== 'object' || node === null) return [];
  return isWritten(node) ? [node] : Object.values(node).flatMap(patternsIn);
}

function sources(): readonly string[] {
  return READERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map(name => join(ROOT, folder, name)),
  )
    .filter(path => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(path))
    .filter(path => !OWN_TEXTS.some(own => relative(ROOT, path).startsWith(own)));
}

test('patterns that read the same characters again and again are told from those that do not', () => {
  for (const pattern of ['\\s+$', '^[^@]+@[^@]+\\.[^@]+$', '(a+)+b', '\\.(png)([?#].*)?$'])
    expect([pattern, isLinear(pattern)]).toEqual([pattern, false]);
  for (const pattern of [
    '\\S',
    '^\\d{1,12}(\\.\\d{1,2})?$',
    '^[^?#]*\\.(png)([?#].*)?$',
    '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$',
  ])
    expect([pattern, isLinear(pattern)]).toEqual([pattern, true]);
});

test('no text of a stranger keeps a pattern of the server busy', () => {
  const slow = sources().flatMap(path =>
    patternsIn(parseSync(readFileSync(path, 'utf8'), {syntax: 'typescript', decorators: true}))
      .filter(({pattern, flags}) => !BOUNDED.includes(pattern) && !isLinear(pattern, flags))
      .map(({pattern}) => `${relative(ROOT, path)}: ${pattern}`),
  );
  expect(slow).toEqual([]);
});
