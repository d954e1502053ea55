import {splitBySize} from './split';

test('above 80 MB is oversize, 80 MB itself is normal [CO-389] [DA-572]', () => {
  const [small, border, large] = [1, 80 * 1024 * 1024, 80 * 1024 * 1024 + 1].map(size => ({size}));
  expect(splitBySize([large!, small!, border!])).toEqual({normal: [small, border], oversize: [large]});
});
