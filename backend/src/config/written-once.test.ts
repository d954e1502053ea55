import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writtenOnce} from './written-once';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emblem-once-'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('is made by the first who asks and read by all later ones', () => {
  const path = join(folder, 'new', 'key');
  expect(writtenOnce(path, () => 'first').toString()).toBe('first');
  expect(writtenOnce(path, () => 'second').toString()).toBe('first');
});

test('gives both writers the content of the one who was done first, and leaves nothing else behind', () => {
  const path = join(folder, 'key');
  let other = '';
  const mine = writtenOnce(path, () => {
    other = writtenOnce(path, () => 'of the faster one').toString();
    return 'of the slower one';
  });
  expect([mine.toString(), other]).toEqual(['of the faster one', 'of the faster one']);
  expect(readdirSync(folder)).toEqual(['key']);
});
