/** The console and the editor as a browser loads them: kept as long as they may be, and small on the way. */
import {get} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {startServer, type TestServer} from '../harness/server';
import {signInAdmin} from '../harness/administrator';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({env: {HSTS: '31536000'}});
  token = (await signInAdmin(server)).token ?? '';
});
afterAll(() => server.stop());

interface Sent {
  readonly status: number;
  readonly encoding: string | undefined;
  readonly cache: string | undefined;
  readonly policy: string | undefined;
  readonly body: Buffer;
}

/** As it comes over the wire: `fetch` would unpack it. */
async function sent(path: string, encodings: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(server.url + path, {headers: {'accept-encoding': encodings, token}}, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(Buffer.from(part)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          cache: response.headers['cache-control'],
          policy: response.headers['content-security-policy']?.toString(),
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

async function scriptOf(page: string): Promise<string> {
  const {body} = await sent(page, 'identity');
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(body.toString()) ?? [];
  return script;
}

test.each(['/', '/design/lapel-pins/'])(
  'the scripts of %s come compressed in the form that the browser takes, and are kept for good',
  async page => {
    const script = await scriptOf(page);
    const plain = await sent(script, 'identity');
    const brotli = await sent(script, 'gzip, deflate, br');
    const gzip = await sent(script, 'gzip');
    expect([plain, brotli, gzip].map(({status, encoding}) => [status, encoding])).toEqual([
      [200, undefined],
      [200, 'br'],
      [200, 'gzip'],
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
    for (const {cache} of [plain, brotli, gzip]) expect(cache).toBe('public, max-age=31536000, immutable');
  },
);

test.each(['/', '/set/country', '/design/lapel-pins/'])(
  'the page %s is asked for anew each time, and lets nothing foreign in',
  async page => {
    const {status, cache, policy} = await sent(page, 'identity');
    expect([status, cache]).toEqual([200, 'no-cache']);
    expect(policy).toContain("default-src 'self'");
  },
);

test.each(['/explorer/', '/explorer/swagger-ui.css', '/'])(
  '%s runs no foreign scripts, is taken for what it says it is, and stands in no foreign frame',
  async path => {
    const {headers} = await fetch(server.url + path);
    expect(headers.get('content-security-policy') ?? '').toContain("frame-ancestors 'self'");
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'SAMEORIGIN']);
  },
);

test('where it is set up so, browsers are told to come by HTTPS only', async () => {
  for (const path of ['/', '/openapi.json', '/nothing-here.txt'])
    expect((await fetch(server.url + path)).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
});

test('a long answer of the API comes compressed, a short one as it is', async () => {
  const long = await sent('/rest/country?range=[0,99]', 'gzip');
  expect(long.encoding).toBe('gzip');
  expect(JSON.parse(gunzipSync(long.body).toString())).toEqual(
    JSON.parse((await sent('/rest/country?range=[0,99]', 'identity')).body.toString()),
  );
  expect((await sent('/rest/country/actions/count', 'gzip')).encoding).toBeUndefined();
});
