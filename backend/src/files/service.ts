/** Uploads and downloads: the signed form checked, the content looked at, the file kept and noted. */
import {createHash, randomBytes} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {normalText, uploadExtensions, uploadLimit, type UploadKeyword} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {requireFormQuota, requireQuota} from '../access/limits/quota';
import type {Config} from '../config';
import {writtenOnce} from '../config/written-once';
import {Refusal} from '../errors';
import {text} from '../messages';
import {asActor, type Context} from '../context';
import type {Parsing} from '../parsing/parsing';
import {create, remove} from '../write';
import {originalOf, saidOf, type SaidNote} from './drawings';
import {discard, Incoming, TooLarge} from './incoming';
import {fileKey, isFileKey, keyOfPath, pathOfKey, type FileKey} from './key';
import {isValidSignature, signUrl, type SignedUrl} from './signed-url';
import {readPolicy, signPolicy, unguessable, type Policy, type SignedForm, type Visibility} from './policy';
import {requireRoom} from './room';
import {openStore, type FileStore} from './store';
import {Thumbnails} from './thumbnails';
import {extensionOf, typeOfContent, typeOfExtension, type KnownType} from '../parsing/content-types';

const MEGABYTE = 1024 * 1024;
/** What anybody may upload in the design editor (ED-290 and the upload panel). */
const VISITOR_LIMIT = 10 * MEGABYTE;
const STAFF_LIMIT = 1024 * MEGABYTE;
/** What a form may hold besides its file. */
const FORM_ROOM = MEGABYTE;
const DRAWING = 'image/svg+xml';
const PROFILE = 'application/vnd.iccprofile';
const FORM_VALID_MS = 60 * 60_000;

/** What a file may be called within the folder of its form. */
const NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]{0,180}$/u;

/** Folders whose files are private where no property says so. */
const PRIVATE_DIRS = /certificate|draft|mail|invoice|private/i;

export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly content: Readable;
  /** Bytes of the whole request, as its header says. */
  readonly announced: number;
}

export interface Kept {
  /** Letters beyond ASCII are percent-encoded. */
  readonly url: string;
  readonly key: string;
  readonly contentType: string;
  /** What is not shown as the file's author meant it. */
  readonly notes: readonly SaidNote[];
}

interface Checked {
  readonly key: FileKey;
  readonly received: string;
  readonly type: KnownType;
  /** As the sender calls the file. */
  readonly name: string;
}

