/** The reference of the vocabulary. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadModel, SCHEMAS_DIR} from '../node';
import {keywordsOf, vocabularyPage} from './reference';
import {workflowsPage} from './workflows';

test.each(['entity', 'property', 'type', 'workflow', 'call', 'navigation'])(
  'every keyword of the meta-schema "%s" says what it means',
  file => {
    expect(
      keywordsOf(SCHEMAS_DIR, file)
        .filter(({meaning}) => meaning === '')
        .map(({name}) => name),
    ).toEqual([]);
  },
);

test.each([
  ['vocabulary', () => vocabularyPage(SCHEMAS_DIR)],
  ['workflows', () => workflowsPage(loadModel())],
])('docs/%s.md is what `npm run reference` writes', (name, page) => {
  expect(readFileSync(join(SCHEMAS_DIR, `../docs/${name}.md`), 'utf8')).toBe(page());
});
