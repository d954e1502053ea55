/** One request to a service of others that answers in JSON, within limits of time and size. */
import {ProviderFailure} from '../provider-failure';

/** Milliseconds; somebody looks at a button. */
const PATIENCE = 10_000;
/** Bytes. No answer that is asked for comes near it. */
const LARGEST = 1024 * 1024;

export interface Question {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form; without either it is a GET. */
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
}

function requestOf({headers, json, form}: Question): RequestInit {
  const content = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    method: content === undefined ? 'GET' : 'POST',
    headers: {Accept: 'application/json', ...(content !== undefined && {'Content-Type': type}), ...headers},
    body: content,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  };
}

/** Stops reading at the limit, so that no answer fills the memory. */
async function contentOf({body}: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    const chunk: unknown = part;
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size > LARGEST) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What is wrong on the other side passes; what it says of the request does not. */
function isTheirs(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

/** The parsed answer, of any shape. A `ProviderFailure` for every other outcome. */
export async function ask(address: string, question: Question = {}): Promise<unknown> {
  try {
    const response = await fetch(address, requestOf(question));
    const content = await contentOf(response);
    if (!response.ok)
      throw new ProviderFailure(
        isTheirs(response.status) ? 'unreachable' : 'refused',
        `${new URL(address).host} answered ${response.status}.`,
      );
    const answer: unknown = JSON.parse(content);
    return answer;
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('unreachable', 'A service cannot be reached or read.', {cause: error});
  }
}
