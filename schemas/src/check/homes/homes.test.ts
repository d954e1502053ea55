/** The home that CONTRIBUTING.md adds, and what the check of the build says of homes that are wrong. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadModel, SCHEMAS_DIR} from '../../node';
import {homeWhere} from '../../predicate/home-where';
import type {Home} from '../../vocabulary/home';
import {goodFiles} from '../check.fixture';
import {readSchemaFiles} from '../files';
import {checkSchemas, type SchemaFiles} from '../index';

const GUIDE = readFileSync(join(SCHEMAS_DIR, '../CONTRIBUTING.md'), 'utf8');
const EXAMPLE = JSON.parse(GUIDE.split('```json home\n')[1]?.split('```')[0] ?? '') as Home;

test('the example passes the check of the build', () => {
  const {files} = readSchemaFiles(SCHEMAS_DIR);
  const homes = [...files.homes, {file: 'homes/customer-service.json', content: EXAMPLE}];
  expect(checkSchemas({...files, homes})).toEqual([]);
});

const TEXT = {zh: '徽章', en: 'Badges'};
const QUEUE = {
  title: TEXT,
  entity: 'badge',
  where: {eq: ['state', 'on']},
  presets: ['shown'],
  sort: '-createdAt',
  shows: ['price', 'status'],
  steps: ['sell'],
};
const GOOD = {
  $id: 'seller',
  title: TEXT,
  place: 10,
  for: ['badge.sell'],
  page: '/shop/badges',
  counts: [{title: TEXT, entity: 'badge', presets: ['shown']}],
  queues: [QUEUE],
  figures: [{report: 'badges', measures: ['count'], period: 'month'}],
};

/** With a switch over the list of badges. */
function filesWith(homes: SchemaFiles['homes']): SchemaFiles {
  const files = goodFiles();
  const switches = [{name: 'shown', label: TEXT, where: {eq: ['state', 'on']}}];
  const entities = files.entities.map(({file, content}) => {
    const {'x-views': views, ...rest} = Object(content) as Record<string, {readonly default?: object}>;
    if (!file.endsWith('/badge.json')) return {file, content};
    return {file, content: {...rest, 'x-views': {...views, default: {...views?.default, switches}}}};
  });
  return {...files, entities, homes};
}

/** What is said of a home: place and message. */
function told(...contents: readonly object[]): readonly string[] {
  const homes = contents.map((content, index) => ({file: `homes/${index === 0 ? 'seller' : 'buyer'}.json`, content}));
  return checkSchemas(filesWith(homes)).map(({file, pointer, message}) =>
    file === 'homes/seller.json' ? `${pointer} ${message}` : `${file} ${pointer} ${message}`,
  );
}

const withQueue = (queue: object) => told({...GOOD, queues: [{...QUEUE, ...queue}]});
const withFigures = (figures: object) =>
  told({...GOOD, figures: [{report: 'badges', measures: ['count'], period: 'month', ...figures}]});

test('nothing is said of a good home', () => {
  expect(told(GOOD)).toEqual([]);
});

test('whose home it is says rights that there are, and its place is its own', () => {
  expect(told({...GOOD, for: ['badge.fly', 'medal.sell']})).toEqual([
    '/for/0 There is no right "badge.fly".',
    '/for/1 There is no right "medal.sell".',
  ]);
  expect(told({...GOOD, for: []})).toEqual([expect.stringMatching(/^\/for /)]);
  expect(told(GOOD, {...GOOD, $id: 'buyer'})).toEqual([
    'homes/buyer.json /place homes/seller.json has this place, too.',
  ]);
  expect(told({...GOOD, $id: 'vendor'})).toEqual(['/$id It must be "seller".']);
});

test('its page is one of the navigation', () => {
  expect(told({...GOOD, page: '/shop/medals'})).toEqual(['/page The navigation has no "/shop/medals".']);
});

test('a home shows something', () => {
  const {counts: _counts, queues: _queues, figures: _figures, ...empty} = GOOD;
  expect(told(empty)).toEqual([' It shows nothing.']);
});

test('records are some of an entity, by conditions and presets that it has', () => {
  expect(withQueue({entity: 'medal'})).toEqual(['/queues/0/entity There is no entity "medal".']);
  expect(withQueue({presets: ['late']})).toEqual(['/queues/0/presets/0 Lists of badge have no preset "late".']);
  expect(withQueue({where: undefined, presets: undefined})).toEqual([
    '/queues/0 All records there are wait for nobody.',
  ]);
  expect(withQueue({where: {eq: ['colour', 1]}})).toEqual(['/queues/0/where/eq/0 Badge has no property "colour".']);
  expect(withQueue({where: {eq: ['state', 1]}})).toEqual([
    '/queues/0/where/eq/1 The bare value 1 does not say what it means.',
  ]);
  expect(told({...GOOD, counts: [{title: TEXT, entity: 'badge'}]})).toEqual([
    '/counts/0 All records there are wait for nobody.',
  ]);
});

test('what a queue shows, sorts by and offers is there', () => {
  expect(withQueue({shows: ['price', 'secret']})).toEqual([
    '/queues/0/shows/1 badge has no "secret" that can be shown.',
  ]);
  expect(withQueue({shows: ['title', 'price']})).toEqual(['/queues/0/shows/0 Its name stands there anyway.']);
  expect(withQueue({sort: 'price'})).toEqual(['/queues/0/sort No index of badge begins with "price".']);
  expect(withQueue({steps: ['sell', 'melt']})).toEqual(['/queues/0/steps/1 badge has no step "melt".']);
  expect(withQueue({shows: ['price']})).toEqual([expect.stringMatching(/^\/queues\/0\/shows /)]);
  expect(withQueue({colour: 1})).toEqual(['/queues/0/colour Unknown keyword "colour".']);
});

test('figures are those of a report, of a period where it has one', () => {
  expect(withFigures({report: 'medals'})).toEqual(['/figures/0/report There is no report "medals".']);
  expect(withFigures({measures: ['weight']})).toEqual(['/figures/0/measures/0 The report has no measure "weight".']);
  expect(withFigures({period: undefined})).toEqual(['/figures/0 Its figures are of no period.']);
  const files = filesWith([{file: 'homes/seller.json', content: GOOD}]);
  const reports = files.reports.map(({file, content}) => ({file, content: {...Object(content), standing: true}}));
  expect(checkSchemas({...files, reports})).toMatchObject([
    {pointer: '/figures/0/period', message: 'What is asked of no period has none.'},
  ]);
});

test('a preset means what it means over lists', () => {
  const model = loadModel();
  const order = model.entity('order');
  const mine = {eq: ['salesmanId', {actor: 'id'}]};
  const late = {lt: ['dueAt', {now: 'time'}]};
  expect(homeWhere(order, {presets: ['mine', 'late']})).toEqual({all: [mine, late]});
  expect(homeWhere(order, {where: {eq: ['isTop', 1]}, presets: ['late']})).toEqual({all: [{eq: ['isTop', 1]}, late]});
  expect(homeWhere(order, {presets: ['dueThisWeek']})).toEqual({
    all: [{gte: ['dueAt', {now: 'time'}]}, {lt: ['dueAt', {now: 'nextWeek'}]}],
  });
  const bought = model.entity('purchase-order');
  expect(homeWhere(bought, {presets: ['late']})).toEqual(
    bought.views.default?.switches?.find(({name}) => name === 'late')?.where,
  );
  const places = model.homes.map(({place}) => place);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
