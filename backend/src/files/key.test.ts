import {posix} from 'node:path';
import fc from 'fast-check';
import {isFileKey, keyOfPath, pathOfKey} from './key';

const PARTS = [
  'public',
  'private',
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2f',
  '%',
  '\\',
  '\0',
  'a',
  '图',
  '.b',
  'b.png',
  ' ',
  '?',
  '#',
  '%25',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PARTS)).map(parts => parts.join('')),
  fc.array(fc.constantFrom(...PARTS)).map(parts => `public/${parts.join('')}`),
  fc.string(),
);

test('a key stays where it says, and has one address', () => {
  fc.assert(
    fc.property(text, key => {
      fc.pre(isFileKey(key));
      expect(posix.normalize(`/root/${key}`)).toBe(`/root/${key}`);
      expect(key).toMatch(/^(public|private)\//);
      expect(keyOfPath(pathOfKey(key))).toBe(key);
    }),
    {numRuns: 2000},
  );
});

test('whatever an address says, it names a key or nothing', () => {
  fc.assert(
    fc.property(text, rest => {
      const key = keyOfPath(`/files/${rest}`);
      expect(key === undefined || isFileKey(key)).toBe(true);
    }),
    {numRuns: 2000},
  );
});

test('an address is decoded once', () => {
  expect(keyOfPath('/files/public/%E5%9B%BE.png')).toBe('public/图.png');
  expect(keyOfPath('/files/public/a%2525')).toBe('public/a%25');
  for (const path of [
    '/files/public%2fa',
    '/files/public/a%2f..%2fb',
    '/files/public/%252e%252e/%00',
    '/files/public/%c0%af',
    '/files/public',
    '/files/',
    '/x',
  ])
    expect([path, keyOfPath(path)]).toEqual([path, undefined]);
});
