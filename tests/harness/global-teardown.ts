import {kept} from './running-cluster';

export default async function globalTeardown(): Promise<void> {
  await kept()?.stop();
}
