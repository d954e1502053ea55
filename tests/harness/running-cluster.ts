/**
 * Hands what runs during a test run from the global setup to the global teardown, which Jest loads apart from each
 * other.
 */
import type {Cluster} from './cluster';
import type {SharedServers} from './shared-servers';

interface Running {
  readonly cluster: Cluster;
  readonly servers: SharedServers;
}

declare global {
  var emblemTestRun: Running | undefined;
}

export function keep(running: Running): void {
  globalThis.emblemTestRun = running;
}

export function kept(): Running | undefined {
  return globalThis.emblemTestRun;
}
