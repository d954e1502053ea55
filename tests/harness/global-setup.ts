import {startCluster} from './cluster';
import {requireBuilt} from './places';
import {keep} from './running-cluster';

export default async function globalSetup(): Promise<void> {
  requireBuilt();
  keep(await startCluster());
}
