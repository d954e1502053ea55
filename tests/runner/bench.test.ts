/** How the measurements are judged: an aim that is missed by more than a fifth ends a check with 1. */
import {evaluated} from './evaluated';

async function judged(expression: string): Promise<unknown> {
  return evaluated(`
    import {exitCodeOf, lineOf, verdictOf} from '../../tests/bench/judge.mjs';
    console.log(JSON.stringify(${expression}));
  `);
}

test('a figure is within its aim, above it, or misses it by more than a fifth', async () => {
  const figures = '[0, 400, 400.1, 480, 480.1, NaN]';
  expect(await judged(`${figures}.map(figure => verdictOf({figure, aim: 400}))`)).toEqual([
    'within',
    'within',
    'above',
    'above',
    'missed',
    'missed',
  ]);
});

test('a line has the figure and the aim', async () => {
  expect(await judged(`lineOf({name: 'proposal', figure: 123.4, aim: 400})`)).toMatch(
    /^proposal +123 ms, aim +400 ms: within$/,
  );
  expect(await judged(`lineOf({name: 'recheck', figure: 75, aim: 60, unit: 's'})`)).toMatch(
    /^recheck +75 s, aim +60 s: missed$/,
  );
});

test('a check ends with 1 where one is missed, and where nothing was measured', async () => {
  const codes = `[[90, 110], [90, 130], []]
    .map(all => exitCodeOf(all.map(figure => ({name: 'list', figure, aim: 100}))))`;
  expect(await judged(codes)).toEqual([0, 1, 1]);
});

test('what is measured beside another in turns has no tolerance', async () => {
  const figures = '[105, 105.1]';
  expect(await judged(`${figures}.map(figure => verdictOf({figure, aim: 105, tolerance: 1}))`)).toEqual([
    'within',
    'missed',
  ]);
});
