/** What is wrong with an answer to a hostile request: a defect, a refusal without words, or a secret. */
import {isObject} from '../harness/json';
import type {Said, Sent} from './request';

/** Acts for which the documents give code 500 as a business answer, with HTTP 200. */
const ANSWERS_500 = new Set(['saveTemplateToUser', 'findColourCards']);

/** Said by the parser of HTTP itself, before anything of ours sees the request: nothing that a browser sends. */
const OF_THE_PARSER = new Set([400, 408, 417, 431, 501, 505]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDefect({status}: Said, body: unknown, act: string | undefined): boolean {
  return status >= 500 || (isObject(body) && body.code === '500' && !ANSWERS_500.has(act ?? ''));
}

function saysNothing({status, text}: Said, body: unknown, method: string): boolean {
  if (status < 400 || method === 'HEAD') return false;
  if (text === '' && OF_THE_PARSER.has(status)) return false;
  return !isObject(body) || typeof body.message !== 'string' || body.message === '';
}

export interface Judged {
  readonly sent: Sent;
  readonly said: Said;
  readonly act?: string;
  /** What nobody without a right may read. */
  readonly secret?: string;
}

/**
 * Undefined where nothing is wrong. A connection that was shut is none of ours to judge: whether the server still
 * stands is asked by others.
 */
export function problemOf({sent, said, act, secret}: Judged): string | undefined {
  const body = parsed(said.text);
  const what = isDefect(said, body, act)
    ? 'a defect'
    : saysNothing(said, body, sent.method)
      ? 'no words'
      : secret !== undefined && said.text.includes(secret)
        ? 'a secret'
        : undefined;
  return (
    what &&
    `${what}: ${sent.method} ${sent.path.slice(0, 300)} ${String(sent.body ?? '').slice(0, 300)}\n    ` +
      `${said.status} ${said.text.slice(0, 300)}`
  );
}
