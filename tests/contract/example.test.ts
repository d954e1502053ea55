/** The examples of the documents are what the build accepts, as they stand there. */
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {loadModel} from '@emblem/schemas/node';
import {testFolder} from '../harness/cluster';
import {asObject} from '../harness/json';
import {ROOT} from '../harness/places';
import {copySchemas} from '../harness/schemas';

const schemas = testFolder(`example_${process.pid}`);
const entity = join(schemas, 'entities/marketing/show-booking.json');

/** The block of a document that holds the file of this name. */
function written(document: string, name: string): string {
  const blocks = [...readFileSync(join(ROOT, document), 'utf8').matchAll(/```jsonc?\n([^]*?)```/g)];
  return blocks.map(([, block = '']) => block).find(block => block.includes(`"$id": "${name}"`)) ?? '';
}

async function check(): Promise<string> {
  const {stdout} = await promisify(execFile)(process.execPath, [join(ROOT, 'schemas/dist/cli.js'), 'check'], {
    env: {...process.env, EMBLEM_SCHEMAS: schemas},
  });
  return stdout;
}

beforeAll(() => {
  copySchemas(schemas);
  mkdirSync(join(schemas, 'entities/marketing'), {recursive: true});
});

test('the example entity passes the checker of the build', async () => {
  const lines = written('docs/example-entity.md', 'show-booking').split('\n');
  expect(lines.filter(line => line.trim().startsWith('//')).length).toBeGreaterThan(30);
  writeFileSync(entity, lines.filter(line => !line.trim().startsWith('//')).join('\n'));
  expect(await check()).toContain('are sound');
});

test('so does the example of a type, which a property takes as it stands there', async () => {
  writeFileSync(join(schemas, 'types/text/boothNumber.json'), written('CONTRIBUTING.md', 'boothNumber'));
  const file = asObject(JSON.parse(readFileSync(entity, 'utf8')));
  const booth = {'x-id': 'f18', 'x-type': 'boothNumber', 'x-label': {zh: '展位号', en: 'Booth number'}};
  writeFileSync(entity, JSON.stringify({...file, properties: {...asObject(file.properties), booth}}));
  expect(await check()).toContain('are sound');
  const field = loadModel(schemas).entity('show-booking').field.booth;
  expect(field?.schema).toMatchObject({type: 'string', minLength: 1, maxLength: 6, pattern: '^[A-Z][0-9]{1,4}$'});
  expect(field?.messages.required?.en).toBe('Enter the booth number');
  expect(field?.messages.pattern?.en).toBe('The booth number is a letter and digits, such as B12');
});

test('and of an enumeration, whose entries a schema file names by their keys', async () => {
  writeFileSync(join(schemas, 'types/choice/boothKind.json'), written('CONTRIBUTING.md', 'boothKind'));
  const file = asObject(JSON.parse(readFileSync(entity, 'utf8')));
  const boothKind = {'x-id': 'f19', 'x-type': 'boothKind', 'x-label': {zh: '展位位置', en: 'Place of the stand'}};
  const corners = {
    label: {zh: '转角', en: 'Corners'},
    columns: ['showName'],
    sort: '-startsOn',
    where: {eq: ['boothKind', 'corner']},
  };
  const views = {...asObject(file['x-views']), corners};
  writeFileSync(
    entity,
    JSON.stringify({...file, properties: {...asObject(file.properties), boothKind}, 'x-views': views}),
  );
  expect(await check()).toContain('are sound');
  const booking = loadModel(schemas).entity('show-booking');
  expect(booking.field.boothKind?.default).toBe(1);
  expect(booking.views.corners?.where).toEqual({eq: ['boothKind', 2]});
});
