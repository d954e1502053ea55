/** Whether the server is there and can work, for whoever watches it; nothing but that is told. */
import {setTimeout as wait} from 'node:timers/promises';
import {Router, type Response} from 'express';
import type {Sql} from 'postgres';
import {answers} from '../database/connection';

/** A database that takes longer is not ready. */
const PATIENCE_MS = 2000;

function tell(response: Response, state: 'live' | 'ready' | 'not ready'): void {
  response
    .status(state === 'not ready' ? 503 : 200)
    .set({'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'})
    .json({state});
}

/** `/health/live`: this process answers. `/health/ready`: so does its database. */
export function health(sql: Sql): Router {
  const router = Router();
  router.get('/live', (_request, response) => tell(response, 'live'));
  router.get('/ready', async (_request, response) => {
    const ready = await Promise.race([answers(sql), wait(PATIENCE_MS, false, {ref: false})]);
    tell(response, ready ? 'ready' : 'not ready');
  });
  return router;
}
