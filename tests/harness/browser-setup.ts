/** One server with the tiny world for all browser tests; a spec that changes what others see starts its own. */
import {startCluster} from './cluster';
import {requireBuilt} from './places';
import {startServer} from './server';

export default async function browserSetup(): Promise<() => Promise<void>> {
  requireBuilt();
  const cluster = await startCluster();
  const server = await startServer();
  process.env.EMBLEM_TEST_URL = server.url;
  return async () => {
    await server.stop();
    await cluster.stop();
  };
}
