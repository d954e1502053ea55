import {goTo} from '../testing/window';
import {changeLocale, startI18n} from '../i18n/i18n';
import {envelope, TestServer, type Reply} from '../testing/test-server';
import {get, post, postForm, type CallOptions} from './api';
import {setApiHost} from './host';
import {sendJson} from './http';
import {onNotice, type Notice} from './notices';
import {onSessionEnd} from './session-end';
import {dropToken, loginPath, readToken, storeLoginSource, storeToken} from './token';

const server = new TestServer();
let notices: Notice[] = [];
let ended = 0;

const said = () => notices.map(({message}) => message);
const answering = (reply: Reply) => {
  server.answer = () => reply;
};

beforeAll(async () => {
  const url = await server.start();
  goTo(`${url}/somewhere`);
  setApiHost(url);
  await startI18n();
  onNotice(notice => notices.push(notice));
  onSessionEnd(() => {
    ended += 1;
  });
});

afterAll(() => server.stop());

beforeEach(async () => {
  notices = [];
  ended = 0;
  server.asked.length = 0;
  answering(envelope(200, 'data'));
  dropToken();
  await changeLocale('en');
});

test('POST calls send JSON, GET calls send form-encoded parameters [CO-458] [CO-459]', async () => {
  await post('/a/list', {name: 'pin & patch', page: 1, deep: {on: true}});
  expect(server.last).toMatchObject({
    method: 'POST',
    url: '/api/a/list',
    headers: {'content-type': 'application/json'},
  });
  expect(JSON.parse(server.last.body)).toEqual({name: 'pin & patch', page: 1, deep: {on: true}});
  await get('/a/list', {name: 'pin & patch', page: 1});
  expect(server.last).toMatchObject({method: 'GET', url: '/api/a/list?name=pin+%26+patch&page=1', body: ''});
});

test('the helper for a url-encoded POST [CO-494]', async () => {
  expect(await postForm('/a/config', {systemName: 'CNOss', isSSL: 1})).toBe('data');
  expect(server.last).toMatchObject({
    method: 'POST',
    url: '/api/a/config',
    body: 'systemName=CNOss&isSSL=1',
    headers: {'content-type': 'application/x-www-form-urlencoded;charset=UTF-8'},
  });
});

test('empty values are dropped on the wire, kept on demand [CO-464] [CO-471]', async () => {
  await post('/a', {text: '', nothing: null, zero: 0, no: false});
  expect(JSON.parse(server.last.body)).toEqual({zero: 0, no: false});
  await post('/a', {text: '', nothing: null}, undefined, {notRemoveEmptyParams: true});
  expect(JSON.parse(server.last.body)).toEqual({text: '', nothing: null});
});

test('every request carries the language of the interface [CO-460]', async () => {
  await get('/a');
  expect(server.last.headers.language).toBe('en');
  await changeLocale('zh');
  await post('/a');
  expect(server.last.headers.language).toBe('zh');
});

test('every request carries the token, and none without a session [CO-461]', async () => {
  await get('/a');
  expect(server.last.headers.token).toBeUndefined();
  storeToken('secret-1');
  await get('/a');
  await post('/a');
  await sendJson('/rest/country');
  expect(server.asked.map(({headers}) => headers.token)).toEqual([undefined, 'secret-1', 'secret-1', 'secret-1']);
});

test('all calls go to the one configured host, whatever host the page is on [CO-457]', async () => {
  const page = new TestServer();
  goTo(`${await page.start()}/`);
  await get('/a');
  await post('/b');
  await postForm('/c');
  await sendJson('/rest/country');
  expect(server.asked.map(({url}) => url)).toEqual(['/api/a', '/api/b', '/api/c', '/rest/country']);
  expect(page.asked).toEqual([]);
  goTo(`${server.url}/`);
  await page.stop();
});

test('a prefix stands before the path [CO-463]', async () => {
  await post('/member/list', {}, undefined, {prefix: '/app'});
  expect(server.last.url).toBe('/api/app/member/list');
});

test('the code of the envelope decides, not the HTTP status alone [CO-681] [DA-390]', async () => {
  expect(await post('/a')).toBe('data');
  answering({...envelope('200', 'in spite of 404'), status: 404});
  expect(await post('/a')).toBe('in spite of 404');
  answering({...envelope('404', null, 'Gone'), status: 200});
  await expect(post('/a')).rejects.toMatchObject({status: 404});
});

test('another code than 200 and 401 shows the message of the server and fails [CO-689] [CO-690]', async () => {
  for (const code of ['400', '403', '409', '422', '500']) {
    answering(envelope(code, null, `Refused with ${code}`));
    await expect(post('/a')).rejects.toMatchObject({status: Number(code), message: `Refused with ${code}`});
  }
  expect(notices).toEqual(
    ['400', '403', '409', '422', '500'].map(code => ({message: `Refused with ${code}`, level: 'error'})),
  );
});

