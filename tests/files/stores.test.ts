/** Uploads and downloads over HTTP, alike on the disk and in a bucket. */
import {readdirSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import fc from 'fast-check';
import {Client, signIn} from '../harness/client';
import {asObject, asText} from '../harness/json';
import {rawGet} from '../harness/raw-get';
import {startBucket, type TestBucket} from '../harness/s3';
import {isWholeMatrix} from '../harness/sample';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm, uploadForm} from '../harness/signed-form';
import {PNG} from '../harness/upload';
import {spellingsOf} from './spellings';

const MEGABYTE = 1024 * 1024;

/** 600 by 300 pixels. */
async function widePicture(): Promise<Buffer> {
  const {default: sharp} = await import('sharp');
  return sharp({create: {width: 600, height: 300, channels: 3, background: '#14606b'}})
    .png()
    .toBuffer();
}

describe.each(['disk', 's3'])('files in the %s store', kind => {
  let bucket: TestBucket | undefined;
  let server: TestServer;
  let admin: Client;

  beforeAll(async () => {
    bucket = kind === 's3' ? await startBucket() : undefined;
    server = await startServer({env: bucket?.env});
    admin = await signIn(server.url, 'admin');
  });
  afterAll(async () => {
    await server.stop();
    await bucket?.stop();
  });

  const incoming = () => {
    try {
      return readdirSync(join(server.dataDir, 'files', '.incoming'));
    } catch {
      return [];
    }
  };
  const upload = async (name: string, content: Uint8Array, modelDir = 'quoteManage'): Promise<string> => {
    const answer = await postFile(admin, await signedForm(admin, {modelDir}), {name, content});
    expect(answer.status).toBe(201);
    const {url} = asObject(await answer.json());
    expect(answer.headers.get('location')).toBe(url);
    return asText(url);
  };

  test(`the signed form has its five parts, and a file sent with it comes back as it was
    [CO-287] [CO-486]`, async () => {
    const signed = await signedForm(admin);
    expect(Object.keys(signed).sort()).toEqual(['accessid', 'dir', 'policy', 'signature', 'url']);
    const url = await upload('pin_图.png', PNG);
    const answer = await fetch(server.url + url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    const part = await fetch(server.url + url, {headers: {range: 'bytes=1-3'}});
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect((await fetch(`${server.url}/files/public/nothing/here.png`)).status).toBe(404);
  });

  test('the signed form may be asked for by a form as well as by JSON [CO-485]', async () => {
    const body = new URLSearchParams({systemName: 'CNOss', modelDir: 'quoteManage', isSSL: '1'});
    const answer = await fetch(`${server.url}/api/gyoss/oss/web/config`, {
      method: 'POST',
      body,
      headers: {token: admin.token ?? ''},
    });
    expect(asObject(asObject(await answer.json()).data).dir).toMatch(/^public\/quoteManage\//);
  });

  test('a second file under the same key is refused and the first stays', async () => {
    const signed = await signedForm(admin);
    const send = (content: string) => postFile(admin, signed, {name: 'note.txt', content: Buffer.from(content)});
    expect((await send('first')).status).toBe(201);
    expect((await send('second')).status).toBeGreaterThanOrEqual(400);
    expect(await (await fetch(`${server.url}/files/${asText(signed.dir)}note.txt`)).text()).toBe('first');
  });

  test('an upload that breaks off leaves neither a row nor bytes', async () => {
    const signed = await signedForm(admin);
    const rows = await admin.total('file');
    const {hostname, port} = new URL(server.url);
    const fields = ['policy', 'signature']
      .map(name => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(signed[name])}\r\n`)
      .join('');
    const key = `--x\r\nContent-Disposition: form-data; name="key"\r\n\r\n${asText(signed.dir)}half.txt\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="half.txt"\r\n\r\nthe beginning of';
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST /files HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; ` +
        `boundary=x\r\nContent-Length: 100000\r\n\r\n${fields}${key}${file}`,
    );
    await until(() => incoming().length === 1);
    socket.destroy();
    await until(() => incoming().length === 0);
    expect(await admin.total('file')).toBe(rows);
    expect((await fetch(`${server.url}/files/${asText(signed.dir)}half.txt`)).status).toBe(404);
  });

  test('a form that ends within its file is refused as a broken one, and leaves nothing', async () => {
    const signed = await signedForm(admin);
    const rows = await admin.total('file');
    const fields = ['policy', 'signature']
      .map(name => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(signed[name])}\r\n`)
      .join('');
    const key = `--x\r\nContent-Disposition: form-data; name="key"\r\n\r\n${asText(signed.dir)}cut.txt\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="cut.txt"\r\n\r\n';
    for (const length of [1, 300_000]) {
      const answer = await fetch(`${server.url}/files`, {
        method: 'POST',
        headers: {'Content-Type': 'multipart/form-data; boundary=x'},
        body: fields + key + file + 'a'.repeat(length),
      });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('form is not right')]);
    }
    await until(() => incoming().length === 0);
    expect(await admin.total('file')).toBe(rows);
  });

  test('staff may send 1024 MB a file, visitors 10 MB; what is refused leaves nothing [DA-566]', async () => {
    const visitor = new Client(server.url);
    const form = await signedForm(visitor, {systemName: 'customOss'});
    const limitOf = (signed: Awaited<ReturnType<typeof signedForm>>): unknown =>
      asObject(JSON.parse(Buffer.from(asText(signed.policy), 'base64').toString())).maxSize;
    expect([limitOf(form), limitOf(await signedForm(admin))]).toEqual([10 * MEGABYTE, 1024 * MEGABYTE]);
    const rows = await admin.total('file');
    const answer = await postFile(visitor, form, {name: 'large.txt', content: Buffer.alloc(10 * MEGABYTE + 1, 'a')});
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('10 MB')]);
    expect([incoming(), await admin.total('file')]).toEqual([[], rows]);
  });

  test('private files need a session, or an address that is signed for ten minutes', async () => {
    const url = await upload('letter.txt', Buffer.from('secret'), 'certificate');
    expect(url).toMatch(/^\/files\/private\//);
    expect((await fetch(server.url + url)).status).toBe(404);
    expect(await (await fetch(server.url + url, {headers: {token: admin.token ?? ''}})).text()).toBe('secret');
    const link = asObject((await admin.request('GET', `${url}?link`)).body);
    expect(Date.parse(asText(link.expiresAt)) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    expect(await (await fetch(server.url + asText(link.url))).text()).toBe('secret');
    expect((await fetch(server.url + asText(link.url).replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(404);
    expect(await (await fetch(`${server.url}${asText(link.url)}&link`)).text()).toBe('secret');
    expect((await fetch(`${server.url}${url}?link`)).status).toBe(404);
  });

  test('no spelling of its address opens a private file without a session', async () => {
    const url = await upload('letter.txt', Buffer.from('secret'), 'certificate');
    const key = url.slice('/files/'.length);
    const known = [
      `/files/%2F${key}`,
      `/files/public%2f..%2f${key.replaceAll('/', '%2f')}`,
      `/files/public/..%252f${key}`,
      `/files/public/../${key}`,
      `/files/${key}/`,
      `/files/${key}%00`,
    ];
    const refused = async (path: string): Promise<void> => {
      const {status, text} = await rawGet(server.url, path);
      expect([path, status, text.includes('secret')]).toEqual([path, 404, false]);
    };
    for (const path of known) await refused(path);
    // What is no address of ours at all may be answered with a page.
    await fc.assert(
      fc.asyncProperty(spellingsOf(key), async path => {
        const {status, text} = await rawGet(server.url, path);
        expect([path, status < 500, text.includes('secret')]).toEqual([path, true, false]);
      }),
      {numRuns: isWholeMatrix ? 3000 : 300},
    );
  });

  test('a public file has one address, however it may be spelled, and one thumbnail of each size', async () => {
    const url = await upload('wide.png', await widePicture());
    const statuses = async (paths: readonly string[]): Promise<readonly number[]> =>
      Promise.all(paths.map(async path => (await rawGet(server.url, path)).status));
    expect(await statuses([`${url}?size=64`, `${url.replace('w', '%77')}?size=64`])).toEqual([200, 200]);
    const doubled = url.replace('public/', 'public//');
    expect(
      await statuses([
        doubled,
        `${doubled}?size=64`,
        url.replace('public/', 'public/./'),
        url.replace('public/', 'public%2f'),
        url.replaceAll('%', '%25').replace('w', '%2577'),
      ]),
    ).toEqual([404, 404, 404, 404, 404]);
  });

  test.each([
    ['two slashes', 'a//b.txt'],
    ['a slash', 'a/b.txt'],
    ['a folder above', '../b.txt'],
    ['a hidden file', '.b.txt'],
    ['a backslash', 'a\\b.txt'],
    ['a null', 'a\u0000b.txt'],
    ['nothing', ''],
    ['more letters than a disk takes', `${'图'.repeat(100)}.txt`],
  ])('a key with %s is refused', async (_what, name) => {
    const signed = await signedForm(admin);
    const form = uploadForm(signed, {name: 'b.txt', content: Buffer.from('x')});
    form.set('key', `${asText(signed.dir)}${name}`);
    const answer = await fetch(server.url + asText(signed.url), {method: 'POST', body: form});
    expect(answer.status).toBe(403);
  });

  test('names with two dots are names like others', async () => {
    const url = await upload('-pin..v2.txt', Buffer.from('x'));
    expect(await (await fetch(server.url + url)).text()).toBe('x');
  });

  test.each([
    '/files/%25',
    '/files/%',
    '/files/%ff',
    `/files/public/${'a'.repeat(300)}`,
    `/files/public/${'%e5%9b%be'.repeat(200)}`,
    '/files/public',
    '/files/.incoming/x',
  ])('nothing is at %s', async path => {
    expect((await rawGet(server.url, path)).status).toBe(404);
  });

  test('lists get small pictures, and a size that is not offered the picture itself', async () => {
    const url = await upload('wide.png', await widePicture());
    const {default: sharp} = await import('sharp');
    const shown = async (size: string) => {
      const answer = await fetch(`${server.url}${url}?size=${size}`);
      const {width, height, format} = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [answer.headers.get('content-type'), format, width, height];
    };
    expect(await shown('128')).toEqual(['image/webp', 'webp', 128, 64]);
    expect(await shown('128')).toEqual(['image/webp', 'webp', 128, 64]);
    expect(await shown('129')).toEqual(['image/png', 'png', 600, 300]);
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setImmediate(resolve));
}
