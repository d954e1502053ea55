/** What happens when no usable answer comes. */
import {goTo} from '../testing/window';
import {changeLocale, startI18n} from '../i18n/i18n';
import {envelope, TestServer} from '../testing/test-server';
import {get, post, postForm} from './api';
import {setApiHost} from './host';
import {isLoadingShown} from './loading';
import {onNotice} from './notices';

const CHINESE = '请求超时或服务器异常，请检查网络或联系管理员';
const ENGLISH = 'The request timed out or the server is abnormal. Check the network or contact the administrator.';
const server = new TestServer();
let said: string[] = [];

beforeAll(async () => {
  goTo(`${await server.start()}/`);
  await startI18n();
  onNotice(({message}) => said.push(message));
});

afterAll(() => server.stop());

beforeEach(async () => {
  said = [];
  server.answer = () => undefined;
  setApiHost(server.url);
  await changeLocale('zh');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function closedPort(): Promise<string> {
  const other = new TestServer();
  const url = await other.start();
  await other.stop();
  return url;
}

test('a server that cannot be reached [CO-691]', async () => {
  setApiHost(await closedPort());
  await expect(post('/a')).rejects.toThrow(CHINESE);
  await changeLocale('en');
  await expect(get('/a')).rejects.toThrow(ENGLISH);
  expect(said).toEqual([CHINESE, ENGLISH]);
});

test('a server that fails [CO-691]', async () => {
  server.answer = () => ({status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>'});
  await expect(post('/a')).rejects.toThrow(CHINESE);
  server.answer = () => ({...envelope(500, null, 'TypeError: x is undefined'), status: 500});
  await expect(get('/a')).rejects.toThrow(CHINESE);
  expect(said).toEqual([CHINESE, CHINESE]);
});

async function expectTimeout(send: typeof post, milliseconds: number): Promise<void> {
  jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});
  let message: string | undefined;
  const asked = server.next();
  const request = send('/slow').catch((error: Error) => {
    message = error.message;
  });
  await asked;
  await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect([message, isLoadingShown()]).toEqual([undefined, true]);
  await jest.advanceTimersByTimeAsync(1);
  await request;
  expect(message).toBe(CHINESE);
  expect(said).toEqual([CHINESE]);
  expect(isLoadingShown()).toBe(false);
}

test('a request times out after 100000 ms [CO-468] [CO-691]', () => expectTimeout(post, 100_000));

test('the helper for a url-encoded POST times out after 30000 ms [CO-469]', () => expectTimeout(postForm, 30_000));

test('a request that is answered in time leaves no timer behind', async () => {
  server.answer = () => envelope(200);
  jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});
  await post('/quick');
  expect(jest.getTimerCount()).toBe(0);
});

test('a cancelled request is only logged [CO-692]', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const abort = new AbortController();
  const asked = server.next();
  const request = post('/slow', {}, abort.signal);
  await asked;
  abort.abort();
  await expect(request).rejects.toMatchObject({name: 'AbortError'});
  expect(log).toHaveBeenCalledWith('Cancelled: /api/slow');
  expect(said).toEqual([]);
});
