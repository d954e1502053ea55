/** Every way into the application. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import type {Method} from '../harness/client';
import {asList, asObject, asObjects, asText} from '../harness/json';
import type {TestServer} from '../harness/server';

export interface RegisteredRoute {
  readonly verb: Method;
  /** With `{placeholders}`. */
  readonly path: string;
  /** The authentication strategy; null lets nobody in. */
  readonly strategy: string | null;
}

export interface RegisteredSocket {
  readonly path: string;
  /** The entity whose records a session must be allowed to read; null for any session of staff. */
  readonly reads: string | null;
}

export interface Registered {
  readonly routes: readonly RegisteredRoute[];
  /**
   * What Express answers beside the routes: `GET /health/live`, or the name of what answers and where its addresses
   * begin.
   */
  readonly mounted: readonly string[];
  readonly sockets: readonly RegisteredSocket[];
}

function methodOf(verb: unknown): Method {
  if (verb === 'GET' || verb === 'POST' || verb === 'PUT' || verb === 'DELETE') return verb;
  throw new Error(`No test sends ${String(verb)}.`);
}

/** Asks an application that is put together as the server's own, without starting it. */
export function registered(server: TestServer): Registered {
  const printed = asObject(
    JSON.parse(
      execFileSync(process.execPath, [join(__dirname, 'print-routes.mjs')], {
        encoding: 'utf8',
        env: {...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, NODE_OPTIONS: ''},
      }),
    ),
  );
  return {
    routes: asObjects(printed.routes).map(({verb, path, strategy}) => ({
      verb: methodOf(verb),
      path: asText(path),
      strategy: strategy === null ? null : asText(strategy),
    })),
    mounted: asList(printed.mounted).map(asText),
    sockets: asObjects(printed.sockets).map(({path, reads}) => ({
      path: asText(path),
      reads: reads === null ? null : asText(reads),
    })),
  };
}

export function registeredRoutes(server: TestServer): readonly RegisteredRoute[] {
  return registered(server).routes;
}
