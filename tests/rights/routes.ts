/** Every route that the application registers. */
import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import type {Method} from '../harness/client';
import {asObjects, asText} from '../harness/json';
import type {TestServer} from '../harness/server';

export interface RegisteredRoute {
  readonly verb: Method;
  /** With `{placeholders}`. */
  readonly path: string;
  /** The authentication strategy; null lets nobody in. */
  readonly strategy: string | null;
}

function methodOf(verb: unknown): Method {
  if (verb === 'GET' || verb === 'POST' || verb === 'PUT' || verb === 'DELETE') return verb;
  throw new Error(`No test sends ${String(verb)}.`);
}

/** Asks an application that is put together as the server's own, without starting it. */
export function registeredRoutes(server: TestServer): readonly RegisteredRoute[] {
  const printed = execFileSync(process.execPath, [join(__dirname, 'print-routes.mjs')], {
    encoding: 'utf8', env: {...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, NODE_OPTIONS: ''},
  });
  return asObjects(JSON.parse(printed)).map(({verb, path, strategy}) =>
    ({verb: methodOf(verb), path: asText(path), strategy: strategy === null ? null : asText(strategy)}));
}
