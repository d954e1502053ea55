/** The calls of the editor over a transport that a test answers: paths to the `data` of their answers. */
import {Api} from '../api/api';
import type {Transport} from '../api/request';

export interface SeenCall {
  readonly path: string;
  readonly body: string;
}

export class TestApi extends Api {
  readonly seen: SeenCall[];
  private readonly answers: Map<string, unknown>;

  /** Where uploads are said to have been stored; without one they are refused. */
  fileAddress = '';

  constructor() {
    const seen: SeenCall[] = [];
    const answers = new Map<string, unknown>();
    super(transport(seen, answers, () => this.fileAddress));
    this.seen = seen;
    this.answers = answers;
  }

  /** Calls of the path (without `/api`) answer with code 200 and this data. */
  answer(path: string, data: unknown): this {
    this.answers.set(path, data);
    return this;
  }

  /** Calls of the path are refused as not found again. */
  forget(path: string): void {
    this.answers.delete(path);
  }
}

/** Paths without an answer are refused as not found. */
function transport(seen: SeenCall[], answers: ReadonlyMap<string, unknown>, fileAddress: () => string): Transport {
  return {
    token: () => undefined,
    expired: () => undefined,
    fetch: async (input, options) => {
      const path = String(input).replace(/^\/api/, '').replace(/\?.*$/, '');
      seen.push({path, body: typeof options?.body === 'string' ? options.body : ''});
      if (path === '/files') return new Response(JSON.stringify({url: fileAddress()}), {status: fileAddress() === '' ? 415 : 201});
      const known = answers.has(path);
      return new Response(JSON.stringify({code: known ? '200' : '404', message: '', data: answers.get(path) ?? null}));
    },
  };
}
