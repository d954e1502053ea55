import {splitBySize} from './split';

test('above 80 MB is oversize, 80 MB itself is normal [CO-389] [DA-572]', () => {
  const [small, border, large] = [{size: 1}, {size: 80 * 1024 * 1024}, {size: 80 * 1024 * 1024 + 1}];
  expect(splitBySize([large, small, border])).toEqual({normal: [small, border], oversize: [large]});
});
