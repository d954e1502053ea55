/** Papers of records: as PDF, or as the tree that the console makes a page of. */
import type {Entity} from '@emblem/schemas';
import {
  languagesOf,
  MAIL_INPUT,
  PAPER,
  paperMail,
  paperTree,
  type PaperFile,
  type PaperOrder,
  type PaperTree,
} from '@emblem/schemas/papers';
import type {Actor} from '../actor';
import {requireToken} from '../access/limits/throttle';
import {badInput, checkedInput, optionalText, requiredText} from '../acts/input';
import {requireReached} from '../acts/reached';
import {asTrusted} from '../context/trusted';
import {Refusal, say} from '../errors';
import {readAddress} from '../integrations/mail/address';
import {requireMail} from '../integrations/mail/outgoing';
import {text} from '../messages';
import {withBars} from '../papers/bars';
import {mailPaper} from '../papers/mail-paper';
import {electronicOf, isElectronic} from '../papers/electronic/of-paper';
import {invoiceXml} from '../papers/electronic/xml';
import type {Attachment, PaperOrder as ToSet, SetPaper} from '../papers/order';
import {paperPictures} from '../papers/pictures';
import {readPaper} from '../papers/read';
import {find} from '../read';
import {deny} from '../rights/decide-reach';
import {reach} from '../rights/reach';
import {once} from '../write';
import {readObject} from '../web/body';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {idempotencyKeyOf} from '../web/idempotency-key';
import type {Engine} from '../engine';
import {listSigns, toldOf} from './missing-signs';
import {entityOf, idOf, requireAction} from './records';

/** Whether the PDF carries the paper as XML, too. */
const ELECTRONIC = 'X-Electronic-Invoice';
const FORMATS = ['pdf', 'tree', 'mail'] as const;
type Format = (typeof FORMATS)[number];

interface Wish {
  readonly format: Format;
  readonly language: string | undefined;
  /** The mail leads to a link, for whose address a place is left. */
  readonly toLink: boolean;
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
  return {format, language, toLink: query.get('link') === 'true'};
}

/** A link opens its own paper, a member has those that are written for customers. */
function isShutTo({kind}: Actor, entity: Entity, paper: PaperFile): boolean {
  if (kind === 'link') return entity.accessLink?.paper !== paper.$id;
  return kind === 'member' && paper.audience !== 'customer';
}

function paperOf({papers}: Engine, {context, params}: Exchange, entity: Entity): PaperFile {
  const key = params.paper ?? '';
  const paper = papers.files.get(key);
  const isShut = paper !== undefined && isShutTo(context.actor, entity, paper);
  if (paper?.entity !== entity.key || isShut)
    throw new Refusal(404, text('noPaper', context.actor.language, {paper: key.slice(0, 40)}));
  return paper;
}

function fileName({$id: key}: PaperFile, {number}: PaperTree): string {
  return [key, number.slice(0, 60).replaceAll(/[^\w-]+/g, '-')].filter(part => part !== '').join('-');
}

/** The paper as XML, where its seller wants that; a header says what it lacks to be one. */
function attachmentOf({response}: Exchange, {paper, data}: PaperOrder): Attachment | undefined {
  if (!paper.electronic || !isElectronic(paper, data)) return undefined;
  const invoice = electronicOf(paper.electronic.kind, data);
  response.setHeader(ELECTRONIC, typeof invoice === 'string' ? `lacks ${invoice}` : 'attached');
  return typeof invoice === 'string' ? undefined : {xml: invoiceXml(invoice), date: invoice.date};
}

function toSet(exchange: Exchange, order: PaperOrder): ToSet {
  const attachment = attachmentOf(exchange, order);
  return {tree: withBars(paperTree(order)), ...(attachment && {attachment})};
}

/** Until nobody waits for the answer any more. */
async function setPaper(engine: Engine, {context, aside}: Exchange, set: ToSet): Promise<SetPaper> {
  const pictures = paperPictures(context, engine.files);
  return aside(() => engine.papers.pdf(context.actor, set, pictures, context.gone));
}

function tellMissing({response}: Exchange, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const {signs, more} = toldOf(missing);
  response.setHeader('X-Paper-Missing', encodeURIComponent(signs.join('')));
  if (more > 0) response.setHeader('X-Paper-Missing-More', more);
}

async function sendPdf(engine: Engine, exchange: Exchange, order: PaperOrder): Promise<unknown> {
  const {response} = exchange;
  const set = toSet(exchange, order);
  const {content, missing} = await setPaper(engine, exchange, set);
  response.setHeader('Content-Type', 'application/pdf');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Disposition', `attachment; filename="${fileName(order.paper, set.tree)}.pdf"`);
  tellMissing(exchange, missing);
  response.end(Buffer.from(content));
  return response;
}

/** Nobody without the right to papers hears which there are. */
function requirePapers(exchange: Exchange, entity: Entity): void {
  const {context} = exchange;
  requireAction(exchange, entity, PAPER);
  if (reach(context.actor, entity, context.model, PAPER) === false) deny(context);
}

