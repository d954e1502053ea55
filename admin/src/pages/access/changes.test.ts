import {changeList, scopeAt, switchedAt, switchPair, withChange, type Changes, type GrantsByHolder} from './changes';

const SAVED: GrantsByHolder = new Map([[1, new Map([[10, 'own' as const]])]]);
const NOTHING: Changes = new Map();
const SCREEN = {view: [10], edit: [11, 12]};

it('switching changes on shows the screen too, and leaves the scope of what is on', () => {
  const changes = switchPair(SAVED, NOTHING, 2, SCREEN, 'edit', 'platform');
  expect(changeList(SAVED, changes)).toEqual(
    [10, 11, 12].map(authorityId => ({holderId: 2, authorityId, before: null, after: 'platform'})),
  );
  expect(scopeAt(SAVED, switchPair(SAVED, NOTHING, 1, SCREEN, 'edit', 'all'), 1, 10)).toBe('own');
});

it('switching a screen off takes its changes with it, and switching changes off leaves the screen', () => {
  const all = switchPair(SAVED, NOTHING, 1, SCREEN, 'edit', 'all');
  expect(changeList(SAVED, switchPair(SAVED, all, 1, SCREEN, 'view', 'all'))).toEqual([
    {holderId: 1, authorityId: 10, before: 'own', after: null},
  ]);
  expect(switchPair(SAVED, all, 1, SCREEN, 'edit', 'all').size).toBe(0);
});

it('completes what is switched on in part', () => {
  const some = withChange(SAVED, NOTHING, 1, [11], 'all');
  expect(switchedAt(SAVED, some, 1, SCREEN.edit)).toBe('some');
  expect(switchedAt(SAVED, switchPair(SAVED, some, 1, SCREEN, 'edit', 'all'), 1, SCREEN.edit)).toBe('on');
});

it('what is switched back is no change', () => {
  const off = withChange(SAVED, NOTHING, 1, [10], null);
  expect(off.size).toBe(1);
  expect(withChange(SAVED, off, 1, [10], 'own').size).toBe(0);
  expect(switchedAt(SAVED, NOTHING, 1, [])).toBe('none');
});
