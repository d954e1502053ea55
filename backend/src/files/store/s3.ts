/** Files in a bucket that speaks S3: Amazon's, MinIO, Ceph and the like. */
import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {Readable} from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type {S3Config} from '../../config';
import {isFileKey, type FileKey} from '../key';
import type {ByteRange, FileStore, StoredFile} from './types';

const NOT_FOUND = 404;

export class S3Store implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({endpoint, bucket, region, accessKey, secretKey}: S3Config) {
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: {accessKeyId: accessKey, secretAccessKey: secretKey},
      // Checksums in trailers are Amazon's own addition; others refuse them.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** One request for up to 5 GB, streamed from the disk: an object is there as a whole or not at all. */
  async accept(path: string, key: FileKey, contentType: string): Promise<void> {
    const {size} = await stat(path);
    const body = createReadStream(path);
    await this.client.send(
      new PutObjectCommand({Bucket: this.bucket, Key: key, Body: body, ContentLength: size, ContentType: contentType}),
    );
  }

  async write(key: FileKey, content: Uint8Array | string): Promise<void> {
    await this.client.send(new PutObjectCommand({Bucket: this.bucket, Key: key, Body: content}));
  }

  async sizeOf(key: FileKey): Promise<number | undefined> {
    try {
      return (await this.client.send(new HeadObjectCommand({Bucket: this.bucket, Key: key}))).ContentLength;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === NOT_FOUND) return undefined;
      throw error;
    }
  }

  async read(key: FileKey, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const {Body} = await this.client.send(new GetObjectCommand({Bucket: this.bucket, Key: key, Range}));
    if (!(Body instanceof Readable)) throw new Error(`The store answered "${key}" without a content.`);
    return Body;
  }

  localPath(): undefined {
    return undefined;
  }

  async *files(): AsyncGenerator<StoredFile> {
    let next: string | undefined;
    do {
      const page = await this.client.send(new ListObjectsV2Command({Bucket: this.bucket, ContinuationToken: next}));
      for (const {Key, LastModified} of page.Contents ?? [])
        if (Key !== undefined && isFileKey(Key) && LastModified) yield {key: Key, modifiedAt: LastModified};
      next = page.NextContinuationToken;
    } while (next);
  }

  async remove(key: FileKey): Promise<void> {
    await this.client.send(new DeleteObjectCommand({Bucket: this.bucket, Key: key}));
  }
}
