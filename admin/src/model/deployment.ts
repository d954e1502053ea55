/**
 * Which deployment the console runs in: abroad (`gw`) at the production manage host, at home (`gn`) everywhere else
 * (CO-739).
 */
export type Deployment = 'gw' | 'gn';

/** `manageOrigin` is the production manage host, such as `https://manage.example.com`; unknown, no page is at it. */
export function deploymentOf(origin: string, manageOrigin: string | undefined): Deployment {
  return manageOrigin !== undefined && manageOrigin.replace(/\/+$/, '') === origin ? 'gw' : 'gn';
}
