import {checkFile, ImportError, MAX_BYTES} from './accept';
import {drawnElements, type Part} from './references';
import {withoutEntities} from './svg-entities';

const reasonFor = (name: string, size = 10): string | undefined => {
  try {
    checkFile({name, size});
    return undefined;
  } catch (error) {
    return error instanceof ImportError ? error.reason : 'something else';
  }
};

describe('chosen files', () => {
  it('[ED-305] must be under 10 MB', () => {
    expect(reasonFor('a.png', MAX_BYTES - 1)).toBeUndefined();
    expect(reasonFor('a.png', MAX_BYTES)).toBe('upload.size');
  });

  it('[ED-307] must have one of the known extensions, in any case', () => {
    for (const name of ['a.gif', 'a.jpg', 'a.jpeg', 'a.PNG', 'a.svg', 'a.bmp', 'a.psd', 'a.pdf', 'a.ai']) expect(reasonFor(name)).toBeUndefined();
    for (const name of ['a.txt', 'a.png.exe', 'a.webp', 'a.html']) expect(reasonFor(name)).toBe('upload.type');
  });

  it('[ED-308] pass without an extension', () => {
    expect(reasonFor('picture')).toBeUndefined();
    expect(reasonFor('picture.')).toBeUndefined();
  });

});

describe('what a drawing comes to', () => {
  const parts = (references: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, Part> =>
    new Map(Object.entries(references).map(([id, targets]) => [id, {elements: 1, targets}]));

  it.each([
    ['none', {}, 0], ['a chain', {a: ['b'], b: ['c'], c: []}, 3], ['shared', {a: ['c'], b: ['c'], c: []}, 2], ['twice', {a: ['b', 'b'], b: ['c', 'c'], c: []}, 7],
    ['itself', {a: ['a']}, Infinity], ['a circle', {a: ['b'], b: ['c'], c: ['a']}, Infinity], ['unknown', {a: ['z']}, 1],
  ])('%s', (_, references, drawn) => {
    expect(drawnElements(parts(references))).toBe(drawn);
  });

  it('is told at once of references that double thirty times, and of a long chain', () => {
    const bomb = Object.fromEntries(Array.from({length: 31}, (_, level) => [`a${level}`, level === 30 ? [] : [`a${level + 1}`, `a${level + 1}`]]));
    expect(drawnElements(parts(bomb))).toBe(2 ** 31 - 1);
    const chain = Object.fromEntries(Array.from({length: 100_000}, (_, level) => [`a${level}`, [`a${level + 1}`]]));
    expect(drawnElements(parts(chain))).toBe(100_000);
  });
});

describe('names that a drawing declares', () => {
  it('are replaced where they are harmless', () => {
    expect(withoutEntities('<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x" [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;">&amp;</svg>'))
      .toBe('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">&amp;</svg>');
  });

  it.each([
    ['names of names', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'],
    ['files', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY % p "y">]><svg>&a;</svg>'.replace('"x"', '"<x/>"')],
    ['too much', `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(2000)}">]><svg>${'&a;'.repeat(1000)}</svg>`],
  ])('make the file unusable where they stand for %s', (_, text) => {
    expect(withoutEntities(text)).toBeUndefined();
  });
});
