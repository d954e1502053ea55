/** Tables in the encodings of many places: told where they can be, else asked for; no good value becomes wrong. */
import iconv from 'iconv-lite';
import {signInAdmin} from '../harness/administrator';
import type {Client} from '../harness/client';
import type {RunningServer} from '../harness/server';
import {sharedServer} from '../harness/shared-servers';
import {makePerson} from '../harness/world';
import {csv, imported} from './transfer';

let server: RunningServer;
let admin: Client;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAdmin(server);
});
afterAll(async () => {
  await server.stop();
});

const bytes = (text: string, encoding: string, addBOM = false): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(iconv.encode(text, encoding, {addBOM}));

async function person(): Promise<{
  readonly name: () => Promise<unknown>;
  readonly table: (realName: string) => string;
}> {
  const {id, userName} = await makePerson(admin);
  return {
    name: async () => (await admin.get('user', id)).realName,
    table: realName =>
      csv([
        ['userName', 'realName'],
        [userName, realName],
      ]),
  };
}

const GUESSED: readonly (readonly [string, string])[] = [
  ['windows-1252', 'Müller'],
  ['windows-1252', 'Ångström'],
  ['windows-1252', 'François Nuñez'],
  ['gb18030', '张伟'],
  ['gb18030', '北京印刷厂'],
  ['shift_jis', 'ヤマト'],
  ['shift_jis', '東京印刷'],
  ['windows-1250', 'Łódź'],
  ['windows-1250', 'Dvořák Plzeň'],
  ['windows-1251', 'Привет'],
  ['windows-1251', 'Иван Петров'],
  ['big5', '台灣印刷公司'],
  ['euc-kr', '김철수'],
];

test.each(GUESSED)(
  '%s: “%s” is guessed and shown, refused until it is named, and then kept',
  async (encoding, name) => {
    const {name: kept, table} = await person();
    const before = await kept();
    const file = bytes(table(name), encoding);
    const looked = await imported(admin, 'user', file, {dryRun: true});
    expect(looked).toMatchObject({status: 200, encoding, encodingGuessed: true, updated: 1, written: false});
    expect(JSON.stringify(looked.sample)).toContain(name);
    for (const client of [admin.speaking('en'), admin.speaking('zh')]) {
      const refused = await imported(client, 'user', file);
      expect(refused).toMatchObject({status: 422, message: expect.stringContaining(encoding)});
      expect(refused.message).toContain('UTF-8');
    }
    expect(await kept()).toBe(before);
    expect(await imported(admin, 'user', file, {encoding})).toMatchObject({
      status: 200,
      updated: 1,
      encodingGuessed: false,
    });
    expect(await kept()).toBe(name);
  },
);

test.each([
  ['utf-8', 'Müller 张伟 ヤマト', false],
  ['utf-8', 'Łódź', true],
  ['utf-16le', 'Привет', true],
  ['utf-16be', '张伟', true],
  ['utf-16le', 'Müller', false],
  ['utf-16be', '张伟', false],
  ['utf-16le', '一丁 Żółć', false],
] as const)('%s is told for sure: %s (with a mark: %s)', async (encoding, name, hasMark) => {
  const {name: kept, table} = await person();
  expect(await imported(admin, 'user', bytes(table(name), encoding, hasMark))).toMatchObject({
    status: 200,
    updated: 1,
    encoding,
    encodingGuessed: false,
  });
  expect(await kept()).toBe(name);
});

test('a named encoding that the bytes are not in is refused with the line, and one that is not known', async () => {
  const {name: kept, table} = await person();
  const before = await kept();
  const file = bytes(table('Müller'), 'windows-1252');
  const wrong: readonly (readonly [Uint8Array<ArrayBuffer>, string, string])[] = [
    [file, 'utf-8', '2'],
    [file, 'euc-kr', '2'],
    [bytes(`${table('Ann')}\r\n"x","\u0081"`, 'latin1'), 'windows-1252', '3'],
    [bytes(table('张伟'), 'utf-8', true), 'gb18030', '1'],
    [Uint8Array.from([...bytes(table('A'), 'utf-16le'), 0, 0xd8, 0x41, 0]), 'utf-16le', '2'],
  ];
  for (const [content, encoding, line] of wrong) {
    const {status, message} = await imported(admin.speaking('en'), 'user', content, {encoding});
    expect([encoding, status, String(message).slice(0, 7)]).toEqual([encoding, 422, `Line ${line} `]);
    expect((await imported(admin.speaking('zh'), 'user', content, {encoding})).message).toContain(`第 ${line} 行`);
  }
  expect((await imported(admin, 'user', file, {encoding: 'klingon'})).status).toBe(400);
  expect(await imported(admin, 'user', file, {encoding: 'Windows-1252', dryRun: true})).toMatchObject({status: 200});
  expect(await kept()).toBe(before);
});

test('bytes that are a text in no encoding are no table', async () => {
  const noise = Uint8Array.from({length: 4096}, (_, index) => (index * index * 31 + index * 7) % 256);
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  for (const content of [noise, picture])
    expect(await imported(admin, 'user', content, {dryRun: true})).toMatchObject({status: 422});
});
