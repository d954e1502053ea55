import {randomBytes} from 'node:crypto';
import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {KEY_FILE, Vault} from './vault';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emblem-vault-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const newKey = () => randomBytes(32).toString('base64');

test('what is sealed tells nothing, is never the same twice, and opens again after a restart', () => {
  const sealed = Vault.open(folder, undefined).seal('correct horse 图');
  expect(sealed).not.toContain('horse');
  const vault = Vault.open(folder, undefined);
  expect(vault.unseal(sealed)).toBe('correct horse 图');
  expect(vault.seal('correct horse 图')).not.toBe(sealed);
  expect(statSync(join(folder, KEY_FILE)).mode & 0o077).toBe(0);
});

test('an earlier key opens, a new one seals, one that is gone is named', () => {
  const [first, second] = [newKey(), newKey()];
  const old = Vault.open(folder, first).seal('x');
  const rotated = Vault.open(folder, `${second},${first}`);
  expect(old.startsWith(rotated.mark)).toBe(false);
  const again = rotated.reseal(old);
  expect(again).toEqual({sealed: expect.stringContaining(rotated.mark)});
  expect('sealed' in again && Vault.open(folder, second).unseal(again.sealed)).toBe('x');
  expect(() => Vault.open(folder, second).unseal(old)).toThrow(/neither in secrets.key nor in EMBLEM_KEY/);
  expect(Vault.open(folder, second).reseal(old)).toEqual({failed: 'unknownKey'});
});

test('refuses what was tampered with, and a key that is none', () => {
  const vault = Vault.open(folder, undefined);
  const sealed = vault.seal('abc');
  const start = sealed.lastIndexOf(':') + 1;
  const bytes = Buffer.from(sealed.slice(start), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    const tampered = sealed.slice(0, start) + changed.toString('base64url');
    expect(() => vault.unseal(tampered)).toThrow();
    expect(vault.reseal(tampered)).toEqual({failed: 'damaged'});
  }
  expect(() => Vault.open(folder, 'short')).toThrow(/32 bytes in base64/);
});
