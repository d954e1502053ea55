/** Asks for a path exactly as it is written; `fetch` and browsers would tidy it first. */
import {request} from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

export async function rawGet(serverUrl: string, path: string): Promise<RawAnswer> {
  const {hostname, port} = new URL(serverUrl);
  return new Promise((resolve, reject) => {
    const sent = request({hostname, port, path}, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8')}),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
