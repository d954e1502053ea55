/** The calls of the editor over a transport that a test answers: paths to the `data` of their answers. */
import {Api} from '../api/api';
import type {Transport} from '../api/request';

export interface SeenCall {
  readonly path: string;
  /** What follows the question mark. */
  readonly query: string;
  readonly body: string;
  /** Whose session the call used; nobody's for a file that is sent. */
  readonly caller: string | null;
}

export class TestApi extends Api {
  readonly seen: SeenCall[];
  private readonly answers: Map<string, Answer>;

  /** Where uploads are said to have been stored; without one they are refused. */
  fileAddress = '';

  /** What is said of drawings that are stored. */
  fileNotes: readonly {readonly code: string; readonly text: string}[] = [];

  private refusal: {readonly status: number; readonly message: string} | undefined;

  constructor() {
    const seen: SeenCall[] = [];
    const answers = new Map<string, Answer>();
    super(transport(seen, answers, () => this.filesAnswer()));
    this.seen = seen;
    this.answers = answers;
  }

  /** Calls of the path (without `/api`) answer with code 200 and this data. */
  answer(path: string, data: unknown): this {
    this.answers.set(path, {code: '200', message: '', data});
    return this;
  }

  /** Calls of the path are refused. */
  refuse(path: string, code: string, message = ''): this {
    this.answers.set(path, {code, message, data: null});
    return this;
  }

  /** Files are stored at the address. */
  storeAt(address: string): this {
    this.fileAddress = address;
    return this.answer('/gyoss/oss/web/config', {
      data: {policy: 'p', accessid: 'a', signature: 's', dir: 'public/x/', url: '/files'},
    });
  }

  /** Files are refused. */
  refuseFiles(status: number, message: string): void {
    this.refusal = {status, message};
  }

  private filesAnswer(): Response {
    const {refusal, fileAddress: url, fileNotes: notes} = this;
    return refusal
      ? Response.json({message: refusal.message}, {status: refusal.status})
      : Response.json({url, notes}, {status: url === '' ? 415 : 201});
  }

  /** The calls of the path, as they were made. */
  callsOf(path: string): readonly SeenCall[] {
    return this.seen.filter(call => call.path === path);
  }

  /** What the last call of the path sent. */
  sentTo(path: string): unknown {
    return JSON.parse(this.callsOf(path).at(-1)?.body ?? 'null');
  }

  /** Calls of the path are refused as not found again. */
  forget(path: string): void {
    this.answers.delete(path);
  }
}

interface Answer {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Paths without an answer are refused as not found. */
function transport(seen: SeenCall[], answers: ReadonlyMap<string, Answer>, filesAnswer: () => Response): Transport {
  return {
    token: caller => caller,
    language: () => 'en',
    expired: () => undefined,
    fetch: async (input, options) => {
      const {pathname, search} = new URL(String(input), 'https://emblem.test');
      const path = pathname.replace(/^\/api/, '');
      seen.push({
        path,
        query: search.slice(1),
        body: typeof options?.body === 'string' ? options.body : '',
        caller: new Headers(options?.headers).get('token'),
      });
      if (path === '/files') return filesAnswer();
      return new Response(JSON.stringify(answers.get(path) ?? {code: '404', message: '', data: null}));
    },
  };
}
