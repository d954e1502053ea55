import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {loadCalls, readEntitySchemas} from '../node';
import {compileModel} from '../model';
import {validateRecord} from '../validation/validate';
import {fieldErrors} from '../validation/field-errors';
import * as runtime from '../validation/runtime';
import {actTypes} from './act-types';
import {recordTypes} from './types';
import {valueFiles} from './values';
import {validatorModule} from './validators';

function freshModel() {
  return compileModel(readEntitySchemas());
}

const model = freshModel();
const plating = model.entity('plating-colour');
const sources = new Map([...model.entities.values()].map(entity => [entity.key, validatorModule(entity)]));

interface Validator {
  (values: unknown): boolean;
  readonly errors?: Parameters<typeof fieldErrors>[0];
}

/** Runs the generated module as the browser would, with its one import and its exports in place. */
function load(source: string): {readonly create: Validator; readonly update: Validator} {
  const body = source
    .replace(/^import [^\n]*\n/, '')
    .replace(/export const (\w+) = /g, 'exports.$1 = ')
    .replace(/export default \w+;/, '');
  const exported: {create?: Validator; update?: Validator} = {};
  new Function('exports', 'formats', 'countCharacters', 'isEqual', body)(
    exported,
    runtime.formats,
    runtime.countCharacters,
    runtime.isEqual,
  );
  const {create, update} = exported;
  if (!create || !update) throw new Error('The module exports no validators.');
  return {create, update};
}

test('generating twice gives the same bytes', () => {
  const again = freshModel();
  expect(recordTypes(again)).toBe(recordTypes(model));
  for (const [key, source] of sources) expect(validatorModule(again.entity(key))).toBe(source);
});

test('every generated validator loads without Ajv and refuses what is unknown', () => {
  for (const source of sources.values()) {
    const {create, update} = load(source);
    expect(update({})).toBe(true);
    expect(update({noSuchProperty: 1})).toBe(false);
    expect(create(null)).toBe(false);
  }
});

test.each([
  {},
  {platingName: '', paltingShadeConvex: 'red'},
  {
    platingName: '金'.repeat(100),
    paltingShadeConvex: '#fff',
    paltingShadeConcave: '#000',
    paltingImg: '/files/a.png',
    quoteTechesList: [{quoteId: 1, quoteName: 'Pin'}],
  },
  {platingName: '金'.repeat(101), quoteTechesList: [{quoteId: 'x'}], state: null},
])('the generated validator says what the server says: %#', values => {
  const {create} = load(sources.get('plating-colour') ?? '');
  const errors = create(values) ? {} : fieldErrors(create.errors, plating, 'zh', values);
  expect(errors).toEqual(validateRecord(plating, 'create', values, 'zh'));
});

test('the types name every entity and leave secrets out', () => {
  const types = recordTypes(model);
  for (const {key} of model.entities.values()) expect(types).toContain(`readonly '${key}': `);
  expect(types).not.toContain('tokenHash');
});

test('the types import what is there: a compiler takes anything for a type whose file it misses', () => {
  const texts = [recordTypes(model), actTypes(model, loadCalls())];
  const imported = texts.flatMap(text => [...text.matchAll(/ from '\.\.\/dist\/([^']+)'/g)].map(([, path]) => path));
  expect(imported.length).toBeGreaterThanOrEqual(texts.length);
  const found = imported.filter(path =>
    ['.ts', '/index.ts'].some(end => existsSync(join(__dirname, '..', `${path}${end}`))),
  );
  expect(found).toEqual(imported);
});

/** What a generated module exports, as Node would load it. */
function exportsOf(source: string): Readonly<Record<string, unknown>> {
  const exported = {};
  new Function('exports', source.replace(/export const (\w+) = /g, 'exports.$1 = '))(exported);
  return exported;
}

test('code names the entries of enumerations by constants, in Node and in browsers alike', () => {
  const files = valueFiles(model);
  const values = exportsOf(files.get('values.js') ?? '');
  expect(values).toMatchObject({
    ORDER: {status: {new: 1, shipped: 8}, isTop: {yes: 1, no: 0}},
    LINKED_ACCOUNT: {provider: {google: 'google', wechatWork: 'wechat-work'}},
    CATEGORY: {positionConfigs: {designPostion: {front: 0, back: 1}}},
  });
  expect(exportsOf(files.get('values.mjs') ?? '')).toEqual(values);
  expect(files.get('values.d.ts')).toContain('    /** Shipped · 已发货 */\n    readonly shipped: 8;\n');
  expect([...valueFiles(freshModel())]).toEqual([...files]);
});
