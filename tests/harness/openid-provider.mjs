/**
 * A real OpenID provider as a process of its own, since its package comes as ES modules only. Prints its address when
 * it is ready.
 */
import {createServer} from 'node:http';
import Provider, {interactionPolicy} from 'oidc-provider';

const CLIENT = {id: 'emblem', secret: 'a secret of the client'};

/** Whoever types an address has it; those that begin so have not been verified. */
const UNVERIFIED = 'unverified';

function pageOf(uid) {
  return (
    `<!doctype html><title>Sign in</title><form method="post" action="/interaction/${uid}"><label>E-mail <input ` +
    'name="login"></label><button>Continue</button></form>'
  );
}

async function readForm(request) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

const server = createServer();
await new Promise(resolve => {
  server.listen(0, '127.0.0.1', resolve);
});
const issuer = `http://127.0.0.1:${server.address().port}`;

const policy = interactionPolicy.base();
policy.add(new interactionPolicy.Prompt({name: 'select_account', requestable: true}), 0);

const provider = new Provider(issuer, {
  // A native client: its loopback address may have any port, which is known only once the server under test has
  // started.
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      application_type: 'native',
      redirect_uris: ['http://127.0.0.1/google/login'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  pkce: {required: () => true},
  claims: {openid: ['sub'], email: ['email', 'email_verified']},
  conformIdTokenClaims: false,
  features: {devInteractions: {enabled: false}},
  interactions: {policy, url: (_context, {uid}) => `/interaction/${uid}`},
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({sub: `sub of ${id}`, email: id, email_verified: !id.startsWith(UNVERIFIED)}),
  }),
  async loadExistingGrant({oidc}) {
    const grant = new provider.Grant({clientId: oidc.client.clientId, accountId: oidc.session.accountId});
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
  cookies: {keys: ['a key of the test']},
});
const answer = provider.callback();

server.on('request', async (request, response) => {
  const [, uid] = /^\/interaction\/([^/]+)$/.exec(request.url) ?? [];
  if (uid === undefined) return answer(request, response);
  if (request.method === 'GET') return response.setHeader('Content-Type', 'text/html').end(pageOf(uid));
  const form = await readForm(request);
  return provider.interactionFinished(
    request,
    response,
    {select_account: {}, login: {accountId: form.get('login')}, consent: {}},
    {mergeWithLastSubmission: false},
  );
});
process.on('disconnect', () => process.exit());
process.send({env: {GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret}});
