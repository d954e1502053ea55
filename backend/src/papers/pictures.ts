/** Pictures of papers: small ones, as lists show them, so that a paper of many lines stays small. */
import {readFile} from 'node:fs/promises';
import type {Context} from '../context';
import {isPrivate, keyOfPath} from '../files/key';
import type {FileService} from '../files/service';
import {extensionOf} from '../parsing/content-types';

const SIZE = 512;
/** A drawing is sent as it is. */
const MAX_DRAWING_BYTES = 1024 * 1024;

/** Reads public files of ours and nothing else. */
export function paperPictures(
  context: Context,
  {thumbnails, store}: FileService,
): (address: string) => Promise<Uint8Array | undefined> {
  return async address => {
    const key = keyOfPath(/^[^?#]*/.exec(address)?.[0] ?? '');
    if (key === undefined || isPrivate(key) || (await store.sizeOf(key)) === undefined) return undefined;
    if (extensionOf(key) !== 'svg') {
      const path = await thumbnails.find(context, key, SIZE);
      return path === undefined ? undefined : readFile(path);
    }
    if (((await store.sizeOf(key)) ?? 0) > MAX_DRAWING_BYTES) return undefined;
    const parts: Buffer[] = [];
    for await (const part of await store.read(key)) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  };
}
