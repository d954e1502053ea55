import {loadNavigation} from '@emblem/schemas/node';
import {nodesBelow} from '../model/view-index';
import {close, closeOthers, lastVisited, pinnedTags, rename, tellApart, visit, type Tag} from './tags';

const start = pinnedTags(nodesBelow(loadNavigation().nodes));
const at = (tags: readonly Tag[], path: string, search = '') => visit(tags, {path, search, title: path});
const paths = (tags: readonly Tag[]) => tags.map(tag => tag.path);

test('home is pinned and cannot be closed [CO-012] [CO-048]', () => {
  expect(paths(start)).toEqual(['/dashboard']);
  const tags = at(at(start, '/dashboard'), '/a');
  expect(paths(close(tags, '/dashboard'))).toEqual(['/dashboard', '/a']);
  expect(paths(closeOthers(tags, '/a'))).toEqual(['/dashboard', '/a']);
  expect(paths(closeOthers(tags))).toEqual(['/dashboard']);
});

test('a view has one tag however often it is visited, and keeps its last query [CO-011]', () => {
  const tags = at(at(at(start, '/a'), '/b'), '/a', '?page=2');
  expect(paths(tags)).toEqual(['/dashboard', '/a', '/b']);
  expect(tags[1]?.search).toBe('?page=2');
});

test('a form over a list leaves the list its query', () => {
  const tags = visit(at(start, '/a', '?page=2'), {path: '/a', title: '/a'});
  expect(tags[1]?.search).toBe('?page=2');
  expect(visit(start, {path: '/a', title: '/a'})[1]?.search).toBe('');
});

test('closing the view shown leads to the one visited last of those still there [CO-013]', () => {
  const tags = at(at(at(at(start, '/a'), '/b'), '/c'), '/a');
  expect(lastVisited(close(tags, '/a'))).toBe('/c');
  expect(lastVisited(close(close(tags, '/a'), '/c'))).toBe('/b');
});

test('closing the only visited view leads home [CO-014]', () => {
  expect(lastVisited(close(at(start, '/a'), '/a'))).toBe('/dashboard');
});

test('a page may name its tag', () => {
  const tags = at(start, '/a');
  expect(rename(tags, '/a', 'Order 7').at(-1)?.title).toBe('Order 7');
  expect(rename(tags, '/gone', 'Order 8')).toBe(tags);
});

test('a record has one tag, which leads to its last page; a form for a new one has none once it is left', () => {
  const shown = visit(at(at(start, '/orders'), '/orders/create'), {
    path: '/orders/7',
    page: '/orders/7/history',
    title: 'Order 7',
  });
  expect(paths(shown)).toEqual(['/dashboard', '/orders', '/orders/7']);
  expect(lastVisited(shown)).toBe('/orders/7/history');
  expect(lastVisited(visit(shown, {path: '/orders/7', title: 'Order 7'}))).toBe('/orders/7');
});

test('tags of one name say what each belongs to', () => {
  expect(
    tellApart([
      {name: 'Users', group: 'Settings'},
      {name: 'Offices', group: 'Settings'},
      {name: 'Users', group: 'Inquiries and orders'},
    ]),
  ).toEqual(['Users · Settings', 'Offices', 'Users · Inquiries and orders']);
});
