/** The list that CONTRIBUTING.md shows. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SCHEMAS_DIR} from '../../node';
import {readSchemaFiles} from '../files';
import {checkSchemas} from '../index';

const WRITTEN = readFileSync(join(__dirname, '../../../../CONTRIBUTING.md'), 'utf8');

test('tabs, switches and filters at hand stand over a list as the guide writes them', () => {
  const list: unknown = JSON.parse(WRITTEN.split('```json list\n')[1]?.split('```')[0] ?? '');
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const entities = files.entities.map(each =>
    each.file.endsWith('/inquiry.json')
      ? {...each, content: {...Object(each.content), 'x-views': {default: list}}}
      : each,
  );
  expect(checkSchemas({...files, entities})).toEqual([]);
});
