/**
 * The servers that suites share, one for each worker of the test run, so that a suite never meets another at work. They
 * start when they are first asked for.
 */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {asObject, asText} from './json';
import {startServer, type RunningServer, type TestServer} from './server';

/** How workers learn where to ask. */
const VARIABLE = 'EMBLEM_TEST_SERVERS';

export interface SharedServers {
  stop(): Promise<void>;
}

/** Answers workers with the address of their server. */
export async function offerServers(): Promise<SharedServers> {
  const started = new Map<string, Promise<TestServer>>();
  const serverOf = (worker: string): Promise<TestServer> => {
    const server = started.get(worker) ?? startServer();
    started.set(worker, server);
    return server;
  };
  const desk = createServer((request, response) => {
    serverOf(request.url ?? '').then(
      ({url, databaseUrl, dataDir, log}) => response.end(JSON.stringify({url, databaseUrl, dataDir, log})),
      error => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>(resolve => desk.listen(0, '127.0.0.1', resolve));
  const {port} = desk.address() as AddressInfo;
  process.env[VARIABLE] = `http://127.0.0.1:${port}`;
  return {
    async stop() {
      desk.closeAllConnections();
      desk.close();
      for (const server of started.values()) await (await server).stop();
    },
  };
}

/**
 * The server of this worker with a copy of the tiny world, for suites that bear what earlier ones left in it and leave
 * nothing that others would mind.
 */
export async function sharedServer(): Promise<RunningServer> {
  const answer = await fetch(`${process.env[VARIABLE]}/${process.env.JEST_WORKER_ID}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const {url, databaseUrl, dataDir, log} = asObject(JSON.parse(text));
  return {
    url: asText(url),
    databaseUrl: asText(databaseUrl),
    dataDir: asText(dataDir),
    log: asText(log),
    // It goes on for the next suite, unless this one has ended it.
    async stop() {
      await fetch(`${asText(url)}/health/live`);
    },
  };
}
