import {startCluster} from './cluster';
import {makeWorld} from './database';
import {requireBuilt} from './places';
import {keep} from './running-cluster';
import {offerServers} from './shared-servers';

/** The world that most suites copy is made before any of them, whose time it would take. */
export default async function globalSetup(): Promise<void> {
  requireBuilt();
  keep({cluster: await startCluster(), servers: await offerServers()});
  await makeWorld('tiny');
}
