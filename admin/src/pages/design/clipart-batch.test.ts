import {isComplete, nameOfFile, repeatedNames} from './clipart-batch';

test('a clipart is named after its file', () => {
  expect(['Gold star_02.svg', 'no-extension', ' v1.2 .png'].map(nameOfFile)).toEqual([
    'Gold star 02',
    'no-extension',
    'v1.2',
  ]);
});

test('names that stand twice are told, and every row needs one', () => {
  const rows = [
    {url: '/a', name: 'Star'},
    {url: '/b', name: 'Star '},
    {url: '/c', name: 'Moon'},
  ];
  expect([...repeatedNames(rows)]).toEqual(['Star']);
  expect([isComplete(rows), isComplete([]), isComplete([{url: '/d', name: ' '}])]).toEqual([true, false, false]);
});
