import {faultyLines, plainParameters} from './parameters';

test.each([
  ['Size:50\r\nPlating：Gold\r', 'Size:50\nPlating:Gold'],
  ['Ratio:1：2\n\n', 'Ratio:1：2'],
  ['材质：锌合金', '材质:锌合金'],
  ['', ''],
])('%j is %j', (text, plain) => {
  expect(plainParameters(text)).toBe(plain);
});

test.each([
  ['Size:50\nPlating:Gold', []],
  [
    'Size: 50\nGold\n\n:red\nColour:',
    [
      [1, 'space'],
      [2, 'noColon'],
      [3, 'empty'],
      [4, 'noKey'],
      [5, 'noValue'],
    ],
  ],
  ['', []],
])('faults of %j', (text, faults) => {
  expect(faultyLines(text).map(({line, fault}) => [line, fault])).toEqual(faults);
});
