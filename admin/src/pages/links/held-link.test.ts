import {filesPath, heldInHash, heldInText} from './held-link';

const HELD = {entity: 'drawing', id: 12, secret: 'aB-9_x', paper: 'artwork-proof'};
const paperOf = (entity: string) => (entity === 'drawing' ? 'artwork-proof' : undefined);

test('a link is known by the page of its files, and by the text that was sent', () => {
  expect(heldInHash(paperOf, '#drawing/12/aB-9_x')).toEqual(HELD);
  expect(heldInText(paperOf, ' https://emblem.example/link/drawing/12#aB-9_x ')).toEqual(HELD);
  expect(heldInText(paperOf, `https://emblem.example${filesPath(HELD)}`)).toEqual(HELD);
});

test.each([
  '',
  '#',
  '#drawing/12',
  '#drawing/0/secret',
  '#order/12/secret',
  '#drawing/12/sec ret',
  'drawing',
  'https://emblem.example/link/drawing/12',
  `https://emblem.example/link/drawing/12#${'x'.repeat(300)}`,
])('%j is none', text => {
  expect(heldInHash(paperOf, text)).toBeUndefined();
  expect(heldInText(paperOf, text)).toBeUndefined();
});
