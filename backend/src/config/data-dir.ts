/** Where the embedded database, the stored files, the secrets and, without a mail server, the mail live. */
import {resolve} from 'node:path';

export function dataDirOf(env: NodeJS.ProcessEnv): string {
  return resolve(env.DATA_DIR || resolve(__dirname, '../../../.data'));
}
