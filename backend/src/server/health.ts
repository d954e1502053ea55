/** Whether the server is there and can work, for whoever watches it; nothing but that is told. */
import {setTimeout as wait} from 'node:timers/promises';
import {Router, type Response} from 'express';
import type {Sql} from 'postgres';
import type {Config} from '../config';
import {answers} from '../database/connection';
import {hasRoom} from '../files/room';

/** A database that takes longer is not ready. */
const PATIENCE_MS = 2000;

type State = 'live' | 'ready' | 'not ready' | 'no room';

function tell(response: Response, state: State): void {
  response
    .status(state === 'live' || state === 'ready' ? 200 : 503)
    .set({'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'})
    .json({state});
}

async function stateOf(sql: Sql, config: Pick<Config, 'dataDir' | 'freeMegabytes'>): Promise<State> {
  if (!(await answers(sql))) return 'not ready';
  return (await hasRoom(config)) ? 'ready' : 'no room';
}

/** `/health/live`: this process answers. `/health/ready`: so does its database, and there is room on the disk. */
export function health(sql: Sql, config: Pick<Config, 'dataDir' | 'freeMegabytes'>): Router {
  const router = Router();
  router.get('/live', (_request, response) => tell(response, 'live'));
  router.get('/ready', async (_request, response) => {
    const late = wait(PATIENCE_MS, 'not ready' as const, {ref: false});
    tell(response, await Promise.race([stateOf(sql, config), late]));
  });
  return router;
}