function requireExtension({actor}: Context, {extensions}: Policy, key: FileKey): void {
  if (extensions && !extensions.includes(extensionOf(key)))
    throw new Refusal(415, text('fileExtension', actor.language, {extensions: extensions.join(', ')}));
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The signing secret. Processes that share a database share the data folder too. */
function secretIn(dataDir: string): Buffer {
  return writtenOnce(join(dataDir, 'files.secret'), () => randomBytes(32));
}

export class FileService {
  readonly thumbnails: Thumbnails;
  private readonly secret: Buffer;

  private constructor(
    private readonly config: Pick<Config, 'dataDir' | 'freeMegabytes'>,
    readonly store: FileStore,
    readonly incoming: Incoming,
    private readonly parsing: Parsing,
  ) {
    this.thumbnails = new Thumbnails(config.dataDir, store, incoming, parsing);
    this.secret = secretIn(config.dataDir);
  }

  static async open(config: Pick<Config, 'dataDir' | 'freeMegabytes' | 's3'>, parsing: Parsing): Promise<FileService> {
    return new FileService(config, await openStore(config), new Incoming(config.dataDir), parsing);
  }

  /** An address of a private file for whoever gets it, for ten minutes. */
  link(context: Context, key: FileKey): SignedUrl {
    return signUrl(this.secret, key, new Date(context.now));
  }

  isValidSignature(context: Context, key: FileKey, query: URLSearchParams): boolean {
    return isValidSignature(this.secret, key, query, new Date(context.now));
  }

  /**
   * The form for one actor and folder, within what `upload` says where it is for a property. Its folder is new each
   * time, so that keys cannot be guessed or overwritten.
   */
  form(context: Context, modelDir: string, upload?: UploadKeyword): SignedForm {
    const {actor} = context;
    const folder = modelDir.replace(/[^\w-]/g, '').slice(0, 40) || 'quoteManage';
    const isPrivate = upload ? upload.private === true : PRIVATE_DIRS.test(folder);
    const visibility: Visibility = actor.kind === 'staff' && isPrivate ? 'private' : 'public';
    const policy: Policy = {
      expiration: new Date(Date.parse(context.now) + FORM_VALID_MS).toISOString(),
      dir: `${visibility}/${folder}/${context.now.slice(0, 7)}/${unguessable()}/`,
      maxSize: Math.min(actor.kind === 'staff' ? STAFF_LIMIT : VISITOR_LIMIT, uploadLimit(upload ?? {}) ?? Infinity),
      visibility,
      userId: actor.id,
      memberId: actor.memberId,
      ...(upload?.types && {extensions: uploadExtensions(upload.types)}),
    };
    return signPolicy(this.secret, policy, '/files');
  }

  private policyOf(context: Context, fields: Upload['fields']): Policy {
    const policy = readPolicy(this.secret, fields.policy ?? '', fields.signature ?? '', new Date(context.now));
    if (!policy) throw new Refusal(403, text('formExpired', context.actor.language));
    return policy;
  }

  private keyOf(context: Context, policy: Policy, {fields}: Upload): FileKey {
    const key = normalText(fields.key ?? '');
    if (key.startsWith(policy.dir) && NAME.test(key.slice(policy.dir.length)) && isFileKey(key)) return key;
    throw new Refusal(403, text('badKey', context.actor.language));
  }

  /** Everything is checked before anything is kept; a refused or broken upload leaves nothing. */
  async accept(context: Context, upload: Upload): Promise<Kept> {
    const policy = this.policyOf(context, upload.fields);
    const key = this.keyOf(context, policy, upload);
    requireExtension(context, policy, key);
    await requireRoom(context, this.config);
    this.requireSmall(context, policy, upload.announced - FORM_ROOM);
    if (policy.userId === null) await requireFormQuota(context, policy.dir);
    const received = await this.receive(context, policy, upload);
    try {
      await requireQuota(context, 'upload', (await stat(received)).size, {
        id: policy.userId,
        memberId: policy.memberId,
      });
      const type = await this.typeOf(context, received, key);
      const checked = {key, received, type, name: upload.fileName};
      const notes =
        type.contentType === DRAWING
          ? await this.keepDrawing(context, policy, checked)
          : await this.keep(context, policy, checked).then(() => []);
      return {url: pathOfKey(key), key, contentType: type.contentType, notes};
    } finally {
      await discard(received);
    }
  }

  private requireSmall(context: Context, {maxSize}: Policy, size: number): void {
    if (size > maxSize)
      throw new Refusal(413, text('fileTooLarge', context.actor.language, {limit: Math.round(maxSize / MEGABYTE)}));
  }

  /** Returns what the drawing that is shown does not show as it was meant. */
  private async keepDrawing(context: Context, policy: Policy, checked: Checked): Promise<readonly SaidNote[]> {
    const plain = `${checked.received}-plain`;
    try {
      const notes = await this.parsing.parse(context, 'svg', {path: checked.received, plain});
      await this.keep(context, {...policy, visibility: 'private'}, {...checked, key: originalOf(checked.key)});
      await this.keep(context, policy, {...checked, received: plain});
      return saidOf(context, notes);
    } finally {
      await discard(plain);
    }
  }

  private async receive(context: Context, policy: Policy, {content}: Upload): Promise<string> {
    try {
      return await this.incoming.receive(content, policy.maxSize);
    } catch (error) {
      if (error instanceof TooLarge) this.requireSmall(context, policy, Infinity);
      throw error;
    }
  }

  private async typeOf(context: Context, received: string, key: string): Promise<KnownType> {
    const found = await this.parsing.parse(context, 'contentType', {path: received, extension: extensionOf(key)});
    const type = typeOfContent(found ?? '');
    if (!type) throw new Refusal(415, text('fileType', context.actor.language));
    if (type.contentType === PROFILE) await this.parsing.parse(context, 'profile', {path: received});
    return type;
  }

  /** The row first: its unique key keeps a second upload from overwriting the first. */
  private async keep(context: Context, policy: Policy, {key, received, type, name}: Checked): Promise<void> {
    const {userId, memberId, visibility} = policy;
    const {size} = await stat(received);
    const sha256 = await sha256Of(received);
    const values = {
      key,
      name: name.slice(0, 200) || 'file',
      contentType: type.contentType,
      size,
      sha256,
      visibility,
      userId,
      memberId,
    };
    const system = asActor(context, SYSTEM);
    const {id} = await create(system, 'file', values);
    try {
      await this.store.accept(received, key, type.contentType);
    } catch (error) {
      await remove(system, 'file', Number(id));
      throw error;
    }
  }

  /** A file that the server made, for staff only. Answers its address. */
  async keepMade(context: Context, folder: string, name: string, content: Uint8Array): Promise<string> {
    const key = fileKey(`private/${folder}/${context.now.slice(0, 7)}/${unguessable()}/${name}`);
    const contentType = typeOfExtension(extensionOf(key))?.contentType ?? 'application/octet-stream';
    const {id: userId, memberId} = context.actor;
    const sha256 = createHash('sha256').update(content).digest('hex');
    const values = {key, name, contentType, size: content.length, sha256, visibility: 'private', userId, memberId};
    await create(asActor(context, SYSTEM), 'file', values);
    await this.store.write(key, content);
    return pathOfKey(key);
  }

  /** The content of a file by its address. Throws where there is none. */
  async open(address: string): Promise<Readable> {
    const key = keyOfPath(address);
    if (key === undefined) throw new Error(`No file can have the address ${address}.`);
    return this.store.read(key);
  }

  /** For seeds and for pictures that the server draws itself. Equal content gets an equal key. */
  async put(folder: string, content: Uint8Array | string, extension: string): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const key = fileKey(`public/${folder}/${hash}.${extension}`);
    await this.store.write(key, content);
    return pathOfKey(key);
  }
}
