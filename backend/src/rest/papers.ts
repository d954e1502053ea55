/** Papers of records: as PDF, or as the tree that the console makes a page of. */
import type {Entity} from '@emblem/schemas';
import {headOf, languagesOf, PAPER, paperTree, type PaperFile, type PaperTree} from '@emblem/schemas/papers';
import {deny} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {requireReached} from '../acts/reached';
import {Refusal} from '../errors';
import {text} from '../messages';
import {paperPictures} from '../papers/pictures';
import {readPaper} from '../papers/read';
import type {Exchange, RouteDefinition} from '../web/exchange';
import type {Engine} from '../engine';
import {entityOf, idOf, requireAction} from './records';

const FORMATS = ['pdf', 'tree'] as const;
type Format = (typeof FORMATS)[number];

interface Wish {
  readonly format: Format;
  readonly language: string | undefined;
}

function wishOf({context, query}: Exchange, {audience}: PaperFile): Wish {
  const refuse = (name: string, message: string): never => {
    throw new Refusal(400, text('badQuery', context.actor.language), {errors: {[name]: message}});
  };
  const asked = query.get('format') ?? 'pdf';
  const format = FORMATS.find(each => each === asked) ?? refuse('format', text('paperFormat', context.actor.language));
  const language = query.get('language') ?? undefined;
  const offered: readonly string[] = languagesOf(audience);
  if (language !== undefined && !offered.includes(language))
    refuse('language', text('paperLanguage', context.actor.language, {languages: offered.join(', ')}));
  return {format, language};
}

function paperOf({papers}: Engine, {context, params}: Exchange, entity: Entity): PaperFile {
  const key = params.paper ?? '';
  const paper = papers.files.get(key);
  const isShut = context.actor.kind === 'link' && entity.accessLink?.paper !== key;
  if (paper?.entity !== entity.key || isShut)
    throw new Refusal(404, text('noPaper', context.actor.language, {paper: key.slice(0, 40)}));
  return paper;
}

/** Nobody reaches any paper of an entity without the right to one of its papers. */
function requireSome(exchange: Exchange, entity: Entity): void {
  const {context} = exchange;
  if (entity.papers.length === 0) requireAction(exchange, entity, PAPER);
  if (entity.papers.every(({right}) => reach(context.actor, entity, context.model, right) === false)) deny(context);
}

function fileName({$id: key}: PaperFile, {number}: PaperTree): string {
  return [key, number.slice(0, 60).replaceAll(/[^\w-]+/g, '-')].filter(part => part !== '').join('-');
}

async function sendPdf(engine: Engine, exchange: Exchange, paper: PaperFile, tree: PaperTree): Promise<unknown> {
  const {context, response} = exchange;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const readPicture = paperPictures(context, engine.files);
  const {content, missing} = await engine.papers.pdf(context.actor, tree, readPicture, gone.signal);
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName(paper, tree)}.pdf"`);
  if (missing.length > 0) response.setHeader('X-Paper-Missing', encodeURIComponent(missing.slice(0, 50).join('')));
  response.end(Buffer.from(content));
  return response;
}

async function givePaper(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context} = exchange;
  const entity = entityOf(exchange);
  requireSome(exchange, entity);
  const paper = paperOf(engine, exchange, entity);
  const wish = wishOf(exchange, paper);
  const id = idOf(exchange);
  await requireReached(context, entity.key, headOf(paper).right, [id]);
  const data = await readPaper(context, paper, id);
  const {model} = context;
  const language = wish.language ?? (paper.audience === 'staff' ? context.actor.language : undefined);
  const tree = paperTree({model, paper, wordings: engine.papers.wordings, language, data});
  return wish.format === 'tree' ? tree : sendPdf(engine, exchange, paper, tree);
}

export function paperRoutes(engine: Engine): readonly RouteDefinition[] {
  return [
    {
      verb: 'get',
      path: '/rest/{entity}/{id}/documents/{paper}',
      strategy: 'record',
      handler: exchange => givePaper(engine, exchange),
      summary: 'A paper of a record, as PDF or as its tree.',
    },
  ];
}
