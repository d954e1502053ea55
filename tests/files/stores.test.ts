/** Uploads and downloads over HTTP, alike on the disk and in a bucket. */
import {readdirSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {Client, signIn} from '../harness/client';
import {asObject, asText} from '../harness/json';
import {startBucket, type TestBucket} from '../harness/s3';
import {startServer, type TestServer} from '../harness/server';
import {postFile, signedForm} from '../harness/signed-form';
import {PNG} from '../harness/upload';

const MEGABYTE = 1024 * 1024;

/** 600 by 300 pixels. */
async function widePicture(): Promise<Buffer> {
  const {default: sharp} = await import('sharp');
  return sharp({create: {width: 600, height: 300, channels: 3, background: '#14606b'}}).png().toBuffer();
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

  test('the signed form has its five parts, and a file sent with it comes back as it was [CO-287] [CO-486]', async () => {
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
    const answer = await fetch(`${server.url}/api/gyoss/oss/web/config`, {method: 'POST', body, headers: {token: admin.token ?? ''}});
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
    const fields = ['policy', 'signature'].map(name => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(signed[name])}\r\n`).join('');
    const key = `--x\r\nContent-Disposition: form-data; name="key"\r\n\r\n${asText(signed.dir)}half.txt\r\n`;
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="half.txt"\r\n\r\nthe beginning of';
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(`POST /files HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n${fields}${key}${file}`);
    await until(() => incoming().length === 1);
    socket.destroy();
    await until(() => incoming().length === 0);
    expect(await admin.total('file')).toBe(rows);
    expect((await fetch(`${server.url}/files/${asText(signed.dir)}half.txt`)).status).toBe(404);
  });

  test('staff may send 1024 MB a file, visitors 10 MB; what is refused leaves nothing [DA-566]', async () => {
    const visitor = new Client(server.url);
    const form = await signedForm(visitor, {systemName: 'customOss'});
    const limitOf = (signed: Awaited<ReturnType<typeof signedForm>>): unknown => asObject(JSON.parse(Buffer.from(asText(signed.policy), 'base64').toString())).maxSize;
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
