import {looksLikeRecoveryCode, newRecoveryCodes, recoveryHash} from './recovery-codes';

test('ten codes, all different, each known again however it is typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(recoveryHash(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(recoveryHash(code));
    expect(recoveryHash(code)).not.toContain(code.replaceAll('-', ''));
  }
});

test('a code of an authenticator is none', () => {
  expect(looksLikeRecoveryCode('123456')).toBe(false);
  expect(looksLikeRecoveryCode('O1O1-2345-6789-abcd')).toBe(true);
});
