/**
 * What the tests of the write path have in common: a server, its administrator, a look at the database, and records of
 * their own.
 */
import postgres, {type Sql} from 'postgres';
import {signIn, type Answer, type Client} from '../harness/client';
import {asObject, idOf, isObject, type Json} from '../harness/json';
import {startServer, type RunningServer, type ServerOptions, type TestServer} from '../harness/server';
import {uniqueName} from '../harness/world';

export type Kept = Json & {readonly id: number};

export interface Ground<Server extends RunningServer = RunningServer> {
  readonly server: Server;
  readonly admin: Client;
  /** The database itself, to look behind the server. */
  readonly sql: Sql;
  stop(): Promise<void>;
}

/** With a server of its own; `openGroundOn` takes another. */
export async function openGround(options: ServerOptions = {}): Promise<Ground<TestServer>> {
  return openGroundOn(await startServer(options));
}

export async function openGroundOn<Server extends RunningServer>(server: Server): Promise<Ground<Server>> {
  const sql = postgres(server.databaseUrl, {max: 2, onnotice: () => undefined});
  return {
    server,
    sql,
    admin: await signIn(server.url, 'admin'),
    async stop() {
      await sql.end();
      await server.stop();
    },
  };
}

/** The messages of a refusal, by property. */
export function errorsOf({body}: Answer): Json {
  return isObject(body) && isObject(body.errors) ? body.errors : {};
}

/** The status of a refusal and the properties it names. */
export function refusal(answer: Answer): readonly [number, ...string[]] {
  return [answer.status, ...Object.keys(errorsOf(answer)).sort()];
}

export async function make(admin: Client, entity: string, values: Json): Promise<Kept> {
  const record = asObject(await admin.create(entity, values));
  return {...record, id: idOf(record)};
}

export async function makeTagType(admin: Client, values: Json = {}): Promise<Kept> {
  return make(admin, 'tag-type', {labelTypeName: uniqueName('Tag type'), ...values});
}

export async function makeTag(admin: Client, labelTypeId: number, values: Json = {}): Promise<Kept> {
  return make(admin, 'tag', {labelTypeId, labelName: uniqueName('Tag'), ...values});
}

export async function makeClipart(admin: Client, values: Json = {}): Promise<Kept> {
  return make(admin, 'clipart', {
    elementName: uniqueName('Clipart'),
    clipartImage: `/files/${uniqueName('clipart')}.png`,
    ...values,
  });
}

export async function makeInquiry(admin: Client, values: Json = {}): Promise<Kept> {
  return make(admin, 'inquiry', {proId: 1, name: 'Ann', email: 'ann@example.com', quantity: 100, ...values});
}
