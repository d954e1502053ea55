import {countNoun, fillBlanks} from './blanks';

test('a number and its noun go together', () => {
  expect([0, 1, 2, 21, '1', '1.5'].map(count => countNoun(count, 'row', 'rows'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '21 rows',
    '1 row',
    '1.5 rows',
  ]);
});

test('blanks are filled once, with what is known', () => {
  const values = new Map<string, string | number>([
    ['limit', 1],
    ['name', '{limit}'],
  ]);
  const fill = (text: string) => fillBlanks(text, name => values.get(name));
  expect(fill('At most {limit, row, rows} of {name}; {other} and {other, day, days} stay')).toBe(
    'At most 1 row of {limit}; {other} and {other, day, days} stay',
  );
});
