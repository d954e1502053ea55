/** The mail that the server of the browser tests has sent: files in a folder. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from '@playwright/test';

function mails(): readonly string[] {
  const folder = process.env.EMBLEM_TEST_MAIL ?? '';
  return readdirSync(folder)
    .toSorted()
    .map(name => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
}

function newestTo(address: string): string {
  return mails().findLast(text => text.includes(`To: ${address}\n`)) ?? '';
}

/** The newest mail to an address, headers and all, waited for. */
export async function mailedTo(address: string): Promise<string> {
  await expect.poll(() => newestTo(address)).not.toBe('');
  return newestTo(address);
}

/** The six digits of the newest mail to an address, waited for. */
export async function codeMailedTo(address: string): Promise<string> {
  const find = () => {
    const mail = newestTo(address);
    return /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\n\n')))?.[0];
  };
  await expect.poll(find).toMatch(/^\d{6}$/);
  return find() ?? '';
}
