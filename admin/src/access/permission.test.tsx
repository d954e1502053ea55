import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactNode} from 'react';
import {DisabledWith, DisabledWithout, WithPermission} from './permission';
import {SessionProvider} from './session-context';
import {parseSession, type Session} from './session';

const session = parseSession({
  userInfo: {id: 1},
  userAuthList: [
    {
      id: 1,
      authorityName: 'orders',
      authorityUrl: '/orders',
      isMenu: 1,
      authType: 0,
      childList: [
        {id: 2, authorityName: 'order.print', authorityUrl: '/orders#print', isMenu: 0, authType: 1, childList: []},
        {id: 3, authorityName: 'order.refund', authorityUrl: '/orders#refund', isMenu: 0, authType: 1, childList: []},
      ],
    },
  ],
});

const shown = (content: ReactNode, as: Session = session) =>
  renderToStaticMarkup(<SessionProvider session={as}>{content}</SessionProvider>);

test('an element is removed where the permission is missing [CO-417]', () => {
  expect(
    shown(
      <WithPermission permission="order.print">
        <button>Print</button>
      </WithPermission>,
    ),
  ).toBe('<button>Print</button>');
  expect(
    shown(
      <WithPermission permission="order.delete">
        <button>Delete</button>
      </WithPermission>,
    ),
  ).toBe('');
});

test('an element is disabled where the permission is there [CO-418]', () => {
  expect(
    shown(
      <DisabledWith permission="order.print">
        <button>Ask</button>
      </DisabledWith>,
    ),
  ).toBe('<button disabled="">Ask</button>');
  expect(
    shown(
      <DisabledWith permission="order.delete">
        <button>Ask</button>
      </DisabledWith>,
    ),
  ).toBe('<button>Ask</button>');
});

test('an element is disabled where the permission is missing [CO-419]', () => {
  expect(
    shown(
      <DisabledWithout permission="order.delete">
        <button>Delete</button>
      </DisabledWithout>,
    ),
  ).toBe('<button disabled="">Delete</button>');
  expect(
    shown(
      <DisabledWithout permission="order.print">
        <button>Print</button>
      </DisabledWithout>,
    ),
  ).toBe('<button>Print</button>');
});

test('an administrator has every permission, though the names of the buttons are blank', () => {
  const admin: Session = {...session, isAdmin: true, authorities: []};
  expect(
    shown(
      <WithPermission permission="order.delete">
        <i />
      </WithPermission>,
      admin,
    ),
  ).toBe('<i></i>');
});

test('buttons are a list kept per route [DA-381]', () => {
  expect(session.buttons).toEqual(new Map([['/orders', ['order.print', 'order.refund']]]));
  expect([...session.paths]).toEqual(['/orders']);
});
