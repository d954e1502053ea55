/**
 * The signed form of the documented two-step upload: what may be sent, where to, until when.
 * The client gets it from `/gyoss/oss/web/config` (CO-485) and sends it back with the file (CO-488).
 */
import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto';

export type Visibility = 'public' | 'private';

export interface Policy {
  /** ISO 8601; the form is refused afterwards. */
  readonly expiration: string;
  /** What the key must begin with. */
  readonly dir: string;
  /** Bytes. */
  readonly maxSize: number;
  readonly visibility: Visibility;
  readonly userId: number | null;
  readonly memberId: number | null;
  /** What the file's name may end in; in whatever is kept when absent. */
  readonly extensions?: readonly string[];
}

export interface SignedForm {
  readonly policy: string;
  readonly accessid: string;
  readonly signature: string;
  readonly dir: string;
  readonly url: string;
}

export const ACCESS_ID = 'emblem';

function sign(secret: Buffer, policy: string): string {
  return createHmac('sha256', secret).update(policy).digest('base64url');
}

export function signPolicy(secret: Buffer, policy: Policy, url: string): SignedForm {
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  return {policy: encoded, accessid: ACCESS_ID, signature: sign(secret, encoded), dir: policy.dir, url};
}

/** The policy of a form that we signed and that has not expired; undefined for any other. */
export function readPolicy(secret: Buffer, encoded: string, signature: string, now: Date): Policy | undefined {
  const expected = Buffer.from(sign(secret, encoded));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const policy: Policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  return Date.parse(policy.expiration) > now.getTime() ? policy : undefined;
}

/** A folder of the store that nobody can guess. */
export function unguessable(): string {
  return randomBytes(12)
    .toString('base64url')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x');
}
