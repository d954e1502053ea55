/** What a start prints, so that whoever started it knows where to go. */
import type {Config} from '../config';
import {log} from '../log';

const DEMO_LOGINS = 'admin, salesman, manager, merchandiser, purchase, shipping, factory, finance, warehouse, designer';

export function welcome(config: Config, url: string): void {
  log('');
  log(`  Console      ${url}/`);
  log(`  Editor       ${url}/design/lapel-pins/`);
  log(`  API          ${url}/explorer/`);
  if (config.seed === 'demo') {
    log(`  Staff        ${DEMO_LOGINS}`);
    log('  Member       visitor@example.com');
    log('  Password     emblem-demo');
  }
  log('');
  log(`ready ${url}`);
}
