import {kept} from './running-cluster';

export default async function globalTeardown(): Promise<void> {
  try {
    await kept()?.servers.stop();
  } finally {
    await kept()?.cluster.stop();
  }
}
