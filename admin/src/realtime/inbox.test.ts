import type {Announcement, Push} from './announcement';
import {EMPTY, dropArrival, receive, type Inbox} from './inbox';

function announced(id: number, replayed = false): Push {
  const announcement: Announcement = {
    id,
    title: `message ${id}`,
    content: '',
    link: undefined,
    sentAt: '',
    readAt: undefined,
  };
  return {kind: 'announcement', announcement, replayed};
}

function after(...pushes: readonly Push[]): Inbox {
  return pushes.reduce(receive, EMPTY);
}

test('what was unread before is counted and not shown in passing', () => {
  expect(after({kind: 'welcome', unread: 2}, announced(1, true), announced(2, true))).toMatchObject({
    unread: 2,
    held: [1, 2],
    arrived: [],
  });
});

test('what arrives is counted and shown once, however often it comes', () => {
  const inbox = after({kind: 'welcome', unread: 0}, announced(7), announced(7), announced(7, true));
  expect(inbox).toMatchObject({unread: 1, held: [7]});
  expect(inbox.arrived.map(({id}) => id)).toEqual([7]);
  expect(dropArrival(inbox).arrived).toEqual([]);
});

test('what was missed while the connection was lost is shown', () => {
  const inbox = after({kind: 'welcome', unread: 0}, {kind: 'welcome', unread: 1}, announced(3, true));
  expect(inbox).toMatchObject({unread: 1});
  expect(inbox.arrived.map(({id}) => id)).toEqual([3]);
});

test('what was read elsewhere is shown no more', () => {
  expect(receive(after(announced(1), announced(2)), {kind: 'read', ids: [1]})).toMatchObject({
    held: [2],
    arrived: [{id: 2}],
  });
  expect(receive(after(announced(1), announced(2)), {kind: 'read', ids: undefined})).toMatchObject({
    held: [],
    arrived: [],
  });
});
