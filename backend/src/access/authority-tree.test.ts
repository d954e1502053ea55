import {toTree} from './authority-tree';

const entry = (id: number, parentId: number | null, authType = 0) => ({
  id,
  parentId,
  authType,
  authorityName: `name ${id}`,
  urlTitle: `title ${id}`,
  authorityUrl: `/${id}`,
  iconPath: null,
  isMenu: 1,
});

test('entries are nested below their parents in the order given; what has no parent there stands at the top', () => {
  const tree = toTree([entry(2, null), entry(1, null), entry(4, 1), entry(3, 1), entry(9, 77)], () => false);
  expect(tree.map(node => node.id)).toEqual([2, 1, 9]);
  expect(tree[1]?.childList.map(node => node.id)).toEqual([4, 3]);
});

test('[CO-280] [CO-282] each entry has the documented properties', () => {
  expect(toTree([entry(1, null)], () => false)).toEqual([
    {
      id: 1,
      authorityName: 'name 1',
      authorityUrl: '/1',
      parentId: null,
      urlTitle: 'title 1',
      iconPath: null,
      isMenu: 1,
      authType: 0,
      childList: [],
    },
  ]);
});

test('names can be left empty', () => {
  const [page] = toTree([entry(1, null), entry(2, 1, 1)], record => record.authType === 1);
  expect(page?.authorityName).toBe('name 1');
  expect(page?.childList[0]?.authorityName).toBe('');
});
