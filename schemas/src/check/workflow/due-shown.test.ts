/** Until when the house means to act stands on no paper that others get, and behind no link. */
import {readSchemaFiles} from '../files';
import {checkSchemas} from '../index';
import type {SchemaFile, SchemaFiles} from '../types';
import {isWritten, type Written} from '../../types/field-types';
import {SCHEMAS_DIR} from '../../node';

type Change = (content: Written) => Written;

/** The shipped files, one of them with a change, as the build sees them. */
function problemsWith(list: 'entities' | 'papers', ending: string, change: Change): readonly string[] {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const one = (file: SchemaFile): SchemaFile =>
    file.file.endsWith(ending) && isWritten(file.content) ? {...file, content: change(file.content)} : file;
  const changed: SchemaFiles = {...files, [list]: files[list].map(one)};
  return checkSchemas(changed).map(({pointer, message}) => `${pointer} ${message}`);
}

test.each([
  ['customer', ['/number "order.dueAt" is a limit of the house (x-due).']],
  ['both', ['/number "order.dueAt" is a limit of the house (x-due).']],
  ['staff', []],
])('on a paper for %s', (audience, problems) => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const text = {zh: '单', en: 'Slip'};
  const blocks = [{kind: 'fields', fields: [{label: text, value: 'title'}]}];
  const head = {$id: 'due-slip', entity: 'order', label: text, audience, size: 'A4', title: text, number: 'dueAt'};
  const slip = {file: 'papers/due-slip.json', content: {...head, blocks}};
  const found = checkSchemas({...files, papers: [...files.papers, slip]});
  const told = found.map(({pointer, message}) => `${pointer} ${message}`);
  expect(told.filter(each => each.startsWith('/number'))).toEqual(problems);
});

test('a link does not read it', () => {
  const problems = problemsWith('entities', '/drawing.json', content => {
    const link = content['x-access-link'];
    if (!isWritten(link) || !Array.isArray(link.properties)) throw new Error('Drawings have no links.');
    return {...content, 'x-access-link': {...link, properties: ['dueAt', ...link.properties]}};
  });
  expect(problems).toEqual(['/x-access-link/properties/0 "dueAt" is no property that customers may read.']);
});