/** The paper that the path names, of a record within the actor's reach. */
async function wantedPaper(engine: Engine, exchange: Exchange): Promise<{paper: PaperFile; id: number}> {
  const entity = entityOf(exchange);
  requirePapers(exchange, entity);
  const paper = paperOf(engine, exchange, entity);
  const id = idOf(exchange);
  await requireReached(exchange.context, entity.key, PAPER, [id]);
  return {paper, id};
}

async function orderOf(
  {papers: {wordings}}: Engine,
  {context}: Exchange,
  {paper, id, language}: {readonly paper: PaperFile; readonly id: number; readonly language: string | undefined},
): Promise<PaperOrder> {
  const data = await readPaper(context, paper, id);
  const spoken = language ?? (paper.audience === 'staff' ? context.actor.language : undefined);
  return {model: context.model, paper, wordings, language: spoken, data};
}

/** The mail as it is proposed, with the signs for which squares would stand on its paper. */
async function draftOf(engine: Engine, exchange: Exchange, order: PaperOrder, toLink: boolean): Promise<unknown> {
  const {missing} = await setPaper(engine, exchange, toSet(exchange, order));
  tellMissing(exchange, missing);
  return {...paperMail(order, toLink), missing: toldOf(missing).signs.join('')};
}

/** Squares are mailed only by whoever was told of each; 422 at `missing` otherwise. */
function requireTold({context}: Exchange, missing: readonly string[], told: string): void {
  const known = new Set(told);
  const {signs, more} = toldOf(missing);
  const untold = signs.filter(sign => sign.trim() !== '' && !known.has(sign));
  if (untold.length === 0) return;
  const {language} = context.actor;
  badInput(context, 'missing', text('paperMissing', language, {signs: listSigns({signs: untold, more}, language)}));
}

async function givePaper(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {paper, id} = await wantedPaper(engine, exchange);
  const {format, language, toLink} = wishOf(exchange, paper);
  if (format === 'mail') await requireMailable(exchange, paper, id);
  const order = await orderOf(engine, exchange, {paper, id, language});
  if (format === 'mail') return draftOf(engine, exchange, order, toLink);
  return format === 'tree' ? withBars(paperTree(order)) : sendPdf(engine, exchange, order);
}

/** 404 for a paper that is not mailed, 422 for a record that is not ready for it, or without a mail server. */
async function requireMailable({context}: Exchange, {$id: key, entity, mail}: PaperFile, id: number): Promise<void> {
  const {language} = context.actor;
  if (!mail || context.actor.kind !== 'staff') throw new Refusal(404, text('noPaper', language, {paper: key}));
  requireMail(context);
  const {when, whenMessage} = mail;
  if (!when || !whenMessage) return;
  const ready = await find(asTrusted(context), entity, {all: [{eq: ['id', id]}, when]});
  if (!ready) throw new Refusal(422, say(whenMessage, language));
}

/** Sent as it is at this moment, and kept as it was sent; again with the same key it is the first answer. */
async function sendByMail(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context, request} = exchange;
  const {paper, id} = await wantedPaper(engine, exchange);
  await requireMailable(exchange, paper, id);
  const sent = checkedInput(context, MAIL_INPUT, await readObject(request, context.actor.language));
  const to = readAddress(requiredText(context, sent, 'to')) ?? badInput(context, 'to');
  await requireToken(context, 'mail-paper');
  const language = optionalText(context, sent, 'language');
  const set = toSet(exchange, await orderOf(engine, exchange, {paper, id, language}));
  const {content, missing} = await setPaper(engine, exchange, set);
  requireTold(exchange, missing, optionalText(context, sent, 'missing') ?? '');
  tellMissing(exchange, missing);
  const leaving = {
    paper: paper.$id,
    entity: paper.entity,
    id,
    name: `${fileName(paper, set.tree)}.pdf`,
    language: set.tree.language,
    content,
    to,
    subject: requiredText(context, sent, 'subject'),
    text: requiredText(context, sent, 'text'),
  };
  const key = idempotencyKeyOf(exchange);
  if (key === undefined) return mailPaper(context, engine.files, leaving);
  const what = `${paper.entity}/${id}/documents/${paper.$id}`;
  return once(context, {what, key, values: sent}, inner => mailPaper(inner, engine.files, leaving));
}

export function paperRoutes(engine: Engine): readonly RouteDefinition[] {
  return [
    {
      verb: 'get',
      path: '/rest/{entity}/{id}/documents/{paper}',
      strategy: 'paper',
      handler: exchange => givePaper(engine, exchange),
      summary: 'A paper of a record, as PDF, as its tree, or the mail that it would go with.',
    },
    {
      verb: 'post',
      path: '/rest/{entity}/{id}/documents/{paper}',
      strategy: 'staff',
      handler: exchange => sendByMail(engine, exchange),
      summary: 'Mails a paper of a record, and keeps what was sent.',
    },
  ];
}
