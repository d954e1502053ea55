import {around} from './around';

test('as many days after as have been stand beside as many before', () => {
  expect(around('2026-03-10', 14, '2026-11-26')).toEqual({
    days: 14,
    after: {from: '2026-03-10', to: '2026-03-23'},
    whole: {from: '2026-02-24', to: '2026-03-23'},
  });
  expect(around('2026-11-24', 14, '2026-11-26')).toEqual({
    days: 3,
    after: {from: '2026-11-24', to: '2026-11-26'},
    whole: {from: '2026-11-21', to: '2026-11-26'},
  });
});

test('a change that is yet to come has nothing behind it', () => {
  expect(around('2026-11-27', 14, '2026-11-26')).toBeUndefined();
});
