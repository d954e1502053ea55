/**
 * Compresses what browsers load, once and well, beside the files themselves; the server hands out the form that a
 * browser takes.
 */
import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(js|mjs|css|svg|json|html|wasm)$/;
/** Smaller files fit into a packet or two as they are. */
const MIN_BYTES = 1400;
/** The last two steps take several times as long for a percent. */
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

const FORMS = [
  ['br', content => promisify(brotliCompress)(content, BROTLI)],
  ['gz', content => promisify(gzip)(content, {level: 9})],
];

export async function compressFiles(folder) {
  const names = readdirSync(folder, {recursive: true})
    .map(String)
    .filter(name => TEXT.test(name));
  await Promise.all(
    names.map(async name => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < MIN_BYTES) return;
      for (const [ending, compress] of FORMS) await writeFile(`${path}.${ending}`, await compress(content));
    }),
  );
}
