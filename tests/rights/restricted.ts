/**
 * A salesperson of one platform who sees neither personal nor confidential values, and what lies beyond: the subject of
 * the tests of silence.
 */
import postgres, {type Sql} from 'postgres';
import {labelOfAction} from '@emblem/schemas';
import {loadModel} from '@emblem/schemas/node';
import {signIn, type Client} from '../harness/client';
import {startServer, type TestServer} from '../harness/server';
import {makePerson, type Person} from '../harness/world';

export const model = loadModel();

/** The platform of the restricted person, and one that is out of sight. */
export const HERE = 1;
export const THERE = 2;

const RECORDS = [
  'inquiry',
  'order',
  'order-product',
  'member',
  'user-template',
  'user-clipart',
  'user-clipart-category',
  'share-record',
  'office',
  'domain',
  'project',
  'platform-limitation',
];

/** Everything on the platform, but for looking at what is sensitive. */
function rightsOnPlatform(): Record<string, 'platform'> {
  const keys = RECORDS.flatMap(key =>
    model
      .entity(key)
      .rightActions.filter(action => !action.startsWith('read-') && labelOfAction(action)?.kind !== 'view')
      .map(action => `${key}.${action}`),
  );
  return Object.fromEntries(keys.map(key => [key, 'platform']));
}

export interface Restricted {
  readonly server: TestServer;
  readonly admin: Client;
  readonly reader: Person;
  readonly sql: Sql;
  stop(): Promise<void>;
}

export async function openRestricted(): Promise<Restricted> {
  const server = await startServer();
  const admin = await signIn(server.url, 'admin');
  const reader = await makePerson(admin, {rights: rightsOnPlatform(), platformIds: [HERE]});
  const sql = postgres(server.databaseUrl, {max: 2, onnotice: () => undefined});
  return {
    server,
    admin,
    reader,
    sql,
    async stop() {
      await sql.end();
      await server.stop();
    },
  };
}
