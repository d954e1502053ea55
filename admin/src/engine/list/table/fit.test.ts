import {fitWidths} from './fit';

const columns = [
  {width: 200, least: 120},
  {width: 100, least: 100},
  {width: 150, least: 110},
];

test('columns that fit stay as they are, and give way in proportion where they do not', () => {
  expect(fitWidths(columns, 500)).toEqual([200, 100, 150]);
  expect(fitWidths(columns, 390)).toEqual([160, 100, 130]);
});

test('where not even the least fits, the first columns are whole and the others are scrolled to', () => {
  expect(fitWidths(columns, 330)).toEqual([120, 100, 110]);
  expect(fitWidths(columns, 329)).toEqual([200, 100, 150]);
  expect(fitWidths(columns, 250)).toEqual([150, 100, 150]);
  expect(fitWidths([{width: 90, least: 90}], 10)).toEqual([90]);
});
