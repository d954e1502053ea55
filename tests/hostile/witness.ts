/** The process that asks an ordinary question again and again while others attack. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import type {TestServer} from '../harness/server';
import {asNumber, asObject} from '../harness/json';

export interface Seen {
  readonly asked: number;
  readonly refused: number;
  readonly longestMs: number;
  readonly over1s: number;
  /** Resident megabytes at their largest: of the server, of one of its processes, of all of them. */
  readonly serverMb: number;
  readonly largestChildMb: number;
  readonly togetherMb: number;
}

function seenIn(said: string): Seen {
  const seen = asObject(JSON.parse(said));
  const of = (name: keyof Seen): number => asNumber(seen[name]);
  return {
    asked: of('asked'),
    refused: of('refused'),
    longestMs: of('longestMs'),
    over1s: of('over1s'),
    serverMb: of('serverMb'),
    largestChildMb: of('largestChildMb'),
    togetherMb: of('togetherMb'),
  };
}

/** Begins to ask; answers how to end it and to hear what it has seen. */
export function startWitness(server: TestServer, token: string): () => Promise<Seen> {
  const child = spawn(process.execPath, [join(__dirname, 'bystander.mjs'), server.url, token, String(server.pid)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += String(data);
  });
  return async () => {
    child.stdin.end();
    if (child.exitCode === null) await once(child, 'close');
    return seenIn(said);
  };
}
