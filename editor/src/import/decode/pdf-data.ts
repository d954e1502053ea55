/**
 * Character maps, standard fonts and decoders that PDF files may refer to, shipped with the editor and fetched when one
 * is needed.
 */

const CMAPS = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FONTS = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const WASM = import.meta.glob<string>('../../../../node_modules/pdfjs-dist/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function load(files: Readonly<Record<string, string>>, name: string): Promise<Uint8Array> {
  const path = Object.keys(files).find(file => file.endsWith(`/${name}`));
  const address = path === undefined ? undefined : files[path];
  if (address === undefined) throw new Error(`There is no ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${name} could not be loaded`);
  return new Uint8Array(await response.arrayBuffer());
}

export class CMaps {
  async fetch({name}: {readonly name: string}): Promise<{cMapData: Uint8Array; isCompressed: boolean}> {
    return {cMapData: await load(CMAPS, `${name}.bcmap`), isCompressed: true};
  }
}

export class Fonts {
  fetch({filename}: {readonly filename: string}): Promise<Uint8Array> {
    return load(FONTS, filename);
  }
}

export class Wasm {
  fetch({filename}: {readonly filename: string}): Promise<Uint8Array> {
    return load(WASM, filename);
  }
}
