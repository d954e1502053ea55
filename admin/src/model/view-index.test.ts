import {loadModel, loadNavigation} from '@emblem/schemas/node';
import {indexViews} from './view-index';

const model = loadModel();
const {allOf, homeOf, views, viewOf} = indexViews({model, navigation: loadNavigation()});

const keys = [...model.entities.keys()];

test.each(keys)('records of %s open where none of them is left out, or where all that share them open', key => {
  const home = viewOf(homeOf(key));
  expect(home?.entity.key).toBe(key);
  expect(home?.where === undefined || home.node?.alternative === false || home.node === undefined).toBe(true);
});

test.each(keys)('all records of %s are listed without a condition', key => {
  const all = viewOf(allOf(key));
  expect([all?.entity.key, all?.where]).toEqual([key, undefined]);
});

test('a list of some records alone is not where they open', () => {
  const some = views.filter(({node, where}) => node?.view !== undefined && where !== undefined);
  expect(some.length).toBeGreaterThan(5);
  const homes = new Set(keys.map(homeOf));
  expect(some.filter(({name, node}) => homes.has(name) && node?.alternative !== false)).toEqual([]);
});
