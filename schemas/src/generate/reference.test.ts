/** The reference of the vocabulary. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SCHEMAS_DIR} from '../node';
import {keywordsOf, vocabularyPage} from './reference';

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

test('docs/vocabulary.md is what `npm run reference` writes', () => {
  expect(readFileSync(join(SCHEMAS_DIR, '../docs/vocabulary.md'), 'utf8')).toBe(vocabularyPage(SCHEMAS_DIR));
});
