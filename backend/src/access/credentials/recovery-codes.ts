/** Recovery codes: 80 random bits each, shown once, kept as hashes, good once. */
import {randomInt} from 'node:crypto';
import {tokenHash} from './token';

/** Crockford's base32: no letter looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
const LENGTH = 16;

function newCode(): string {
  const letters = Array.from({length: LENGTH}, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As people may type it: in small letters, with blanks, or with O and L for 0 and 1. */
function normal(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

export function newRecoveryCodes(): readonly string[] {
  return Array.from({length: COUNT}, newCode);
}

export function recoveryHash(code: string): string {
  return tokenHash(normal(code));
}

export function looksLikeRecoveryCode(code: string): boolean {
  return normal(code).length === LENGTH;
}
