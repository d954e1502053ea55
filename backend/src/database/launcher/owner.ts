/** Which of the processes that use the embedded PostgreSQL ends it when it stops. */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isAlive} from './processes';

function ownerFile(dataDir: string): string {
  return join(dataDir, 'pg.owner');
}

function ownerOf(dataDir: string): number | undefined {
  if (!existsSync(ownerFile(dataDir))) return undefined;
  const pid = Number(readFileSync(ownerFile(dataDir), 'utf8'));
  return pid > 0 ? pid : undefined;
}

/** Makes this process the owner, unless the server was adopted while the one that started it lives. */
export function claim(dataDir: string, adopted: boolean): void {
  const owner = ownerOf(dataDir);
  if (adopted && owner !== undefined && owner !== process.pid && isAlive(owner)) return;
  writeFileSync(ownerFile(dataDir), `${process.pid}\n`);
}

export function isOwner(dataDir: string): boolean {
  return ownerOf(dataDir) === process.pid;
}

/** Whether a living process is the owner. */
export function hasOwner(dataDir: string): boolean {
  const owner = ownerOf(dataDir);
  return owner !== undefined && isAlive(owner);
}

export function disclaim(dataDir: string): void {
  rmSync(ownerFile(dataDir), {force: true});
}
