/** Session tokens: 32 random bytes in the client's hands, only their SHA-256 in the database. */
import {createHash, randomBytes} from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
