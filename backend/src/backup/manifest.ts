/**
 * What a backup holds, as its last entry says: how much of what, and the checksums by which it is looked through before
 * a restore.
 */

/** Counted up when an older program could not read what a newer one writes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** Bytes that come as entries `<path>/000001`, `<path>/000002` and so on. */
export interface Content {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Rows as PostgreSQL's COPY writes them. */
export interface TableContent extends Content {
  /** With its schema: `public.order` */
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** What its ids have come to; null for a table without, or with none yet. */
  readonly lastId: number | null;
}

export interface FileContent extends Content {
  /** In the file store. */
  readonly key: string;
}

/** SQL that makes the tables as they stood, before and after their rows come in. */
export interface Structure {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Manifest {
  readonly format: number;
  /** Of Emblem. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** `server_version` of the database. */
  readonly postgres: string;
  readonly structure: Structure;
  readonly tables: readonly TableContent[];
  /** Work that waited in the queue, one JSON object a line. */
  readonly jobs: Content;
  readonly files: readonly FileContent[];
  /** Files of the data folder that secrets are sealed and uploads are signed with. */
  readonly keys: readonly Content[];
}

export function contentsOf({tables, jobs, files, keys}: Manifest): readonly Content[] {
  return [...tables, jobs, ...keys, ...files];
}

type Shape = 'number' | 'string' | 'object' | 'array';

function has(value: unknown, shape: Readonly<Record<string, Shape>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entries: Readonly<Record<string, unknown>> = {...value};
  return Object.entries(shape).every(([name, kind]) =>
    kind === 'array' ? Array.isArray(entries[name]) : typeof entries[name] === kind,
  );
}

const CONTENT = {path: 'string', bytes: 'number', sha256: 'string'} as const;

function isManifest(value: unknown): value is Manifest {
  if (
    !has(value, {
      format: 'number',
      version: 'string',
      madeAt: 'string',
      structure: 'object',
      tables: 'array',
      jobs: 'object',
      files: 'array',
      keys: 'array',
    })
  )
    return false;
  const {structure, tables, jobs, files, keys} = value as Manifest;
  return (
    has(structure, {before: 'array', after: 'array'}) &&
    has(jobs, CONTENT) &&
    keys.every(key => has(key, CONTENT)) &&
    tables.every(table => has(table, {...CONTENT, table: 'string', columns: 'array', rows: 'number'})) &&
    files.every(file => has(file, {...CONTENT, key: 'string'}))
  );
}

/** Throws for what this program cannot read. */
export function parseManifest(bytes: Buffer): Manifest {
  const value: unknown = JSON.parse(bytes.toString('utf8'));
  if (has(value, {format: 'number'}) && (value as {format: number}).format > FORMAT)
    throw new Error('The backup was made by a newer Emblem than this one: restore it with that one or a later one.');
  if (!isManifest(value)) throw new Error('The manifest of the backup is not as Emblem writes it.');
  return value;
}
