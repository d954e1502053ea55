import {isPublicAddress, placeOf} from './public-address';

test('addresses of networks of one’s own are not public, in whatever way they are written', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'nonsense',
    '',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('a host is where its address is, and nowhere where that is private', async () => {
  expect(await placeOf('8.8.8.8', false)).toEqual({address: '8.8.8.8', family: 4});
  expect(await placeOf('127.0.0.1', false)).toBeUndefined();
  expect(await placeOf('[::1]', false)).toBeUndefined();
  expect(await placeOf('localhost', false)).toBeUndefined();
  expect(await placeOf('127.0.0.1', true)).toEqual({address: '127.0.0.1', family: 4});
});
