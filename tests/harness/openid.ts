/** The OpenID provider of a test, and a browser's way through its pages. */
import {fork} from 'node:child_process';
import {join} from 'node:path';
import {dayOfTests} from './day';
import {asObject, asText} from './json';

export interface OpenIdProvider {
  /** For the environment of a server that is to use it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const child = fork(join(__dirname, 'openid-provider.mjs'), {
    execArgv: [],
    env: {PATH: process.env.PATH, ...dayOfTests(), NODE_ENV: 'test'},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', chunk => {
    complaints += String(chunk);
  });
  const message: unknown = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', code => reject(new Error(`The provider ended with ${code}:\n${complaints}`)));
  });
  const env = Object.fromEntries(
    Object.entries(asObject(asObject(message).env)).map(([name, value]) => [name, asText(value)]),
  );
  return {
    env,
    async stop() {
      const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
      child.kill();
      await gone;
    },
  };
}

/** A browser's cookies for one host. */
class Jar {
  private readonly cookies = new Map<string, string>();

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
  }
}

/**
 * Goes to the provider's page, signs in there as `email`, and answers the address at which it sends the browser back.
 */
export async function signInAtProvider(url: string, email: string): Promise<URL> {
  const jar = new Jar();
  const {origin} = new URL(url);
  let address = new URL(url);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      body: form,
      headers: {cookie: jar.header},
    });
    jar.keep(response);
    const next = response.headers.get('location');
    if (next !== null) {
      address = new URL(next, address);
      form = undefined;
      if (address.origin !== origin) return address;
    } else if (response.ok) form = new URLSearchParams({login: email});
    else throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
  }
  throw new Error('The provider never sent the browser back.');
}
