/** The file store that the configuration chooses. */
import {join} from 'node:path';
import type {Config} from '../../config';
import {DiskStore} from './disk';
import type {FileStore} from './types';

export type {ByteRange, FileStore, StoredFile} from './types';

/** S3 where it is configured, else the disk below the data folder. The client of S3 is loaded only when it is used. */
export async function openStore({dataDir, s3}: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!s3) return new DiskStore(join(dataDir, 'files'));
  const {S3Store} = await import('./s3.js');
  return new S3Store(s3);
}
