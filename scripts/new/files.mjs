/** Writing files that are not there yet, and adding lines to those that register them. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

const words = name => name.split('-');
const capital = word => word[0].toUpperCase() + word.slice(1);

export const pascal = name => words(name).map(capital).join('');
export const camel = name =>
  words(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
/** For people: `Trade show`. */
export const spoken = name => capital(words(name).join(' '));

/** The end of an import, which may stand on several lines. */
export const IMPORT = /^(?:import .*|\} from .*);$/;

/** Throws rather than write over what somebody has made. */
export function create(path, text) {
  if (existsSync(path)) throw new Error(`${path} is there already.`);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

/** Puts a line behind the last one that matches. */
export function addAfter(path, pattern, line) {
  const lines = readFileSync(path, 'utf8').split('\n');
  const index = lines.findLastIndex(each => pattern.test(each));
  if (index < 0) throw new Error(`${path} has no line like ${pattern}.`);
  writeFileSync(path, lines.toSpliced(index + 1, 0, line).join('\n'));
}

/** Puts the text behind the first match. */
export function insert(path, pattern, text) {
  const before = readFileSync(path, 'utf8');
  if (!pattern.test(before)) throw new Error(`${path} has nothing like ${pattern}.`);
  writeFileSync(
    path,
    before.replace(pattern, found => found + text),
  );
}
