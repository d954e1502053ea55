import {Socket} from 'node:net';
import {readProxies} from '../config/proxies';
import {sourceOf} from './source';
import {networkOf} from '../party';

function source(remoteAddress: string, forwarded: string | undefined, TRUSTED_PROXIES = ''): string {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', {value: remoteAddress});
  return sourceOf({headers: {'x-forwarded-for': forwarded}, socket}, readProxies({TRUSTED_PROXIES}));
}

test.each<readonly [string, string | undefined, string, string]>([
  ['198.51.100.7', '203.0.113.1', '', '198.51.100.7'],
  ['198.51.100.7', '203.0.113.1', '127.0.0.1', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.1', '127.0.0.1', '203.0.113.1'],
  ['::ffff:127.0.0.1', '203.0.113.1', '127.0.0.1', '203.0.113.1'],
  ['127.0.0.1', '1.2.3.4, 203.0.113.1', '127.0.0.1', '203.0.113.1'],
  ['127.0.0.1', '1.2.3.4, 203.0.113.1, 10.9.8.7', '127.0.0.1, 10.0.0.0/8', '203.0.113.1'],
  ['127.0.0.1', '10.9.8.7', '127.0.0.1, 10.0.0.0/8', '10.9.8.7'],
  ['::1', '2001:db8::1', '::1', '2001:db8::1'],
  ['127.0.0.1', 'nonsense, a:b', '127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1', '127.0.0.1'],
])('from %s, forwarded for %s, trusting %s: %s', (remote, forwarded, trusted, expected) => {
  expect(source(remote, forwarded, trusted)).toBe(expected);
});

test.each(['10.0.0.0/33', 'localhost', '10.0.0', '::1/129', '10.0.0.1/8/8'])('"%s" names no proxy', TRUSTED_PROXIES => {
  expect(() => readProxies({TRUSTED_PROXIES})).toThrow(/TRUSTED_PROXIES/);
});

test('addresses of one household are one place', () => {
  expect(networkOf('2001:db8:0:12::1')).toBe(networkOf('2001:0db8:0000:0012:ffff:1:2:3'));
  expect(networkOf('2001:db8:0:12::1')).not.toBe(networkOf('2001:db8:0:13::1'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('203.0.113.1')).toBe('203.0.113.1');
});
