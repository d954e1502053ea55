import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SCHEMAS_DIR} from '../../node';
import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';

function exampleOfTheGuide(): object {
  const guide = readFileSync(join(SCHEMAS_DIR, '..', 'CONTRIBUTING.md'), 'utf8');
  const [, source = ''] = /```json access-link\n([\s\S]*?)```/.exec(guide) ?? [];
  return JSON.parse(source)['x-access-link'];
}

/** The good files, badges of which can be sold, with this keyword. */
function problemsOf(keyword: object): readonly string[] {
  const files = goodFiles();
  const badge = files.entities[1]?.content;
  if (typeof badge !== 'object' || badge === null) throw new Error('The good files are others.');
  const text = {zh: '卖出', en: 'Sell'};
  const sell = {action: 'sell', label: text, from: ['draft'], to: 'sold', ask: ['note']};
  const states = [{value: 'draft'}, {value: 'sold'}];
  Object.assign(badge, {
    'x-workflow': [{field: 'status', initial: 'draft', states, transitions: [sell]}],
    'x-access-link': keyword,
  });
  return checkSchemas(files)
    .filter(({pointer}) => pointer.startsWith('/x-access-link'))
    .map(({file, pointer, message, fix}) => `${file} ${pointer} ${message} ${fix}`);
}

test('the example of the guide is sound, and not when it does not read what its step asks for', () => {
  const example = exampleOfTheGuide();
  expect(problemsOf(example)).toEqual([]);
  expect(problemsOf({...example, properties: ['title']})).toEqual([
    expect.stringMatching(/actions\/0 It asks for "note", which the link does not read\. Add it to the properties/),
  ]);
});

test.each([
  [
    {properties: ['note', 'secret']},
    /badge\.json \/x-access-link\/properties\/1 "secret" is no property that customers may/,
  ],
  [{actions: ['fly']}, /\/x-access-link\/actions\/0 "fly" is no step of a workflow\. Name the action/],
  [{paper: 'none'}, /\/x-access-link\/paper There is no paper "none" of this for customers\. Correct its key/],
])('%j is named with file, place and mend', (part, problem) => {
  expect(problemsOf({properties: ['note'], actions: ['sell'], paper: 'slip', days: 14, ...part})).toEqual([
    expect.stringMatching(problem),
  ]);
});
