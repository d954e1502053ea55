/** `/files`: receives what a signed form allows, and gives back what the asker may see. */
import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import type {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import parseRange from 'range-parser';
import type {UploadKeyword} from '@emblem/schemas';
import type {Response} from '@loopback/rest';
import {actorOf} from '../access/actor-of';
import {sourceOf} from '../access/source';
import {SYSTEM} from '../actor';
import {isFileInSight} from '../read';
import {deny} from '../rights/decide-reach';
import {requireToken} from '../access/limits/throttle';
import {asActor, type Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import {contextOf, type Engine} from '../engine';
import {readCallBody} from '../web/body';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {isPrivate, keyOfPath, MAX_SEGMENTS, type FileKey} from '../files/key';
import type {FileService} from '../files/service';
import {extensionOf, typeOfExtension} from '../parsing/content-types';
import {readUpload} from '../files/upload';

/** How `range-parser` says that a file has no such part. */
const UNSATISFIABLE = -1;

async function receive({context, request, response}: Exchange, files: FileService): Promise<unknown> {
  const kept = await readUpload(request, context.actor.language, upload => files.accept(context, upload));
  response.statusCode = 201;
  response.setHeader('Location', kept.url);
  return kept;
}

/**
 * Who is not signed in uploads from the design editor only, and not without end; who looks at another's console, not at
 * all.
 */
async function requireMaySign(context: Context, systemName: unknown): Promise<void> {
  if (context.readOnly) throw new Refusal(403, text('viewOnly', context.actor.language));
  if (context.actor.kind !== 'visitor') return;
  if (systemName !== 'customOss') deny(context);
  await requireToken(context, 'upload');
}

/** What the property of that name, such as `payment.proof`, says of files. */
function uploadOf({model, actor}: Context, property: unknown): UploadKeyword | undefined {
  if (property === undefined || property === '') return undefined;
  const [key = '', name = ''] = String(property).split('.');
  const field = model.entities.get(key)?.field;
  const upload = field && Object.hasOwn(field, name) ? field[name]?.upload : undefined;
  if (!upload) throw new Refusal(422, text('noUploadHere', actor.language));
  return upload;
}

/** Step 1 of the documented upload; the form is good for one folder and one hour. */
async function config({context, request}: Exchange, files: FileService): Promise<unknown> {
  const body = await readCallBody(request, context.actor.language);
  await requireMaySign(context, body.systemName);
  const folder = typeof body.modelDir === 'string' ? body.modelDir : 'quoteManage';
  const form = files.form(context, folder, uploadOf(context, body.property));
  return {code: '200', message: text('success', context.actor.language), data: form};
}

function cookieToken(header: string | undefined): string | undefined {
  return /(?:^|;\s*)emblem_(?:staff|member)=([^;]+)/.exec(header ?? '')?.[1];
}

/**
 * Private files need a signed address, or a staff session that reads a record which holds them: by header, or by the
 * cookie that serves this purpose alone.
 */
async function requireSight(engine: Engine, {context, request, query}: Exchange, key: FileKey): Promise<void> {
  if (!isPrivate(key) || engine.files.isValidSignature(context, key, query)) return;
  const token = request.get('token') ?? cookieToken(request.get('cookie'));
  const actor = await actorOf(contextOf(engine, SYSTEM), {
    token,
    host: request.get('host') ?? '',
    address: sourceOf(request, engine.config.trustedProxies),
    language: undefined,
  });
  if (!(await isFileInSight(asActor(context, actor), key)))
    throw new Refusal(404, text('noPath', context.actor.language));
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** The part that is asked for. What cannot be read as one, and several at once, are answered with the whole file. */
function partOf({request, response, context}: Exchange, size: number, etag: string): Part | undefined {
  const header = request.get('range');
  const of = request.get('if-range');
  if (header === undefined || (of !== undefined && of !== etag)) return undefined;
  const parts = parseRange(size, header, {combine: true});
  if (parts === UNSATISFIABLE) {
    response.setHeader('Content-Range', `bytes */${size}`);
    throw new Refusal(416, text('noSuchRange', context.actor.language));
  }
  return typeof parts === 'number' || parts.type !== 'bytes' || parts.length > 1 ? undefined : parts[0];
}

/** 412 where only another content of the file was wanted. */
function requireMatch({request, context}: Exchange, etag: string): void {
  const wanted = request.get('if-match');
  if (wanted === undefined || wanted.trim() === '*') return;
  if (!wanted.split(',').some(each => each.trim() === etag))
    throw new Refusal(412, text('otherContent', context.actor.language));
}

function setHeaders(response: Response, key: FileKey): void {
  const type = typeOfExtension(extensionOf(key));
  response.setHeader('Content-Type', type?.contentType ?? 'application/octet-stream');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Disposition', type?.inline ? 'inline' : 'attachment');
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', isPrivate(key) ? 'private, no-store' : 'public, max-age=31536000, immutable');
}

/** Who asked may go away in the middle; then nothing is left to be said, and the source is closed. */
async function streamTo(response: Response, content: Readable): Promise<void> {
  await pipeline(content, response).catch(() => response.destroy());
}

async function send(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context, request, response} = exchange;
  const nothing = (): Refusal => new Refusal(404, text('noPath', context.actor.language));
  const key = keyOfPath(request.path);
  if (key === undefined) throw nothing();
  await requireSight(engine, exchange, key);
  const {store} = engine.files;
  const size = await store.sizeOf(key);
  if (size === undefined) throw nothing();
  // `?link` asks for an address to hand on; one that was handed on does not prolong itself.
  if (isPrivate(key) && exchange.query.has('link') && !engine.files.isValidSignature(context, key, exchange.query))
    return engine.files.link(context, key);
  setHeaders(response, key);
  const thumbnail = await engine.files.thumbnails.find(context, key, Number(exchange.query.get('size')));
  if (thumbnail !== undefined) {
    response.setHeader('Content-Type', 'image/webp');
    await streamTo(response, createReadStream(thumbnail));
    return response;
  }
  const etag = `"${createHash('sha1').update(`${key} ${size}`).digest('base64url')}"`;
  response.setHeader('ETag', etag);
  requireMatch(exchange, etag);
  if (request.fresh) {
    response.statusCode = 304;
    response.end();
    return response;
  }
  const range = partOf(exchange, size, etag);
  if (range) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  response.setHeader('Content-Length', String(range ? range.end - range.start + 1 : size));
  await streamTo(response, await store.read(key, range));
  return response;
}

function downloads(engine: Engine): readonly RouteDefinition[] {
  return Array.from({length: MAX_SEGMENTS}, (_, index) => ({
    verb: 'get' as const,
    path: `/files/${Array.from({length: index + 1}, (_part, place) => `{p${place}}`).join('/')}`,
    strategy: 'visitor' as const,
    handler: (exchange: Exchange) => send(engine, exchange),
    summary: 'A stored file.',
  }));
}

export function fileRoutes(engine: Engine): readonly RouteDefinition[] {
  return [
    {
      verb: 'post',
      path: '/api/gyoss/oss/web/config',
      strategy: 'visitor',
      handler: exchange => config(exchange, engine.files),
      summary: 'The signed form of an upload.',
    },
    {
      verb: 'post',
      path: '/files',
      strategy: 'visitor',
      handler: exchange => receive(exchange, engine.files),
      summary: 'Receives a file with its signed form.',
    },
    ...downloads(engine),
  ];
}
