/**
 * For specs that change what others would see: a server with a copy of the tiny world. The specs that one worker runs
 * share it, in no fixed order: each puts settings back, and none counts on the records that there were.
 */
import {pathToFileURL} from 'node:url';
import {test as base} from './test';
import {startServer, type TestServer} from '../harness/server';

/** A context and a page of this test talk to the spec's own server. */
export const test = base.extend<object, {readonly server: TestServer}>({
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
  baseURL: async ({server}, use) => use(server.url),
});
