import {fromStored, toStored} from './query';

test('a view survives being stored', () => {
  const query = {
    filter: {q: 'gold', state: [1], createdAt_gte: '2026-01-01T00:00:00.000Z'},
    sort: {field: 'sort', order: 'DESC'},
    columns: ['name'],
    perPage: 50,
  } as const;
  expect(toStored(query)).toMatchObject({search: 'gold', filter: {state: [1]}});
  expect(fromStored(toStored(query))).toEqual(query);
});

test('a damaged view is an empty one', () => {
  expect(fromStored(null)).toEqual({filter: {}});
  expect(fromStored({filter: [], sort: {field: 3}, columns: 'x', perPage: '9'})).toEqual({filter: {}});
});
