/** The documented calls as test cases. */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {loadCalls} from '@emblem/schemas/node';
import type {Call} from '@emblem/schemas';
import type {Client, Envelope} from '../harness/client';
import type {Json} from '../harness/json';
import {ROOT} from '../harness/places';

export type Verb = 'GET' | 'POST';

export interface CallCase {
  readonly call: Call;
  readonly verb: Verb;
}

function verbsOf(call: Call): readonly Verb[] {
  return call.method === 'ANY' ? ['GET', 'POST'] : [call.method];
}

/** Each call with each method it answers to; a call that is sent as it is documented has one. */
export const CASES: readonly CallCase[] = loadCalls().flatMap(call => verbsOf(call).map(verb => ({call, verb})));

function rowsOfKind(kind: string): ReadonlySet<string> {
  const folder = join(ROOT, 'docs/requirements');
  const lines = readdirSync(folder)
    .filter(name => name.endsWith('.tsv'))
    .flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n'));
  return new Set(
    lines
      .map(line => line.split('\t'))
      .filter(cells => cells[1] === kind)
      .map(([id = '']) => id),
  );
}

const CALL_ROWS = rowsOfKind('call');

/** `POST /user/editRole [CO-608]`: the rows that describe the call, without those that say something else about it. */
export function titleWithRows({call, verb}: CallCase, without: ReadonlySet<string> = new Set()): string {
  const rows = (call.rows ?? []).filter(id => CALL_ROWS.has(id) && !without.has(id));
  return `${verb} ${call.path}${rows.map(id => ` [${id}]`).join('')}`;
}

export function title({call, verb}: CallCase): string {
  return `${verb} ${call.path}`;
}

export async function send(client: Client, {call, verb}: CallCase, input: Json = {}): Promise<Envelope> {
  return client.call(call.path, input, verb);
}
