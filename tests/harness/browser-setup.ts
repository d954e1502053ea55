/** One server with the tiny world for all browser tests; a spec that changes what others see starts its own. */
import {mkdirSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {startCluster, testFolder} from './cluster';
import {requireBuilt} from './places';
import {startServer} from './server';

export default async function browserSetup(): Promise<() => Promise<void>> {
  requireBuilt();
  const cluster = await startCluster();
  const mailFolder = testFolder('mail');
  mkdirSync(mailFolder, {recursive: true});
  const server = await startServer({env: {MAIL_URL: pathToFileURL(mailFolder).href}});
  process.env.EMBLEM_TEST_URL = server.url;
  process.env.EMBLEM_TEST_MAIL = mailFolder;
  return async () => {
    await server.stop();
    await cluster.stop();
  };
}
