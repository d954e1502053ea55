import {checkFile, ImportError, MAX_BYTES} from './accept';

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
    for (const name of ['a.gif', 'a.jpg', 'a.jpeg', 'a.PNG', 'a.svg', 'a.bmp', 'a.psd', 'a.pdf', 'a.ai'])
      expect(reasonFor(name)).toBeUndefined();
    for (const name of ['a.txt', 'a.png.exe', 'a.webp', 'a.html']) expect(reasonFor(name)).toBe('upload.type');
  });

  it('[ED-308] pass without an extension', () => {
    expect(reasonFor('picture')).toBeUndefined();
    expect(reasonFor('picture.')).toBeUndefined();
  });
});
