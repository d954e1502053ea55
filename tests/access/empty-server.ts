/** A server with nothing in its database but the first administrator, and that administrator signed in. */
import postgres, {type Sql} from 'postgres';
import {Client, signIn} from '../harness/client';
import {startServer, type TestServer} from '../harness/server';

export interface EmptyServer {
  readonly server: TestServer;
  /** Asks the server where it is now, also after a restart. */
  readonly admin: Client;
  /** The database itself, to look behind the server and to move its clock. */
  readonly sql: Sql;
  stop(): Promise<void>;
}

/** The password is printed once, at the first start. */
export function firstPassword(log: string): string {
  const password = /with the password (\S+)/.exec(log)?.[1];
  if (!password) throw new Error(`The first start printed no password:\n${log}`);
  return password;
}

export async function startEmpty(env: Readonly<Record<string, string>> = {}): Promise<EmptyServer> {
  const server = await startServer({world: 'none', env});
  const sql = postgres(server.databaseUrl, {max: 2, onnotice: () => undefined});
  const {token} = await signIn(server.url, 'admin', firstPassword(server.log));
  return {
    server,
    sql,
    get admin() {
      return new Client(server.url, token);
    },
    async stop() {
      const died = await fetch(server.url).then(
        () => undefined,
        () => server.log,
      );
      await sql.end();
      await server.stop();
      if (died !== undefined) throw new Error(`The server ended during the tests:\n${died}`);
    },
  };
}
