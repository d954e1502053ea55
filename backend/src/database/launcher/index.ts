/** Starts the embedded PostgreSQL, or takes over the one that an earlier process of ours left running. */
import {resolve} from 'node:path';
import {findBinaries} from './binaries';
import {openCluster} from './cluster';
import {claim, disclaim, hasOwner, isOwner} from './owner';
import {stopServer} from './postmaster';
import {makeDatabase} from './roles';
import {obtainServer, type Settings} from './server';

export interface LaunchOptions {
  /** The folder that holds the cluster (`pg`), its password, its log and its owner's process id. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** The database to make and connect to; `emblem` unless told. */
  readonly database?: string;
  /** Settings of PostgreSQL besides ours or instead of them. */
  readonly settings?: Settings;
}

export interface Launched {
  readonly url: string;
  /** True when the server was already running. */
  readonly adopted: boolean;
  /** Stops the server, unless another living process started it or has taken it over. */
  stop(): Promise<void>;
  /** Lets the next process that starts take the server over, until `stop`; it is stopped then if none has. */
  release(): void;
}

/**
 * After a crash of anything, at any moment, this comes back with every acknowledged write. Throws with what to do where
 * there is no PostgreSQL for this machine, nobody to run it as, or it will not start.
 */
export async function startDatabase({dataDir, log, database = 'emblem', settings}: LaunchOptions): Promise<Launched> {
  const binaries = findBinaries();
  const cluster = await openCluster(binaries, resolve(dataDir), log);
  const server = await obtainServer(cluster, binaries, log, settings);
  claim(cluster.dataDir, server.adopted);
  let released = false;
  const release = (): void => {
    if (!isOwner(cluster.dataDir)) return;
    released = true;
    disclaim(cluster.dataDir);
  };
  const stop = async (): Promise<void> => {
    if (released ? hasOwner(cluster.dataDir) : !isOwner(cluster.dataDir)) return;
    await stopServer(server);
    disclaim(cluster.dataDir);
  };
  try {
    return {url: await makeDatabase(cluster, server.port, database), adopted: server.adopted, stop, release};
  } catch (error) {
    await stop();
    throw error;
  }
}
