import {goTo} from '../testing/window';
import {startI18n} from '../i18n/i18n';
import {TestServer} from '../testing/test-server';
import {setApiHost} from './host';
import {postMultipart} from './multipart';
import {importFile} from './import-file';
import {readToken, storeToken} from './token';

const server = new TestServer();

beforeAll(async () => {
  const url = await server.start();
  goTo(`${url}/`);
  setApiHost(url);
  await startI18n();
});

afterAll(() => server.stop());

beforeEach(() => {
  storeToken('secret');
  server.answer = () => ({status: 201, body: '{"url":"/files/a"}'});
});

function form(): FormData {
  const values = new FormData();
  values.set('name', 'pin.png');
  values.set('file', new File(['x'.repeat(200_000)], 'pin.png', {type: 'image/png'}));
  return values;
}

test('a multipart POST reports how much has been sent [CO-495]', async () => {
  const shares: number[] = [];
  const answer = await postMultipart(`${server.url}/files`, form(), {progress: share => shares.push(share)});
  expect([answer.status, answer.text]).toEqual([201, '{"url":"/files/a"}']);
  expect(shares.at(-1)).toBe(1);
  expect(server.last).toMatchObject({
    method: 'POST',
    url: '/files',
    headers: {
      token: 'secret',
      language: 'en',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
    },
  });
  expect(server.last.body).toContain('filename="pin.png"');
});

test('it can be cancelled before and while it is sent [CO-495]', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.answer = () => undefined;
  const abort = new AbortController();
  const asked = server.next();
  const sending = postMultipart(`${server.url}/files`, form(), {signal: abort.signal});
  await asked;
  abort.abort();
  await expect(sending).rejects.toMatchObject({name: 'AbortError'});
  expect(log).toHaveBeenCalledWith(`Cancelled: ${server.url}/files`);
  const before = server.asked.length;
  await expect(postMultipart(`${server.url}/files`, form(), {signal: abort.signal})).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(server.asked).toHaveLength(before);
  log.mockRestore();
});

test('it is limited in time unless told otherwise', async () => {
  server.answer = () => undefined;
  await expect(postMultipart(`${server.url}/files`, form(), {timeout: 1})).rejects.toThrow('The request timed out');
});

test('the session is told to the configured host alone', async () => {
  setApiHost('http://another.example');
  await postMultipart(`${server.url}/files`, form());
  expect(server.last.headers.token).toBeUndefined();
  setApiHost(server.url);
});

test('an import answers its report, and says what the server says when it is refused', async () => {
  const file = new File(['a,b'], 'list.csv');
  server.answer = () => ({
    body:
      '{"total":2,"created":1,"updated":0,"errors":[{"row":2,"field":"a","message":"Wrong"}],"refused":1,' +
      '"refusedRows":"a,b","written":false,"encoding":"gb18030","encodingGuessed":true,"separator":"comma",' +
      '"decimals":"point","decimalsGuessed":true,"decimalsAt":{"row":2,"heading":"a","content":"1,234"},' +
      '"sample":[["a","b"],["1"]]}',
  });
  expect(await importFile('country', file, 'check')).toEqual({
    total: 2,
    created: 1,
    updated: 0,
    errors: [{row: 2, field: 'a', message: 'Wrong'}],
    refused: 1,
    refusedRows: 'a,b',
    written: false,
    reading: {encoding: 'gb18030', separator: 'comma', decimals: 'point'},
    guessed: ['encoding', 'decimals'],
    openNumber: '1,234',
    sample: [['a', 'b'], ['1']],
  });
  expect(server.last.url).toBe('/rest/country/actions/import');
  server.answer = () => ({status: 415, body: '{"message":"Neither CSV nor XLSX."}'});
  await expect(importFile('country', file, 'check')).rejects.toThrow('Neither CSV nor XLSX.');
  server.answer = () => ({status: 401, body: '{"message":"Sign in."}'});
  await expect(importFile('country', file, 'check')).rejects.toMatchObject({status: 401});
  expect(readToken()).toBeUndefined();
});
