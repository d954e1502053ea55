/** Hands the cluster from the global setup to the global teardown, which Jest loads apart from each other. */
import type {Cluster} from './cluster';

declare global {
  var emblemTestCluster: Cluster | undefined;
}

export function keep(cluster: Cluster): void {
  globalThis.emblemTestCluster = cluster;
}

export function kept(): Cluster | undefined {
  return globalThis.emblemTestCluster;
}