test('nothing is said where the caller does so', async () => {
  answering(envelope(422, null, 'Wrong password'));
  await expect(post('/a', {}, undefined, {quiet: true})).rejects.toThrow('Wrong password');
  expect(said()).toEqual([]);
});

test('a binary answer without a code is handed back as its data [CO-682]', async () => {
  answering({type: 'application/vnd.ms-excel', body: Buffer.from([1, 2, 250])});
  const file = await post('/a/export');
  if (!(file instanceof Blob)) throw new Error('No file.');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 250]);
  expect(said()).toEqual([]);
});

test.each([
  ['JSON', {body: JSON.stringify({message: 'Something odd'})}, 'Something odd'],
  ['JSON without a message', {body: '[1]'}, 'no code'],
  ['a page', {type: 'text/html', body: '<p>A proxy</p>'}, 'no code'],
])(
  '%s without a code shows "no code" and fails with the message of the server [CO-683] [CO-684]',
  async (_, reply, message) => {
    answering(reply);
    await expect(post('/a')).rejects.toThrow(new Error(message));
    expect(said()).toEqual(['no code']);
  },
);

test('other HTTP errors show the message of the answer, else the general one [CO-708] [DA-541]', async () => {
  answering({status: 404, body: JSON.stringify({message: 'There is nothing here.'})});
  await expect(get('/nowhere')).rejects.toMatchObject({status: 404, message: 'There is nothing here.'});
  answering({status: 413, type: 'text/html', body: '<h1>Too large</h1>'});
  await expect(get('/large')).rejects.toMatchObject({status: 413, message: 'The request failed.'});
  expect(said()).toEqual(['There is nothing here.', 'The request failed.']);
});

test.each([
  '/order/manage/uploadTheDrawings [CO-675]',
  '/order/manage/addOrder [CO-676]',
  '/customLinks/edit [CO-677]',
  '/products/getProductByCateIdAndSku [CO-678]',
])('the answer of %s is handed back raw', async title => {
  const [path = ''] = title.split(' ');
  answering(envelope('500', {sku: 'A1'}, 'Not possible'));
  expect(await post(path)).toEqual({code: '500', message: 'Not possible', data: {sku: 'A1'}});
  expect(await get(path, {sku: 'A1'})).toEqual({code: '500', message: 'Not possible', data: {sku: 'A1'}});
  expect(said()).toEqual([]);
});

test('notHandleData hands any answer back as it is [CO-472]', async () => {
  const options: CallOptions = {notHandleData: true};
  answering(envelope('422', null, 'Refused'));
  expect(await post('/a', {}, undefined, options)).toEqual({code: '422', message: 'Refused', data: null});
  answering({body: '{"pages":3}'});
  expect(await get('/a', {}, undefined, options)).toEqual({pages: 3});
  answering(envelope(401));
  expect(await get('/a', {}, undefined, options)).toMatchObject({code: 401});
  expect([said(), ended]).toEqual([[], 0]);
});

describe('code 401', () => {
  test(`says for a second that the login has expired, forgets the token and signs out
    [CO-685] [CO-687] [CO-688]`, async () => {
    storeToken('old');
    storeLoginSource('qm');
    answering(envelope('401', null, 'No session'));
    await Promise.allSettled([post('/a'), get('/b'), postForm('/c')]);
    await expect(post('/a')).rejects.toMatchObject({status: 401});
    expect(notices[0]).toEqual({message: 'Login expired, please log in again.', level: 'error', duration: 1000});
    expect(ended).toBeGreaterThanOrEqual(1);
    expect(readToken()).toBeUndefined();
    expect(loginPath()).toBe('/qm/login');
  });

  test('says so in Chinese, too, and over /rest by the HTTP status', async () => {
    await changeLocale('zh');
    storeToken('old');
    answering({status: 401, body: '{"message":"No session"}'});
    await expect(sendJson('/rest/country')).rejects.toMatchObject({status: 401});
    expect(notices).toEqual([{message: '登录已过期，请重新登录。', level: 'error', duration: 1000}]);
    expect(readToken()).toBeUndefined();
  });

  test('of several requests at once only the first ends the session', async () => {
    storeToken('old');
    answering(envelope('401'));
    await Promise.allSettled([1, 2, 3].map(page => post('/a', {page})));
    expect([said().length, ended]).toEqual([1, 1]);
  });

  test('of a request that was sent before a new sign-in does not end the new session', async () => {
    storeToken('old');
    server.answer = () => {
      storeToken('new');
      return envelope('401');
    };
    await expect(post('/a')).rejects.toMatchObject({status: 401});
    expect([readToken(), ended, said()]).toEqual(['new', 0, []]);
  });

  test('is left to callers outside of the session, such as the factory screen', async () => {
    storeToken('old');
    answering(envelope('401', null, 'No session'));
    await expect(post('/a', {}, undefined, {outsideSession: true, quiet: true})).rejects.toMatchObject({status: 401});
    expect([readToken(), ended, said()]).toEqual(['old', 0, []]);
  });
});
