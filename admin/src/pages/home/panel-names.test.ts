import {loadHomes} from '@emblem/schemas/node';
import {isPanelName} from './panel-names';

test('every panel that a home names is drawn', () => {
  const named = loadHomes().flatMap(({panels = []}) => panels);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(name => !isPanelName(name))).toEqual([]);
});
