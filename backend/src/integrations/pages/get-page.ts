/** A page of the web as a browser without a session gets it, within limits of time, size and place. */
import {request as requestPlain, type IncomingMessage} from 'node:http';
import {request as requestSecure} from 'node:https';
import {placeOf, type Place} from './public-address';

/** Milliseconds for all of it. */
const PATIENCE = 15_000;
/** Bytes. */
export const LARGEST_PAGE = 2 * 1024 * 1024;
const REDIRECTS = 5;
const AGENT = 'Mozilla/5.0 (compatible; Emblem link check)';

export type PageProblem = 'unreachable' | 'notFound' | 'noPage' | 'tooLarge';

export interface WebPage {
  readonly content: Buffer;
  /** Where it came from in the end. */
  readonly address: string;
}

export type Page = WebPage | {readonly problem: PageProblem; readonly detail: string};

export interface PageOptions {
  /** Addresses of one's own network are asked, too. */
  readonly arePrivateTaken?: boolean;
}

const problem = (kind: PageProblem, detail: string): Page => ({problem: kind, detail});

/** The name was looked up before, and leads nowhere else while it is asked. */
function ask(url: URL, {address, family}: Place, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        agent: false,
        headers: {'User-Agent': AGENT, Accept: 'text/html, application/xhtml+xml', 'Accept-Encoding': 'identity'},
        lookup: (_host, options, found) =>
          options.all ? found(null, [{address, family}]) : found(null, address, family),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function contentOf(answer: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    const chunk = Buffer.from(part);
    size += chunk.length;
    if (size > LARGEST_PAGE) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const MISSING = new Set([404, 410]);

async function pageOf(answer: IncomingMessage, url: URL): Promise<Page> {
  const {statusCode = 0, headers} = answer;
  if (MISSING.has(statusCode)) return problem('notFound', String(statusCode));
  if (statusCode < 200 || statusCode >= 300) return problem('unreachable', String(statusCode));
  const type = headers['content-type'] ?? '';
  if (!/html/i.test(type)) return problem('noPage', type.slice(0, 60));
  const content = await contentOf(answer);
  return content ? {content, address: url.href} : problem('tooLarge', '');
}

function redirectOf({statusCode = 0, headers}: IncomingMessage, url: URL): URL | undefined {
  const {location} = headers;
  const isRedirect = statusCode >= 300 && statusCode < 400 && location !== undefined;
  return isRedirect && URL.canParse(location, url.href) ? new URL(location, url) : undefined;
}

async function follow(first: URL, {arePrivateTaken = false}: PageOptions, signal: AbortSignal): Promise<Page> {
  let url = first;
  for (let step = 0; step <= REDIRECTS; step += 1) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return problem('unreachable', url.protocol);
    const place = await placeOf(url.hostname, arePrivateTaken);
    if (!place) return problem('unreachable', url.hostname);
    const answer = await ask(url, place, signal);
    try {
      const next = redirectOf(answer, url);
      if (!next) return await pageOf(answer, url);
      url = next;
    } finally {
      answer.destroy();
    }
  }
  return problem('unreachable', 'redirects');
}

/** Never throws for what the other side does. */
export async function getPage(address: string, options: PageOptions = {}): Promise<Page> {
  if (!URL.canParse(address)) return problem('unreachable', '');
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    return await follow(new URL(address), options, signal);
  } catch (error) {
    const detail = error instanceof Error && 'code' in error ? String(error.code) : '';
    return problem('unreachable', signal.aborted ? 'timeout' : detail);
  }
}
