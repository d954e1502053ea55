import {goTo} from '../testing/window';
import {startI18n} from '../i18n/i18n';
import {envelope, TestServer} from '../testing/test-server';
import {BACKGROUND, get, post} from './api';
import {setApiHost} from './host';
import {trackRequest, isLoadingShown, keepLoadingHidden} from './loading';

const server = new TestServer();

beforeAll(async () => {
  const url = await server.start();
  goTo(`${url}/`);
  setApiHost(url);
  await startI18n();
});

afterAll(() => server.stop());

/** Whether the flag was on when the server was asked. */
async function shownDuring(request: () => Promise<unknown>): Promise<boolean> {
  let shown = false;
  server.answer = () => {
    shown = isLoadingShown();
    return envelope(200);
  };
  await request();
  return shown;
}

test('the flag is on while a request is in flight [CO-368]', async () => {
  expect(isLoadingShown()).toBe(false);
  expect(await shownDuring(() => post('/a'))).toBe(true);
  expect(isLoadingShown()).toBe(false);
});

test('with two requests it goes off when the second one ends, whether it ends well or not [CO-369]', async () => {
  const ends: ((error?: Error) => void)[] = [];
  const request = () =>
    trackRequest(() => new Promise<void>((resolve, reject) => ends.push(error => (error ? reject(error) : resolve()))));
  const both = [request(), request()];
  expect(isLoadingShown()).toBe(true);
  ends[0]?.();
  await both[0];
  expect(isLoadingShown()).toBe(true);
  ends[1]?.(new Error('lost'));
  await expect(both[1]).rejects.toThrow('lost');
  expect(isLoadingShown()).toBe(false);
});

test('a request can be flagged not to raise it [CO-462] [CO-470]', async () => {
  expect(await shownDuring(() => post('/a', {}, undefined, {hideLoading: true}))).toBe(false);
  expect(await shownDuring(() => get('/a', {}, undefined, BACKGROUND))).toBe(false);
  expect(await shownDuring(() => Promise.all([post('/a', {}, undefined, {hideLoading: true}), post('/b')]))).toBe(true);
});

test('while the design dialog is open nothing is shown, even though the flag is on [CO-016]', async () => {
  let end = () => {};
  const request = trackRequest(
    () =>
      new Promise<void>(resolve => {
        end = resolve;
      }),
  );
  const close = keepLoadingHidden();
  expect(isLoadingShown()).toBe(false);
  close();
  expect(isLoadingShown()).toBe(true);
  end();
  await request;
});
