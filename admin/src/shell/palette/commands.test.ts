import {matching, screens, withinSentence} from './commands';
import type {MenuEntry} from '../../frame/menu';

const leaf = (path: string, en: string): MenuEntry => ({
  key: path,
  title: {zh: en, en},
  icon: 'folder',
  path,
  children: [],
});
const entries: readonly MenuEntry[] = [
  leaf('/dashboard', 'Dashboard'),
  {
    key: '/sales',
    title: {zh: '销售', en: 'Sales'},
    icon: 'folder',
    children: [leaf('/sales/orders', 'Orders'), leaf('/sales/link', 'Link orders')],
  },
];
const commands = screens(entries, text => text.en);

test('screens stand with the groups they are in', () => {
  expect(commands.map(({title, place}) => [title, place])).toEqual([
    ['Dashboard', ''],
    ['Orders', 'Sales'],
    ['Link orders', 'Sales'],
  ]);
});

test('every word must occur, and what begins with the text comes first', () => {
  expect(matching(commands, 'orders').map(each => each.title)).toEqual(['Orders', 'Link orders']);
  expect(matching(commands, 'sales link').map(each => each.title)).toEqual(['Link orders']);
  expect(matching(commands, 'nothing')).toEqual([]);
});

test('a heading within a sentence begins with a small letter, unless it begins with an abbreviation', () => {
  expect(['Orders', 'FD orders', '订单'].map(withinSentence)).toEqual(['orders', 'FD orders', '订单']);
});
