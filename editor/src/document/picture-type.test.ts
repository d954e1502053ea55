import {trueName} from './picture-type';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);

it.each([
  ['photo.jpg', 'photo.png'],
  ['photo.PNG', 'photo.PNG'],
  ['photo', 'photo.png'],
  ['photo.', 'photo.png'],
  ['a.b.gif', 'a.b.png'],
])('a PNG called %s is kept as %s', (name, kept) => {
  expect(trueName(name, PNG)).toBe(kept);
});

it('other files keep their names', () => {
  expect(trueName('photo.jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('photo.jpeg');
  expect(trueName('drawing.ai', new TextEncoder().encode('%PDF-1.4'))).toBe('drawing.ai');
});
