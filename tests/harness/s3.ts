/** A small real server that speaks S3, for stores that are not the disk. It does not check signatures. */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'emblem';

export interface TestBucket {
  /** For the environment of a server that is to use it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'emblem-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{name: BUCKET, configs: []}],
  });
  const {port} = await server.run();
  return {
    env: {S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: BUCKET, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER'},
    async stop() {
      await server.close();
      await rm(directory, {recursive: true, force: true});
    },
  };
}
