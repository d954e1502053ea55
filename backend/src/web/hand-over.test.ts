import {once} from 'node:events';
import {createServer, get, type IncomingMessage, type Server} from 'node:http';
import compression from 'compression';
import {handOver} from './hand-over';

const BODY = Buffer.from(JSON.stringify(Array.from({length: 300_000}, (_, at) => `piece ${at}`)));

const compress = compression();
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Length', BODY.length);
    if (request.headers['accept-encoding'] !== undefined) compress(Object(request), Object(response), () => undefined);
    handOver(BODY, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

function ask(headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise(resolve => get({host: '127.0.0.1', port, headers, agent: false}, resolve));
}

test.each(['identity', undefined])('a body of megabytes arrives whole (%s)', async encoding => {
  const parts: Buffer[] = [];
  for await (const part of await ask(encoding === undefined ? {} : {'accept-encoding': encoding})) parts.push(part);
  expect(Buffer.concat(parts).equals(BODY)).toBe(true);
});

test.each(['gzip', 'br', 'deflate'])('and compressed with %s', async encoding => {
  const {port} = Object(server.address());
  const answer = await fetch(`http://127.0.0.1:${port}`, {headers: {'accept-encoding': encoding}});
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(Buffer.from(await answer.arrayBuffer()).equals(BODY)).toBe(true);
});

test('whoever leaves in the middle ends it, and the next one is answered', async () => {
  const answer = await ask({});
  await once(answer, 'readable');
  answer.destroy();
  const whole = await ask({});
  let size = 0;
  for await (const part of whole) size += part.length;
  expect(size).toBe(BODY.length);
});
