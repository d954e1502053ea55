/** Request bodies, with a limit and a clear refusal for what cannot be read. */
import type {IncomingMessage} from 'node:http';
import type {Language} from '../actor';
import {Refusal} from '../errors';
import {text} from '../messages';
import {BadJson, parseJson} from '../json';
import {requireStorable, unstorable} from './storable';

/** A design with its objects fits; pictures are uploaded on their own. */
const LIMIT = 8 * 1024 * 1024;

/** No record and no call has so many properties. */
const MAX_NAMES = 1000;

async function receiveText(request: IncomingMessage, language: Language): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (Number(request.headers['content-length']) > LIMIT) throw new Refusal(413, text('tooLarge', language));
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += buffer.length;
    if (size > LIMIT) throw new Refusal(413, text('tooLarge', language));
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Bodies that were read before anybody asked for them. */
const ahead = new WeakMap<IncomingMessage, Promise<string>>();

/** Reads the body now; what takes it afterwards need not wait. Refused as reading it is: 413 when it is too large. */
export async function readAhead(request: IncomingMessage, language: Language): Promise<void> {
  const content = receiveText(request, language);
  ahead.set(request, content);
  await content;
}

function readText(request: IncomingMessage, language: Language): Promise<string> {
  return ahead.get(request) ?? receiveText(request, language);
}

function parseBody(content: string, language: Language): unknown {
  try {
    return parseJson(content);
  } catch (error) {
    if (error instanceof BadJson && error.problem === 'unstorable') throw unstorable(error.at, language);
    if (error instanceof BadJson && error.problem === 'too-many') throw new Refusal(413, text('tooLarge', language));
    throw new Refusal(400, text('badJson', language));
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requireFew(names: number, language: Language): void {
  if (names > MAX_NAMES) throw new Refusal(413, text('tooManyNames', language, {limit: MAX_NAMES}));
}

/** Counted before anything is taken apart, and no further than to the limit. */
function pairsIn(form: string): number {
  let pairs = 1;
  for (let at = form.indexOf('&'); at >= 0 && pairs <= MAX_NAMES; at = form.indexOf('&', at + 1)) pairs += 1;
  return pairs;
}

/** Whatever JSON the body holds; an empty body is an empty object. */
export async function readJson(request: IncomingMessage, language: Language): Promise<unknown> {
  const content = await readText(request, language);
  return content.trim() === '' ? {} : parseBody(content, language);
}

function requireObject(body: unknown, language: Language): Record<string, unknown> {
  if (!isObject(body)) throw new Refusal(400, text('badBody', language));
  requireFew(Object.keys(body).length, language);
  return body;
}

export async function readObject(request: IncomingMessage, language: Language): Promise<Record<string, unknown>> {
  return requireObject(await readJson(request, language), language);
}

async function readForm(request: IncomingMessage, language: Language): Promise<Record<string, unknown>> {
  const content = await readText(request, language);
  requireFew(pairsIn(content), language);
  return Object.fromEntries(requireStorable(new URLSearchParams(content), language));
}

/** JSON or a url-encoded form, as the documented calls are sent. A list is kept under `list`. */
export async function readCallBody(request: IncomingMessage, language: Language): Promise<Record<string, unknown>> {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return readForm(request, language);
  const body = await readJson(request, language);
  return Array.isArray(body) ? {list: body} : requireObject(body, language);
}
