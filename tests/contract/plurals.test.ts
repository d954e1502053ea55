import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSync, type Expression, type KeyValueProperty, type TsType} from '@swc/core';
import Visitor from '@swc/core/Visitor';
import {ROOT} from '../harness/places';

/** What ends like a plural and is none, and what stands after a list. */
const SINGULAR = new Set('as does formats goes has is its makes pays reaches stays takes this was yours'.split(' '));
const AMOUNT_BEFORE_NOUN = /\{[{\w]+\}+ (?:([a-z]+) )?([a-z]+s|people)(?![\w’'])/g;

/** What of a text is a number before a plural noun, as `{limit} rows`. */
function amounts(text: string): readonly string[] {
  return [...text.matchAll(AMOUNT_BEFORE_NOUN)]
    .filter(([, between = '', noun = '']) => ![between, noun].some(word => SINGULAR.has(word)))
    .map(([found]) => found);
}

/** The texts of an expression: what is put together is one, and a choice has several. */
function textsOf(node: Expression): readonly string[] {
  switch (node.type) {
    case 'StringLiteral':
      return [node.value];
    case 'TemplateLiteral':
      return [node.quasis.map(({cooked}) => cooked ?? '').join('{value}')];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'BinaryExpression':
      return textsOf(node.left).flatMap(left => textsOf(node.right).map(right => left + right));
    default:
      return [];
  }
}

interface Entry {
  readonly name: string;
  readonly texts: readonly string[];
}

/** All properties of a source that have texts. */
function entries(source: string): readonly Entry[] {
  const found: Entry[] = [];
  class Properties extends Visitor {
    override visitKeyValueProperty(node: KeyValueProperty) {
      if (node.key.type === 'Identifier' || node.key.type === 'StringLiteral')
        found.push({name: node.key.value, texts: textsOf(node.value)});
      return super.visitKeyValueProperty(node);
    }
    override visitTsType(node: TsType) {
      return node;
    }
  }
  new Properties().visitProgram(parseSync(source, {syntax: 'typescript', decorators: true}));
  return found;
}

function read(folder: string): readonly Entry[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(file => entries(readFileSync(path.join(ROOT, folder, file), 'utf8')));
}

const withoutForms = (all: readonly Entry[]) => all.flatMap(({texts}) => texts.flatMap(amounts));

test('a number before a plural noun is found, in whatever way a text is written', () => {
  const source =
    "const a = {b: '{limit} rows', c: 'At most ' + '{{count}} empty ' + 'fields', d: x ? `${y} days` : '{z} people'};";
  expect(withoutForms(entries(source))).toEqual([
    '{limit} rows',
    '{{count}} empty fields',
    '{value} days',
    '{z} people',
  ]);
  expect(
    ['{name} is open', '{{actor}} has changed', '{limit, row, rows} at most', "{name}'s"].flatMap(amounts),
  ).toEqual([]);
});

test('every text of the console and the editor that counts something has plural forms', () => {
  const all = [...read('admin/src/i18n'), ...read('editor/src/i18n')];
  const names = new Set(all.map(({name}) => name));
  const isForm = ({name}: Entry) => name.endsWith('_other') || names.has(`${name}_one`);
  expect(withoutForms(all.filter(isForm)).length).toBeGreaterThan(20);
  expect(withoutForms(all.filter(entry => !isForm(entry)))).toEqual([]);
});

test('every text of the server and of the schemas that counts something follows its number', () => {
  const all = [...read('backend/src'), ...read('schemas/src')].filter(({name}) => name === 'en');
  expect(all.flatMap(({texts}) => texts).filter(text => /\{\w+, \w+, \w+\}/.test(text)).length).toBeGreaterThan(10);
  expect(withoutForms(all)).toEqual([]);
});

test('blanks of the server’s texts are filled by what knows plural forms, and nowhere by hand', () => {
  const byHand = /\.replace(?:All)?\(\s*['"`]\$?\{/;
  const files = readdirSync(path.join(ROOT, 'backend/src'), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file => byHand.test(readFileSync(path.join(ROOT, 'backend/src', file), 'utf8')));
  expect(files).toEqual([]);
});
