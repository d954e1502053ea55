/**
 * Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, six digits and steps of 30 seconds, which is what all apps
 * know.
 */
import {Secret, TOTP} from 'otpauth';

const ISSUER = 'Emblem';
/** Bytes; what RFC 4226 recommends. */
const SECRET_SIZE = 20;
/** Steps that a clock may be off, either way. */
const WINDOW = 1;

function totp(secret: string, label: string): TOTP {
  return new TOTP({issuer: ISSUER, label, secret: Secret.fromBase32(secret)});
}

/** Base32, as people type it where they cannot scan. */
export function newSecret(): string {
  return new Secret({size: SECRET_SIZE}).base32;
}

/** The `otpauth://` address that an authenticator reads from a QR code. */
export function setupUri(secret: string, userName: string): string {
  return totp(secret, userName).toString();
}

/** The time step that a code belongs to; undefined for a code that is wrong now. */
export function stepOf(secret: string, code: string, now: string): number | undefined {
  const timestamp = Date.parse(now);
  const clock = totp(secret, '');
  const delta = /^\d{6}$/.test(code) ? clock.validate({token: code, timestamp, window: WINDOW}) : null;
  return delta === null ? undefined : clock.counter({timestamp}) + delta;
}
