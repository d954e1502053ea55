import {initialsOf} from './initials';

test.each([
  ['Sam Whitfield', 'SW'],
  ['Ana María de la Cruz', 'AC'],
  ['olivia.grant', 'OG'],
  ['salesman', 'S'],
  ['林美玲', '美玲'],
  ['李娜', '娜'],
  ['欧阳晓东', '晓东'],
  ['Émile', 'É'],
  ['Dirk Vandamme (Lyon)', 'DV'],
  ['', ''],
])('"%s" is "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
