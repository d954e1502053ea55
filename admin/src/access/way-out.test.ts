/** The address after a session is one, whoever asks for it and however late. */
import {goTo} from '../testing/window';
import {changeLocale, startI18n} from '../i18n/i18n';
import {envelope, TestServer} from '../testing/test-server';
import {setApiHost} from '../request/host';
import {dropToken, storeLoginSource, storeToken} from '../request/token';
import {checkSession} from './check-session';
import {guard} from './guard';
import {signOut} from './sign-out';
import {forgetWayOut, settledWayOut, wayOut} from './way-out';

const server = new TestServer();
const LEFT_PAGE = {path: '/dashboard', hasToken: false, hasSite: false};

beforeAll(async () => {
  const url = await server.start();
  goTo(`${url}/dashboard`);
  setApiHost(url);
  await startI18n();
  await changeLocale('en');
  server.answer = () => envelope(200, null);
});

afterAll(() => server.stop());

beforeEach(() => {
  forgetWayOut();
  dropToken();
  sessionStorage.clear();
});

/** All the ways that lead off a page whose session is over, after it was left. */
async function ways(): Promise<readonly unknown[]> {
  const refused: unknown = await checkSession('console', wayOut()).catch((error: unknown) => error);
  return [await signOut(true), refused, guard({...LEFT_PAGE, wayOut: settledWayOut()}, []), wayOut()];
}

function leadingTo(path: string): readonly unknown[] {
  return [path, expect.objectContaining({redirectTo: path}), {to: path}, path];
}

test('out of admin-menu mode all ways lead to the sign-in of the website settings', async () => {
  storeToken('a');
  document.cookie = 'MenuFlag=1; path=/';
  expect(await signOut(false)).toBe('/liyiRegister');
  expect(await ways()).toEqual(leadingTo('/liyiRegister'));
});

test('otherwise they lead to the sign-in that the session came by', async () => {
  storeToken('a');
  storeLoginSource('qm');
  expect(await signOut(false)).toBe('/qm/login');
  expect(await ways()).toEqual(leadingTo('/qm/login'));
});

test('a page that knew of no session leads to the usual sign-in', () => {
  expect(guard({...LEFT_PAGE, wayOut: settledWayOut()}, [])).toEqual({to: '/ly/login'});
});
