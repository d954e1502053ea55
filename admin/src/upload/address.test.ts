import {keyOf, publicUrl, shownUrl} from './address';

test('the key is the folder and the name [CO-489]', () => {
  expect(keyOf('public/a/', 'pin.png')).toBe('public/a/pin.png');
});

test('product uploads have the user in their key, or 0 [CO-490]', () => {
  expect(keyOf('public/a/', 'pin.png', {userId: 12})).toBe('public/a/12/pin.png');
  expect(keyOf('public/a/', 'pin.png', {userId: undefined})).toBe('public/a/0/pin.png');
});

test('the address is the store with the key, else the location of the answer [CO-492]', () => {
  expect(publicUrl('/files', 'public/徽.png', '/elsewhere')).toBe('/files/public/%E5%BE%BD.png');
  expect(publicUrl('', 'public/a.png', '/elsewhere')).toBe('/elsewhere');
});

test('the host of the store gives way to the static host only where that is wanted [CO-493]', () => {
  expect(shownUrl('https://store.example/files/a.png', 'https://static.example')).toBe(
    'https://static.example/files/a.png',
  );
  expect(shownUrl('https://store.example/files/a.png', undefined)).toBe('https://store.example/files/a.png');
});
