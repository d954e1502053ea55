/** The processes that ask ordinary things while others attack: one that looks again and again, and clerks at work. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import type {TestServer} from '../harness/server';
import {asList, asNumber, asObject, type Json} from '../harness/json';

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

export interface Work {
  /** The last name of each record that was acknowledged, by its id. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Milliseconds, by method and entity. */
  readonly longestMs: Readonly<Record<string, number>>;
  /** What was refused, with its status. */
  readonly refused: readonly unknown[];
}

/** Starts one; answers how to end it and to hear what it says. */
function start(file: string, args: readonly string[]): () => Promise<Json> {
  const child = spawn(process.execPath, [join(__dirname, file), ...args], {stdio: ['pipe', 'pipe', 'inherit']});
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += String(data);
  });
  return async () => {
    child.stdin.end();
    if (child.exitCode === null) await once(child, 'close');
    return asObject(JSON.parse(output));
  };
}

/** Begins to ask; answers how to end it and to hear what it has seen. */
export function startWitness(server: TestServer, token: string): () => Promise<Seen> {
  const ended = start('bystander.mjs', [server.url, token, String(server.pid)]);
  return async () => {
    const seen = await ended();
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
  };
}

/** Lets clerks work, one with each token; answers how to end their day and to hear what they did. */
export function startClerks(server: TestServer, tokens: readonly string[]): () => Promise<Work> {
  const ended = start('clerks.mjs', [server.url, ...tokens]);
  return async () => {
    const {names, longestMs, refused} = await ended();
    const longest = Object.entries(asObject(longestMs)).map(([what, ms]) => [what, asNumber(ms)] as const);
    return {names: asObject(names), longestMs: Object.fromEntries(longest), refused: asList(refused)};
  };
}
