import '../testing/window';
import {act, useEffect} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {CoreAdminContext, useNotify, type AuthProvider} from 'ra-core';
import {changeLocale, i18nProvider, startI18n} from '../i18n/i18n';
import {tellError} from '../request/notices';
import {sessionEnded} from '../request/session-end';
import {readToken, storeToken} from '../request/token';
import {Notices} from './Notices';

type Notify = ReturnType<typeof useNotify>;

const logout = jest.fn(() => Promise.resolve('/qm/login'));
const authProvider = {logout} as unknown as AuthProvider;
let root: Root;
let notify: Notify;

function Screen({onReady}: {readonly onReady: (notify: Notify) => void}) {
  const notify = useNotify();
  useEffect(() => onReady(notify), [notify, onReady]);
  return <Notices />;
}

const keepNotify = (ready: Notify) => {
  notify = ready;
};

const shown = () => [...document.querySelectorAll('[role=alert]')].map(element => element.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  await startI18n();
  await changeLocale('en');
  jest.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <CoreAdminContext authProvider={authProvider} i18nProvider={i18nProvider}>
        <Screen onReady={keepNotify} />
      </CoreAdminContext>,
    ),
  );
  await pass(0);
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
  document.body.replaceChildren();
});

test(`while a message is shown an identical one is not, a different one is; afterwards it is shown again
  [CO-693]`, async () => {
  act(() => tellError('The name is taken.'));
  await pass(1000);
  act(() => tellError('The name is taken.'));
  act(() => notify('The name is taken.', {type: 'error'}));
  act(() => tellError('The code is taken.'));
  expect(shown()).toEqual(['The name is taken.', 'The code is taken.']);
  await pass(5000);
  expect(shown()).toEqual([]);
  act(() => tellError('The name is taken.'));
  expect(shown()).toEqual(['The name is taken.']);
});

test('what react-admin notifies is translated, and shown one beside the other', () => {
  act(() => {
    notify('ra.notification.http_error', {type: 'warning'});
    notify('Saved', {type: 'success'});
  });
  expect(shown()).toEqual(['Server communication error', 'Saved']);
  expect([...document.querySelectorAll('[data-notice]')].map(element => element.getAttribute('data-notice'))).toEqual([
    'warning',
    'success',
  ]);
});

test('that the login has expired is shown for 1000 ms, and the user is signed out [CO-687] [CO-688]', async () => {
  storeToken('old');
  act(() => void sessionEnded('old'));
  expect(shown()).toEqual(['Login expired, please log in again.']);
  await pass(999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  await pass(500);
  expect(shown()).toEqual([]);
  expect(logout).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeUndefined();
});

test('what lies beneath a notice of something done is pressed through it, while a problem can be copied', () => {
  act(() => {
    notify('Saved', {type: 'success'});
    notify('The name is taken.', {type: 'error'});
  });
  const pointer = (element: Element | null) => element && getComputedStyle(element).pointerEvents;
  const notice = (level: string) => document.querySelector(`[data-notice=${level}]`);
  expect(pointer(notice('success'))).toBe('none');
  expect(pointer(notice('success')?.querySelector('.MuiAlert-action') ?? null)).toBe('auto');
  expect(pointer(notice('error'))).toBe('auto');
});
