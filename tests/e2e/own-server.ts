/**
 * For specs that change what others would see: a server with a copy of the tiny world. The specs that one worker runs
 * share it, in no fixed order: each puts settings back, and none counts on the records that there were.
 */
import {pathToFileURL} from 'node:url';
import {expect} from '@playwright/test';
import postgres, {type Sql} from 'postgres';
import {test as base} from './test';
import {startServer, type TestServer} from '../harness/server';

/** The settings of lists that the first administrator has. */
async function changedLists(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{readonly key: string}[]>`
    select p.key from preference p join "user" u on u.id = p.user_id
    where u.user_name = 'admin' and p.key ~ '[.](layout|columns|look)$'`;
  return rows.map(({key}) => key);
}

/** A context and a page of this test talk to the spec's own server. */
export const test = base.extend<{readonly settings: undefined}, {readonly server: TestServer; readonly sql: Sql}>({
  // Playwright reads from the pattern which other fixtures one needs, and wants a pattern even where it is none.
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = process.env.EMBLEM_TEST_MAIL;
      const server = await startServer(folder ? {env: {MAIL_URL: pathToFileURL(folder).href}} : {});
      await use(server);
      await server.stop();
    },
    {scope: 'worker'},
  ],
  sql: [
    async ({server}, use) => {
      const sql = postgres(server.databaseUrl, {max: 1});
      await use(sql);
      await sql.end();
    },
    {scope: 'worker'},
  ],
  // How the first administrator's lists look is how all specs find them; `beAnotherAdmin` may change its own.
  settings: [
    async ({sql}, use) => {
      await use(undefined);
      expect(await changedLists(sql)).toEqual([]);
    },
    {auto: true},
  ],
  baseURL: async ({server}, use) => use(server.url),
});
