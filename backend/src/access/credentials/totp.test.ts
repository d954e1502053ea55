import {newSecret, setupUri, stepOf} from './totp';

/** The secret of RFC 6238, appendix B, and its first and fourth codes, of which apps show the last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('codes are those of RFC 6238', () => {
  expect(stepOf(SECRET, '287082', '1970-01-01T00:00:59Z')).toBe(1);
  expect(stepOf(SECRET, '005924', '2009-02-13T23:31:30Z')).toBe(41_152_263);
});

test('a clock may be one step off, not more, and anything but six digits is no code', () => {
  expect(stepOf(SECRET, '287082', '1970-01-01T00:01:29Z')).toBe(1);
  expect(stepOf(SECRET, '287082', '1970-01-01T00:02:00Z')).toBeUndefined();
  for (const code of ['', '28708', '2870820', ' 287082', 'abcdef'])
    expect(stepOf(SECRET, code, '1970-01-01T00:00:59Z')).toBeUndefined();
});

test('a new secret has 160 bits, and the address names Emblem and the user', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(setupUri(secret, 'olivia grant')).toMatch(
    new RegExp(`^otpauth://totp/Emblem:olivia%20grant\\?issuer=Emblem&secret=${secret}&`),
  );
});
