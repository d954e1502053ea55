import {parameterLines} from './parameter-lines';

test.each([
  [
    'Size: 50 mm\r\nPlating：Gold',
    [
      ['Size', '50 mm'],
      ['Plating', 'Gold'],
    ],
  ],
  [
    '尺寸：50×30毫米\n电镀: 金\r背面 :磁铁',
    [
      ['尺寸', '50×30毫米'],
      ['电镀', '金'],
      ['背面', '磁铁'],
    ],
  ],
  ['Ratio: 1:2', [['Ratio', '1:2']]],
  ['PINS\n: nothing before\nnothing after:\n\n', []],
  [`${'a'.repeat(101)}: too long a name`, []],
  ['', []],
])('%j', (text, expected) => {
  expect(parameterLines(text).map(({name, value}) => [name, value])).toEqual(expected);
});
