/** The role the application signs in as, and its database. */
import postgres from 'postgres';
import {SUPERUSER, type Cluster} from './cluster';
import {urlOf} from './postmaster';

/** Owns its databases and can make more, but can read no files and run no programs on the machine. */
export const APPLICATION_ROLE = 'emblem';

const DUPLICATES = new Set(['42710', '42P04', '23505']);

/** Two processes may make the same thing at once; the second finds it made. */
async function unlessMade(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && DUPLICATES.has(error.code))) throw error;
  }
}

/** Makes the role and the database where they are missing. Answers the URL to connect with. */
export async function makeDatabase(cluster: Cluster, port: number, name: string): Promise<string> {
  const sql = postgres(urlOf(cluster, port, SUPERUSER, 'postgres'), {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
  });
  try {
    const roles = await sql`select 1 from pg_roles where rolname = ${APPLICATION_ROLE}`;
    if (roles.length === 0)
      await unlessMade(sql.unsafe(`create role ${APPLICATION_ROLE} login createdb password '${cluster.password}'`));
    const databases = await sql`select 1 from pg_database where datname = ${name}`;
    if (databases.length === 0) await unlessMade(sql`create database ${sql(name)} owner ${sql(APPLICATION_ROLE)}`);
  } finally {
    await sql.end();
  }
  return urlOf(cluster, port, APPLICATION_ROLE, name);
}
