import {ranksOf, scoreOf, type RulePart} from './score';

const part = (kind: string, weight: string, more: Partial<RulePart> = {}): RulePart => ({
  kind,
  weight,
  target: '50.00',
  floor: '0.00',
  cap: '120.00',
  ...more,
});

test.each([
  ['the target reached', '0.5', {}, '100.00'],
  ['half of it', '0.25', {}, '50.00'],
  ['far more of it', '0.9', {}, '120.00'],
  ['less than the floor', '0.25', {floor: '60.00'}, '0.00'],
  ['just the floor', '0.3', {floor: '60.00'}, '60.00'],
  ['no target', '0', {target: '0.00'}, '100.00'],
])('%s', (_, share, more, score) => {
  expect(scoreOf([part('completion', '100.00', more)], {completion: share})).toBe(score);
});

test('parts count by their weights, and what nothing is known of counts as none', () => {
  const parts = [part('completion', '60.00'), part('repurchase', '25.00'), part('comments', '15.00')];
  expect(scoreOf(parts, {completion: '0.5', repurchase: '0.25'})).toBe('72.50');
});

test('who scores the same shares the place', () => {
  expect(ranksOf(['72.50', '90.00', '72.50', '10'])).toEqual([2, 1, 2, 4]);
});
