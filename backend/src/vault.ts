/**
 * Seals what has to be read again, such as shared secrets and passwords of mail servers, so that the database alone
 * tells none of it.
 */
import {createCipheriv, createDecipheriv, createHash, randomBytes} from 'node:crypto';
import {join} from 'node:path';
import {writtenOnce} from './config/written-once';

/** `sealed:<key id>:<nonce, tag and text in base64url>` */
const SEALED = /^sealed:([0-9a-f]{8}):([\w-]+)$/;
const NONCE = 12;
const TAG = 16;
const KEY_BYTES = 32;
export const KEY_FILE = 'secrets.key';

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

function toKey(text: string): Key {
  const bytes = Buffer.from(text.trim(), 'base64');
  if (bytes.length !== KEY_BYTES)
    throw new Error(`A key is ${KEY_BYTES} bytes in base64; make one with "openssl rand -base64 ${KEY_BYTES}".`);
  return {id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes};
}

/** One key on each line, the present one first. Processes that share a database share the data folder. */
function keysOf(dataDir: string, given: string | undefined): readonly Key[] {
  const texts =
    given?.split(',') ??
    writtenOnce(join(dataDir, KEY_FILE), () => `${randomBytes(KEY_BYTES).toString('base64')}\n`)
      .toString('utf8')
      .split('\n');
  return texts.filter(text => text.trim() !== '').map(toKey);
}

/** A value sealed anew, or why it cannot be opened. */
export type Resealed = {readonly sealed: string} | {readonly failed: 'unknownKey' | 'damaged'};

export class Vault {
  private readonly keys: ReadonlyMap<string, Key>;

  private constructor(
    private readonly present: Key,
    all: readonly Key[],
  ) {
    this.keys = new Map(all.map(key => [key.id, key]));
  }

  /** `given` is `EMBLEM_KEY`: keys in base64 with commas between them, instead of those of the data folder. */
  static open(dataDir: string, given: string | undefined): Vault {
    const [present, ...earlier] = keysOf(dataDir, given);
    if (!present) throw new Error(`There is no key in ${KEY_FILE} or EMBLEM_KEY.`);
    return new Vault(present, [present, ...earlier]);
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.present.bytes, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.mark}${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** Throws for what was sealed with a key that is not here, or tampered with. A text that is not sealed is itself. */
  unseal(value: string): string {
    const [, id, content] = SEALED.exec(value) ?? [];
    if (id === undefined || content === undefined) return value;
    const key = this.keys.get(id);
    if (!key)
      throw new Error(`A secret was sealed with the key ${id}, which is neither in ${KEY_FILE} nor in EMBLEM_KEY.`);
    const bytes = Buffer.from(content, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  }

  /** What all begins with that is sealed with the present key. */
  get mark(): string {
    return `sealed:${this.present.id}:`;
  }

  /** With the present key, whatever it was sealed with, if with any. */
  reseal(value: string): Resealed {
    const id = SEALED.exec(value)?.[1];
    if (id !== undefined && !this.keys.has(id)) return {failed: 'unknownKey'};
    try {
      return {sealed: this.seal(this.unseal(value))};
    } catch {
      return {failed: 'damaged'};
    }
  }
}
