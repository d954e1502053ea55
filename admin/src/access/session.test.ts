import {may, parseSession} from './session';

const data = {
  userInfo: {
    id: 7,
    userName: 'salesman',
    name: 'Sam Whitfield',
    email: null,
    isAdmin: 0,
    roles: [{id: 2, roleName: 'Salesman', deptId: 3}],
    departmentIds: [3],
    platformIds: [9, 'x'],
  },
  userAuthList: [
    {
      id: 1,
      authorityName: 'sales',
      authorityUrl: '/sales',
      urlTitle: 'Sales',
      isMenu: 1,
      authType: 0,
      childList: [
        {
          id: 2,
          authorityName: 'quote',
          authorityUrl: '/sales#quote',
          urlTitle: 'Quote',
          isMenu: 0,
          authType: 1,
          childList: null,
        },
      ],
    },
  ],
  rights: {'inquiry.read': ['own'], 'inquiry.delete': []},
};

test('a session holds the menu, the buttons and the rights that were granted', () => {
  const session = parseSession(data);
  expect(session).toMatchObject({id: 7, isAdmin: false, platformIds: [9]});
  expect(session.authorities[0]?.children[0]).toMatchObject({isButton: true, isMenu: false});
  expect([...session.paths]).toEqual(['/sales']);
  expect(may(session, 'inquiry', 'read')).toBe(true);
  expect(may(session, 'inquiry', 'delete')).toBe(false);
  expect(may({...session, isAdmin: true}, 'anything', 'delete')).toBe(true);
});

test('an answer that is none gives nobody any right', () => {
  const session = parseSession('oops');
  expect(session.authorities).toEqual([]);
  expect(may(session, 'inquiry', 'read')).toBe(false);
});
