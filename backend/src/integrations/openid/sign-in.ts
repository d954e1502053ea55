/** Signing in by OpenID Connect, as Google speaks it: authorization code with state, nonce and PKCE. */
import type {GoogleConfig} from '../../config/providers';
import {ProviderFailure} from '../provider-failure';

/** Seconds; somebody waits in front of the sign-in page. */
const PATIENCE = 10;
const THIS_MACHINE = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|\/|$)/;

/** What the way back is checked against; kept on the server in between. */
export interface Departure {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The query of the way back. */
export interface Arrival {
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
}

export interface GooglePerson {
  readonly subject: string;
  /** As the provider has verified it; undefined when it has not. */
  readonly email: string | undefined;
}

/** An ES module, loaded when somebody first signs in this way. */
async function library() {
  return import('openid-client');
}

async function discover({issuer, clientId, clientSecret}: GoogleConfig) {
  const openid = await library();
  // Without TLS only to a provider on this machine, as in tests.
  const execute = THIS_MACHINE.test(issuer) ? [openid.allowInsecureRequests] : [];
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {execute, timeout: PATIENCE});
}

const discovered = new Map<string, ReturnType<typeof discover>>();

/** Asked for once; again after a failure. */
async function configuration(config: GoogleConfig) {
  const key = `${config.issuer} ${config.clientId}`;
  const present = discovered.get(key) ?? discover(config);
  discovered.set(key, present);
  try {
    return await present;
  } catch (error) {
    discovered.delete(key);
    throw new ProviderFailure('unreachable', 'The OpenID provider cannot be reached.', {cause: error});
  }
}

/** The page on which somebody signs in, and what to keep until they come back. */
export async function departToGoogle(
  config: GoogleConfig,
  redirectUri: string,
): Promise<{url: string; departure: Departure}> {
  const [openid, provider] = await Promise.all([library(), configuration(config)]);
  const departure = {
    redirectUri,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state: departure.state,
    nonce: departure.nonce,
    prompt: 'select_account',
    code_challenge: await openid.calculatePKCECodeChallenge(departure.verifier),
    code_challenge_method: 'S256',
  });
  return {url: url.href, departure};
}

function addressOf({code, state, iss}: Arrival, redirectUri: string): URL {
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({code, state, ...(iss !== undefined && {iss})}).toString();
  return address;
}

/** Exchanges the code and checks the ID token. A `ProviderFailure` when any of it does not fit. */
export async function arriveFromGoogle(
  config: GoogleConfig,
  departure: Departure,
  arrival: Arrival,
): Promise<GooglePerson> {
  const [openid, provider] = await Promise.all([library(), configuration(config)]);
  try {
    const tokens = await openid.authorizationCodeGrant(provider, addressOf(arrival, departure.redirectUri), {
      pkceCodeVerifier: departure.verifier,
      expectedState: departure.state,
      expectedNonce: departure.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new ProviderFailure('refused', 'There is no ID token.');
    const {sub, email, email_verified: isVerified} = claims;
    return {subject: sub, email: typeof email === 'string' && isVerified === true ? email.toLowerCase() : undefined};
  } catch (error) {
    throw error instanceof ProviderFailure
      ? error
      : new ProviderFailure('refused', 'The sign-in was not confirmed.', {cause: error});
  }
}
