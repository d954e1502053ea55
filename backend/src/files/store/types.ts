/** Where files are kept. One interface; the disk and S3 keep it alike, and the same tests run on both. */
import type {Readable} from 'node:stream';
import type {FileKey} from '../key';

export interface ByteRange {
  /** The first and the last byte, both included. */
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly key: FileKey;
  readonly modifiedAt: Date;
}

export interface FileStore {
  /** Takes the file at this path over under the key; where it was is of no use afterwards. */
  accept(path: string, key: FileKey, contentType: string): Promise<void>;
  write(key: FileKey, content: Uint8Array | string): Promise<void>;
  /** Bytes; undefined when there is no such file. */
  sizeOf(key: FileKey): Promise<number | undefined>;
  /** The content as it comes, never as a whole. Throws when there is no such file. */
  read(key: FileKey, range?: ByteRange): Promise<Readable>;
  /** Where the file is on this machine's disk; undefined when it is elsewhere. */
  localPath(key: FileKey): string | undefined;
  /** Everything that has a key. */
  files(): AsyncGenerator<StoredFile>;
  remove(key: FileKey): Promise<void>;
}
