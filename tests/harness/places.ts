/** Where the repository and its built server are. */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';

export const ROOT = resolve(__dirname, '../..');
export const SERVER = resolve(ROOT, 'backend/dist/main.js');

export function requireBuilt(): void {
  if (!existsSync(SERVER)) throw new Error('The server is not built: run "npm run build" first.');
}
