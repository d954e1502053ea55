/** Each keyword is shown at work in the guide or in the example of an entity, whose blocks tests hold to the build. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkSchemas} from '../check';
import {readSchemaFiles} from '../check/files';
import {isWritten} from '../types/field-types';
import {SCHEMAS_DIR} from '../node';
import {keywordsOf} from './reference';

const guide = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
const entity = readFileSync(join(SCHEMAS_DIR, '../docs/example-entity.md'), 'utf8');

function blocksOf(document: string): readonly unknown[] {
  return [...document.matchAll(/```json.*\n([^]*?)```/g)].map(([, block = '']) =>
    JSON.parse(block.replaceAll(/^\s*\/\/.*$/gm, '')),
  );
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isWritten(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : [];
}

/** Keywords of the first level; of what looks like plain JSON Schema, Emblem's own. */
function keywords(file: string): readonly string[] {
  const names = keywordsOf(SCHEMAS_DIR, file).map(({name}) => name);
  const top = names.filter(name => !name.includes(' / ') && name !== '$schema');
  return ['entity', 'property'].includes(file) ? top.filter(name => name.startsWith('x-')) : top;
}

test.each(['entity', 'property', 'group', 'type', 'workflow', 'metric', 'report', 'home', 'paper', 'navigation'])(
  'every keyword of the meta-schema of a %s has an example',
  file => {
    const shown = new Set([...blocksOf(guide), ...blocksOf(entity)].flatMap(namesIn));
    expect(keywords(file).filter(name => !shown.has(name))).toEqual([]);
  },
);

function block(kind: string): unknown {
  return JSON.parse(guide.split(`\`\`\`json ${kind}\n`)[1]?.split('```')[0] ?? '');
}

test('the examples of rarer keywords and of a paper for customers pass the build', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const entities = [...files.entities, {file: 'entities/marketing/show-visit.json', content: block('keywords')}];
  const papers = [...files.papers, {file: 'papers/packing-list.json', content: block('paper')}];
  expect(checkSchemas({...files, entities, papers})).toEqual([]);
});
