/** Passwords are stored as argon2id hashes, 19 MiB and two passes each (OWASP's first recommendation). */
import {randomBytes} from 'node:crypto';
import {normalText} from '@emblem/schemas';
import {hash, verify} from '@node-rs/argon2';
import {Turns} from '../limits/turns';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

const OPTIONS = {memoryCost: 19_456, timeCost: 2, parallelism: 1} as const;

/** Each hash takes 19 MiB and a thread: more at once would let sign-in attempts starve the rest of the process. */
const turns = new Turns(3);

let dummy: Promise<string> | undefined;

/** Verified for unknown accounts, so that they take as long as known ones. */
function dummyHash(): Promise<string> {
  dummy ??= hash(randomBytes(16).toString('hex'), OPTIONS);
  return dummy;
}

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => hash(normalText(password), OPTIONS));
}

/**
 * False also where there is no hash: an unknown account, or one whose password was never set. One that was set before
 * texts took a normal form holds as it was typed.
 */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return turns.take(async () => {
    const known = stored ?? (await dummyHash());
    const normal = normalText(password);
    const matches = (await verify(known, normal)) || (normal !== password && (await verify(known, password)));
    return matches && stored !== null;
  });
}
