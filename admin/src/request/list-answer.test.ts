/** What a list is told once. */
import {createQueryClient} from './query-client';
import {countKey, KnownTotals, withAbilities} from './list-answer';

test('every record has the abilities that came once', () => {
  const abilities = {update: true, delete: 'No.'};
  const other = {update: 'No.'};
  const page = [
    {id: 1, _abilities: abilities},
    {id: 2, _abilities: 1},
    {id: 3, _abilities: other},
    {id: 4, _abilities: 3},
    {id: 5},
  ];
  expect(withAbilities(page).map(record => record._abilities)).toEqual([abilities, abilities, other, other, undefined]);
});

test('a total is known while pages are turned, and asked for again with the same page or another filter', () => {
  const queryClient = createQueryClient();
  const totals = new KnownTotals(queryClient);
  const total = {total: 310, capped: false};
  expect(totals.of('tag', {}, 1)).toBeUndefined();
  totals.keep('tag', {}, 1, total);
  expect([
    totals.of('tag', {}, 2),
    totals.of('tag', {}, 1),
    totals.of('tag', {q: 'a'}, 2),
    totals.of('country', {}, 2),
  ]).toEqual([total, undefined, undefined, undefined]);
  totals.keep('tag', {}, 1, {total: 10_001, capped: true});
  queryClient.setQueryData(countKey('tag', {}), 23_456);
  expect([totals.of('tag', {}, 939), totals.of('tag', {}, 1)]).toEqual([{total: 23_456, capped: false}, undefined]);
  queryClient.clear();
  expect(totals.of('tag', {}, 2)).toBeUndefined();
});
