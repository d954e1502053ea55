/** Files of the data folder that are made once, such as keys, also when two processes start at the same moment. */
import {randomUUID} from 'node:crypto';
import {existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * The content of the file, which is made by `make` when there is none. It appears whole or not at all, and of many
 * writers the first one's content is the one that counts. Nobody but the server's user may read it.
 */
export function writtenOnce(path: string, make: () => string | Buffer): Buffer {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), {recursive: true});
    const unfinished = `${path}-${randomUUID()}`;
    writeFileSync(unfinished, make(), {mode: 0o600, flush: true});
    try {
      linkSync(unfinished, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(unfinished, {force: true});
    }
  }
  return readFileSync(path);
}
