import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SCHEMAS_DIR} from '../../node';
import {goodFiles} from '../check.fixture';
import {checkSchemas} from '../index';

type Part = Record<string, unknown>;

const TEXT = {zh: '文', en: 'Text'};

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function part(content: unknown, ...path: readonly string[]): Part {
  const found = path.reduce((at, key) => (isPart(at) ? at[key] : undefined), content);
  if (!isPart(found)) throw new Error(`Nothing at ${path.join('/')}.`);
  return found;
}

/** The good files, badges of which have labels. */
function labelled(labels: Part | undefined, uses: Readonly<Record<string, unknown>>): readonly string[] {
  const files = goodFiles();
  const badge = part(files.entities[1]?.content);
  if (labels) badge['x-permissions'] = labels;
  for (const [name, permission] of Object.entries(uses)) part(badge, 'properties', name)['x-permission'] = permission;
  return checkSchemas(files).map(({file, pointer, message, fix}) => `${file} ${pointer} ${message} ${fix}`);
}

test('a label that the entity defines and a property uses is sound', () => {
  expect(labelled({price: TEXT}, {price: {view: 'price', edit: 'price'}})).toEqual([]);
});

test.each([
  [
    undefined,
    {price: {view: 'cost'}},
    /badge\.json \/properties\/price\/x-permission\/view "cost" is no permission label.* Say in x-permissions/,
  ],
  [{price: TEXT}, {price: {edit: 'cost'}}, /\/x-permission\/edit "cost" is no permission label.* Use one of price/],
  [{price: TEXT}, {}, /badge\.json \/x-permissions\/price Nothing is seen or changed by the label "price"\. Name it/],
  [{price: TEXT}, {title: {view: 'price'}}, /\/properties\/title\/x-permission\/view "title" goes with the record/],
  [{price: TEXT}, {place: {edit: 'price'}}, /\/properties\/place\/x-permission\/edit Nobody writes "place"/],
  [
    {price: TEXT},
    {makerId: {edit: 'price'}},
    /\/properties\/makerId\/x-permission Without "makerId" no record can be made/,
  ],
])('labels %j used by %j are named with file, place and mend', (labels, uses, problem) => {
  expect(labelled(labels, uses).join('\n')).toMatch(problem);
});

test('a label of a page belongs into the file of the entity, once there is one', () => {
  const files = goodFiles();
  const {nodes} = part(files.navigation[0]?.content);
  if (!Array.isArray(nodes)) throw new Error('The good navigation is another.');
  part(nodes[0]).labels = [{of: 'badge', key: 'price', title: TEXT, switches: ['view']}];
  expect(checkSchemas(files).map(({message}) => message)).toEqual([
    '"badge" is an entity, so its label "price" stands in its own file.',
  ]);
});

test('the example of labels in the guide is sound, and not without one of them', () => {
  const guide = readFileSync(join(SCHEMAS_DIR, '..', 'CONTRIBUTING.md'), 'utf8');
  const [, source = ''] = /```json permission\n([\s\S]*?)```/.exec(guide) ?? [];
  const example: Part = JSON.parse(source);
  const files = goodFiles();
  const badge = part(files.entities[1]?.content);
  const price = part(example, 'properties', 'price');
  part(badge, 'properties', 'price')['x-permission'] = price['x-permission'];
  Object.assign(badge, {'x-permissions': example['x-permissions'], 'x-form': example['x-form']});
  expect(checkSchemas(files)).toEqual([]);
  delete part(badge, 'x-permissions').cost;
  expect(checkSchemas(files).map(({pointer}) => pointer)).toEqual([
    '/x-form/1/permission/view',
    '/x-form/1/permission/edit',
  ]);
});

test('a label of figures shows some', () => {
  const files = goodFiles();
  const {nodes} = part(files.navigation[0]?.content);
  if (!Array.isArray(nodes)) throw new Error('The good navigation is another.');
  part(nodes[0]).labels = [{of: 'data-analysis', key: 'badges', title: TEXT, switches: ['view']}];
  const messages = () => checkSchemas(files).map(({message}) => message);
  expect(messages()).toEqual(['No figure and no page is shown by the label "badges".']);
  part(nodes[0]).needs = 'data-analysis.view.badges';
  expect(messages()).toEqual([]);
  delete part(nodes[0]).needs;
  part(files.metrics[0]?.content, 'measures', 'count').permission = 'badges';
  expect(messages()).toEqual([]);
});
