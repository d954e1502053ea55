import {appendFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {AnswerFile} from './answer-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emblem-answers-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function never(): boolean {
  throw new Error('It is known already.');
}

test('what one run found out, the next one knows', () => {
  const path = join(folder, 'deep/answers.jsonl');
  expect(new AnswerFile(path).answer('"a"\n', () => false)).toBe(false);
  expect(new AnswerFile(path).answer('b', () => true)).toBe(true);
  const later = new AnswerFile(path);
  expect([later.answer('"a"\n', never), later.answer('b', never)]).toEqual([false, true]);
});

test('lines that are none are passed over', () => {
  const path = join(folder, 'answers.jsonl');
  writeFileSync(path, '["a",true]\n["b",fal\n["c"]\n"d"\n{"e":true}\n');
  appendFileSync(path, '["f",false]');
  const answers = new AnswerFile(path);
  expect(['a', 'f'].map(name => answers.answer(name, never))).toEqual([true, false]);
  expect(['b', 'c', 'd', 'e'].map(name => answers.answer(name, () => true))).toEqual([true, true, true, true]);
});

test('where nothing can be written, it is found out again', () => {
  writeFileSync(join(folder, 'file'), '');
  const path = join(folder, 'file/answers.jsonl');
  expect(new AnswerFile(path).answer('a', () => true)).toBe(true);
  expect(new AnswerFile(path).answer('a', () => false)).toBe(false);
});
