/** What strangers say to a live socket, before and after it opens. */
import {connect, type Socket} from 'node:net';
import {randomBytes} from 'node:crypto';

const QUERIES = [
  '',
  '?',
  '?token',
  '?token=',
  '?token=%00',
  '?token=%ff',
  `?token=${'x'.repeat(8000)}`,
  '?token=a&token=b',
  '?token[]=a',
  '?__proto__=1',
  `?token=x&known=${'1,'.repeat(4000)}`,
  '?token=x&known=-1,NaN,1e3,%00',
  '?token=x??token=y',
];
const PATHS = ['', '/', '%00', '/../rest', '//', ';a=b', '%2e', '#a', '/x', '%'];

/** Beginnings of sockets that are refused, or come to nothing. */
export function handshakes(path: string, token: string): readonly string[] {
  const upgrade = (target: string, ...more: readonly string[]): string =>
    [
      `GET ${target} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      ...(more.length > 0
        ? more
        : ['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`]),
      '',
      '',
    ].join('\r\n');
  const open = `${path}?token=${token}`;
  return [
    ...QUERIES.map(query => upgrade(`${path}${query}`)),
    ...PATHS.map(more => upgrade(`${path}${more}`)),
    upgrade(open, 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: a'),
    upgrade(open, 'Sec-WebSocket-Version: 13'),
    upgrade(open, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'k'.repeat(5000)}`),
    upgrade(
      open,
      'Origin: http://evil.example',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ),
    upgrade(open, 'Origin: x', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='),
    upgrade(
      open,
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Protocol: ${'p,'.repeat(2000)}`,
      'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
    ),
    upgrade(open).replace('GET', 'POST'),
    upgrade(open).replace('Upgrade: websocket', 'Upgrade: h2c'),
  ];
}

function frame(first: number, payload: Buffer, length = payload.length): Buffer {
  const mask = randomBytes(4);
  const head = length < 126 ? Buffer.from([first, 0x80 | length]) : Buffer.alloc(10);
  if (length >= 126) {
    head.writeUInt8(first);
    head.writeUInt8(0x80 | 127, 1);
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

const text = (said: string): Buffer => frame(0x81, Buffer.from(said));

/** What is said once it is open: words that nobody says, and bytes that are no words. */
export const WORDS: readonly (readonly [string, () => Buffer])[] = [
  ['nothing', () => text('')],
  ['no JSON', () => text('{')],
  ['a NUL', () => text('{"type":"\\u0000"}')],
  ['half a pair', () => text('{"type":"\\ud800"}')],
  ['a prototype', () => text('{"__proto__":{"type":"keepAlive"}}')],
  ['another type', () => text('{"type":["keepAlive"]}')],
  ['1,500 levels', () => text('['.repeat(1500) + ']'.repeat(1500))],
  ['10^5 levels', () => text('['.repeat(100_000))],
  ['a number', () => text('1e300000000')],
  ['8 MB', () => text('x'.repeat(8_000_000))],
  ['bytes', () => frame(0x82, randomBytes(1000))],
  ['no UTF-8', () => frame(0x81, Buffer.from([0xff, 0xc0, 0xaf]))],
  ['a length that is a lie', () => frame(0x81, Buffer.from('x'), 2 ** 40)],
  ['the longest length', () => frame(0x81, Buffer.from('x'), Number.MAX_SAFE_INTEGER)],
  ['an unknown frame', () => frame(0x83, Buffer.from('x'))],
  ['reserved bits', () => frame(0xf1, Buffer.from('x'))],
  ['a part without a beginning', () => frame(0x80, Buffer.from('x'))],
  [
    'parts without an end',
    () =>
      Buffer.concat([
        frame(0x01, Buffer.from('{')),
        ...Array.from({length: 3000}, () => frame(0x00, Buffer.from('x'))),
      ]),
  ],
  ['a close code that is none', () => frame(0x88, Buffer.from([0, 1]))],
  ['a long ping', () => frame(0x89, Buffer.alloc(126))],
  ['5,000 pings', () => Buffer.concat(Array.from({length: 5000}, () => frame(0x89, Buffer.from('x'))))],
  ['5,000 keep-alives', () => Buffer.concat(Array.from({length: 5000}, () => text('{"type":"keepAlive"}')))],
  ['an unmasked word', () => Buffer.from([0x81, 0x01, 0x78])],
  ['noise', () => randomBytes(5000)],
];

/** Opens the socket, says it, and waits until it is shut or has been answered to; then hangs up. */
export async function say(
  url: string,
  path: string,
  token: string,
  words: Buffer,
  patienceMs: number,
): Promise<string> {
  const {hostname, port} = new URL(url);
  return new Promise(resolve => {
    let heard = '';
    const socket: Socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          `GET ${path}?token=${token} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          '',
          '',
        ].join('\r\n'),
      );
    });
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(done, patienceMs);
    socket.once('data', () => {
      socket.write(words);
    });
    socket.on('data', (data: Buffer) => {
      heard = (heard + String(data)).slice(0, 5000);
    });
    socket.once('error', done).once('close', done);
  });
}
