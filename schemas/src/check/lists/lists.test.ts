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

test('a calendar goes by the clocks of its records only where its day is a moment, and they have some', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const found = (key: string, calendar: string) => {
    const list = {columns: ['createdAt'], sort: '-createdAt', calendar, calendarZone: 'record'};
    const entities = files.entities.map(each =>
      each.file.endsWith(`/${key}.json`)
        ? {...each, content: {...Object(each.content), 'x-views': {board: list}}}
        : each,
    );
    return checkSchemas({...files, entities})
      .filter(({pointer}) => pointer.endsWith('/calendarZone'))
      .map(({message}) => message);
  };
  expect(found('order', 'promisedShipAt')).toEqual([]);
  expect(found('sample-delivery', 'shipDate')).toEqual(['Only the days of a date-time depend on a clock.']);
  expect(found('comment', 'createdAt')).toEqual(['Nothing says whose clock it is.']);
});
