import {pathOf, restOf} from './path-of';

test('a name becomes a path in lower case, with hyphens for spaces and a slash at its end [DA-302]', () => {
  expect(pathOf('Lapel Pins')).toBe('lapel-pins/');
  expect(pathOf(' PVC   Patches ')).toBe('pvc-patches/');
});

test('the base stands apart from what is entered', () => {
  expect(restOf('/design/lapel-pins/', '/design/')).toBe('lapel-pins/');
  expect(restOf('/pins/', '/design/')).toBe('/pins/');
  expect(restOf(null, '/design/')).toBe('');
});
