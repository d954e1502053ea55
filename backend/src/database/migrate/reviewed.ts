/**
 * Migrations that a person has written or looked through, each applied once: `backend/migrations/NNNN-name.sql` on the
 * database as the release before left it, `NNNN-name.after.sql` on the one that Emblem's own steps made of it.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {ISql} from 'postgres';

export const MIGRATIONS_DIR = process.env.EMBLEM_MIGRATIONS ?? resolve(__dirname, '../../../migrations');

export interface MigrationFile {
  readonly id: string;
  readonly sql: string;
  readonly checksum: string;
  /** Checksums of what it was before it was mended: where that was applied, it is not applied again. */
  readonly earlier: readonly string[];
  /** Applied after Emblem's own steps, on the new shape. */
  readonly after: boolean;
}

/** A file that could not be applied everywhere is mended, and says by a comment which earlier text it stands for. */
const INSTEAD_OF = /^-- Instead of: ([0-9a-f]{64})$/gm;

function files(dir: string): readonly MigrationFile[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter(name => /^\d{4}-[\w-]+(\.after)?\.sql$/.test(name))
    .sort()
    .map(name => {
      const sql = readFileSync(join(dir, name), 'utf8');
      return {
        id: name.replace(/\.sql$/, ''),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        earlier: [...sql.matchAll(INSTEAD_OF)].map(([, checksum = '']) => checksum),
        after: name.endsWith('.after.sql'),
      };
    });
}

/** The name the next file should get. */
export function nextFileName(dir = MIGRATIONS_DIR): string {
  const last = files(dir).at(-1)?.id.slice(0, 4) ?? '0000';
  return `${String(Number(last) + 1).padStart(4, '0')}-describe-the-change.sql`;
}

export async function pendingFiles(sql: ISql, dir = MIGRATIONS_DIR): Promise<readonly MigrationFile[]> {
  const rows: readonly {id: string; checksum: string}[] = await sql`select id, checksum from emblem.migration`;
  const applied = new Map(rows.map(row => [row.id, row.checksum]));
  for (const file of files(dir)) {
    const checksum = applied.get(file.id);
    if (checksum !== undefined && ![file.checksum, ...file.earlier].includes(checksum))
      throw new Error(
        `The migration ${file.id} was changed after it had been applied. Put it back as it was and write a new one.`,
      );
  }
  return files(dir).filter(file => !applied.has(file.id));
}

/** What the file's queries select as `note`: what a person should know of what was moved. */
function notesOf(results: readonly unknown[]): readonly string[] {
  return results.flat().flatMap(row => {
    const note = typeof row === 'object' && row !== null && 'note' in row ? row.note : undefined;
    return typeof note === 'string' ? [note] : [];
  });
}

/** Inside a transaction. Gives the file's notes. */
export async function applyFile(sql: ISql, file: MigrationFile): Promise<readonly string[]> {
  let notes: readonly string[];
  try {
    notes = notesOf(await sql.unsafe(file.sql));
  } catch (error) {
    throw new Error(
      `The migration ${file.id} failed, and nothing was changed: ` +
        `${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  }
  await sql`insert into emblem.migration (id, checksum) values (${file.id}, ${file.checksum})`;
  return notes;
}

/** Takes note of every file without running it: a database that is made anew already has what they changed. */
export async function markAllApplied(sql: ISql, dir = MIGRATIONS_DIR): Promise<void> {
  for (const file of files(dir))
    await sql`insert into emblem.migration (id, checksum) values (${file.id}, ${file.checksum}) on conflict do nothing`;
}
