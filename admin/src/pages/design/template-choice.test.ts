import {checkedOf, expandTypes, hasFirstLevel, rowsOf, toggleType, typesOf} from './template-choice';

const types = typesOf([
  {id: 1, templateTypeName: 'Sports', parentId: null},
  {id: 2, templateTypeName: 'Football', parentId: 1},
  {id: 3, templateTypeName: 'Golf', parentId: 1},
  {id: 4, templateTypeName: 'Flags', parentId: null},
  {id: 5, templateTypeName: 'Cup', parentId: 2},
]);
const [sports = {id: 0, name: '', children: []}, flags = {id: 0, name: '', children: []}] = types;

test('types stand in two levels', () => {
  expect(types.map(({name, children}) => [name, children.map(child => child.name)])).toEqual([
    ['Sports', ['Football', 'Golf', 'Cup']],
    ['Flags', []],
  ]);
});

test('a first-level type is checked with all below it, and in part with some of them', () => {
  expect(toggleType(sports, [4])).toEqual([4, 2, 3, 5]);
  expect(checkedOf(sports, [3])).toBe('some');
  expect(toggleType(sports, [3, 4])).toEqual([3, 4, 2, 5]);
  expect(toggleType(sports, [2, 4, 3, 5])).toEqual([4]);
  expect(toggleType(flags, [])).toEqual([4]);
});

test('a saved first-level type stands for all below it, and types that are gone for nothing', () => {
  expect(expandTypes(types, [4, 1, 99])).toEqual([4, 2, 3, 5]);
});

test('rows name both levels; a first-level type alone stands for itself', () => {
  expect(rowsOf(types, [3, 4])).toEqual([
    {templateTypePid: 1, templateTypeId: 3, templateTypePname: 'Sports', templateTypeName: 'Golf'},
    {templateTypePid: 4, templateTypeId: 4, templateTypePname: 'Flags', templateTypeName: 'Flags'},
  ]);
});

test('nothing checked is no configuration', () => {
  expect([hasFirstLevel(types, []), hasFirstLevel(types, [5])]).toEqual([false, true]);
});
