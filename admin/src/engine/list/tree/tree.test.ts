import {allIds, filterNodes, rowsOf, toTree} from './tree';

const RECORDS = [
  {id: 1, above: null, name: 'a'},
  {id: 2, above: 1, name: 'b'},
  {id: 3, above: 2, name: 'c'},
  {id: 4, above: 99, name: 'd'},
];
const TREE = toTree(RECORDS, 'above');

it('nests records and puts those whose parent is out of sight at the top', () => {
  expect(TREE.map(({record}) => record.id)).toEqual([1, 4]);
  expect(allIds(TREE)).toEqual([1, 2, 3, 4]);
});

it('shows what is unfolded', () => {
  expect(rowsOf(TREE, () => false).map(({record}) => record.id)).toEqual([1, 4]);
  expect(rowsOf(TREE, id => id === 1).map(({record, depth}) => [record.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [4, 0],
  ]);
});

it('keeps what leads to what was found', () => {
  expect(allIds(filterNodes(TREE, record => record.id === 2))).toEqual([1, 2, 3]);
  expect(allIds(filterNodes(TREE, record => record.id === 3))).toEqual([1, 2, 3]);
  expect(filterNodes(TREE, () => false)).toEqual([]);
});
