import {loadModel, loadNavigation} from '@emblem/schemas/node';
import {indexViews} from '../model/view-index';
import {presetsOf} from './presets';
import {parseSession} from './session';

const model = loadModel();
const {homeOf, viewOf} = indexViews({model, navigation: loadNavigation()});

const sessionWith = (scope: string, isAdmin = 0) =>
  parseSession({
    userInfo: {id: 7, userName: 'ada', isAdmin},
    rights: {'inquiry.read': [scope], 'inquiry.read-personal': [scope], 'task.read': [scope], 'user.read': [scope]},
  });

function keysOf(entity: string, scope: string): readonly string[] {
  const view = viewOf(homeOf(entity));
  return view ? presetsOf(sessionWith(scope), model, view).map(({key}) => key) : [];
}

test('a list has its presets in their order, and no way to one’s own for whoever reads nothing else', () => {
  expect(keysOf('inquiry', 'all')).toEqual(['late', 'dueThisWeek', 'mine', 'unread']);
  expect(keysOf('inquiry', 'own')).toEqual(['late', 'dueThisWeek', 'unread']);
  expect(keysOf('country', 'all')).toEqual([]);
  expect(keysOf('user', 'all')).toEqual([]);
});

test('switches of these names are presets, even to whoever reads their own alone', () => {
  expect(keysOf('task', 'own')).toEqual(['late', 'mine']);
});

test('a preset is a part of the filter, and takes the place of another one of the same property', () => {
  const view = viewOf(homeOf('inquiry'));
  const [late, week, mine] = view ? presetsOf(sessionWith('all'), model, view) : [];
  if (!late || !week || !mine) throw new Error('There are no presets.');
  const lateOnes = {...late.turn({}, true)};
  expect([late.isOn(lateOnes), week.isOn(lateOnes)]).toEqual([true, false]);
  const thisWeek = {...lateOnes, ...week.turn(lateOnes, true)};
  expect([late.isOn(thisWeek), week.isOn(thisWeek)]).toEqual([false, true]);
  const own = {...thisWeek, ...mine.turn({_switched: ['california']}, true)};
  expect(own).toMatchObject({_switched: ['california', 'mine'], dueAt_gte: {now: 'time'}, dueAt_lt: {now: 'nextWeek'}});
  expect(mine.turn(own, false)).toEqual({_switched: ['california']});
});
