/** Designs as files for print: that of a record, or one that is not stored yet. */
import {PRINT_KINDS, PrintError, type PrintKind, type PrintProblem} from '@emblem/print/terms';
import type {Entity} from '@emblem/schemas';
import {SYSTEM} from '../actor';
import {requireReach} from '../rights/decide-reach';
import {requireReached} from '../acts/reached';
import {asActor, type Context} from '../context';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Asker} from '../print/press';
import {pictureReader, profileOf, sizesOf, spotsOf} from '../print/stored';
import {get} from '../read';
import {readObject} from '../web/body';
import type {Exchange, RouteDefinition} from '../web/exchange';
import type {Engine} from '../engine';
import {toldOf} from './missing-signs';
import {entityOf, idOf, requireAction} from './records';

const CONTENT_TYPE: Readonly<Record<PrintKind, string>> = {
  pdf: 'application/pdf',
  pdfx: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Largest bleed, mm. */
const MAX_BLEED = 50;
/** Those that are told, beside the signs that no font has. */
const MAX_PROBLEMS = 20;
const MILLIMETRES = /^\d{1,2}(?:\.\d{1,6})?$/;

interface Wish {
  readonly kind: PrintKind;
  readonly position: 0 | 1 | undefined;
  readonly bleed: number | undefined;
}

interface Source {
  readonly design: unknown;
  readonly categoryId: unknown;
  readonly specification: unknown;
  /** Of the file. */
  readonly name: string;
  readonly title: string;
  readonly date: string;
}

function wishOf({context, query}: Exchange): Wish {
  const {language} = context.actor;
  const refuse = (name: string, message: string): never => {
    throw new Refusal(400, text('badQuery', language), {errors: {[name]: message}});
  };
  const kind =
    PRINT_KINDS.find(each => each === (query.get('format') ?? 'pdf')) ??
    refuse('format', text('printFormat', language));
  const position = query.get('position');
  const bleed = query.get('bleed');
  const millimetres = bleed === null || bleed.trim() === '' ? undefined : Number(bleed);
  if (millimetres !== undefined && !(MILLIMETRES.test(bleed ?? '') && millimetres <= MAX_BLEED))
    refuse('bleed', text('printBleed', language, {limit: MAX_BLEED}));
  if (position !== null && position !== '0' && position !== '1') refuse('position', text('badValue', language));
  return {kind, position: position === null ? undefined : position === '1' ? 1 : 0, bleed: millimetres};
}

/** The signs that no font has as one problem, whatever texts lack them. */
function toldProblems(problems: readonly PrintProblem[]): readonly object[] {
  const isOfSigns = ({code}: PrintProblem): boolean => code === 'missing-sign';
  const {signs, more} = toldOf([...new Set(problems.filter(isOfSigns).flatMap(({detail}) => [...detail]))]);
  const others = problems.filter(problem => !isOfSigns(problem)).slice(0, MAX_PROBLEMS);
  return signs.length === 0 ? others : [{code: 'missing-sign', detail: signs.join(''), more}, ...others];
}

async function print(engine: Engine, exchange: Exchange, wish: Wish, source: Source): Promise<unknown> {
  const {context, response} = exchange;
  const sizes = await sizesOf(context, source, wish.bleed);
  const spots = await spotsOf(context);
  const {kind, position} = wish;
  const {title, date} = source;
  const ordered = async () => {
    const profile = kind === 'pdfx' ? await profileOf(context, engine.files) : undefined;
    const order = {design: source.design, kind, position, sizes, spots, title, date, ...(profile ? {profile} : {})};
    return exchange.aside(() => engine.press.print(order, pictureReader(engine.files), askerOf(exchange)));
  };
  const {content, problems} = await ordered().catch((error: unknown) => refuse(context, error));
  response.setHeader('Content-Type', CONTENT_TYPE[kind]);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Disposition', `attachment; filename="${source.name}.${kind === 'pdfx' ? 'pdf' : kind}"`);
  if (problems.length > 0)
    response.setHeader('X-Print-Problems', encodeURIComponent(JSON.stringify(toldProblems(problems))));
  response.end(Buffer.from(content));
  return response;
}

/** Whoever goes away is printed nothing for. */
function askerOf({context: {actor, gone}}: Exchange): Asker {
  return {person: `${actor.kind} ${actor.id ?? ''}`, ...(gone && {gone})};
}

function refuse(context: Context, error: unknown): never {
  if (!(error instanceof PrintError)) throw error;
  const {language} = context.actor;
  const {detail} = error;
  switch (error.code) {
    case 'no-size':
      throw new Refusal(422, text('printSize', language));
    case 'no-side':
      throw new Refusal(422, text('printSide', language));
    case 'picture':
      throw new Refusal(422, text('printPicture', language, {detail}));
    case 'too-large':
      throw new Refusal(422, text('printTooLarge', language, {detail}));
    case 'too-long':
      throw new Refusal(422, text('printTooLong', language, {detail}));
    case 'too-heavy':
      throw new Refusal(422, text('printTooHeavy', language));
    case 'profile':
      throw new Refusal(422, text('printProfile', language, {detail}));
    case 'too-many':
      throw new Refusal(429, text('printTooMany', language, {detail}));
    case 'given-up':
      throw new Refusal(422, text('printGivenUp', language));
    case 'not-a-design':
      throw new Refusal(422, text('printNoDesign', language));
  }
}

function requirePrint({context}: Exchange, entity: Entity): NonNullable<Entity['print']> {
  if (!entity.print) throw new Refusal(404, text('noAction', context.actor.language, {action: 'print'}));
  return entity.print;
}

async function printRecord(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context} = exchange;
  const entity = entityOf(exchange);
  requireAction(exchange, entity, 'print');
  const {design, category, specification} = requirePrint(exchange, entity);
  requireReach(context, entity.key, 'print');
  const wish = wishOf(exchange);
  const id = idOf(exchange);
  await requireReached(context, entity.key, 'print', [id]);
  // The right to print a record is the right to its design, whatever else of it may be read.
  const record = await get(asActor(context, {...SYSTEM, language: context.actor.language}), entity.key, id);
  const title = String(record[entity.display] ?? id);
  return print(engine, exchange, wish, {
    design: record[design],
    categoryId: record[category],
    specification: specification && record[specification],
    name: `${entity.key}-${title.replaceAll(/[^\w.-]+/g, '-').slice(0, 60)}`,
    title,
    // Not of its last change, which another property of the record may have seen.
    date: String(record[entity.system.createdAt] ?? context.now),
  });
}

async function printUnstored(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context, request} = exchange;
  const entity = entityOf(exchange);
  requireAction(exchange, entity, 'print');
  requirePrint(exchange, entity);
  requireReach(context, entity.key, 'print');
  const wish = wishOf(exchange);
  const {design, categoryId, specification} = await readObject(request, context.actor.language);
  return print(engine, exchange, wish, {
    design,
    categoryId,
    specification,
    name: 'design',
    title: 'Design',
    date: context.now,
  });
}

export function printRoutes(engine: Engine): readonly RouteDefinition[] {
  return [
    {
      verb: 'get',
      path: '/rest/{entity}/{id}/print',
      strategy: 'staff',
      handler: exchange => printRecord(engine, exchange),
      summary: 'The design of a record, ready for print.',
    },
    {
      verb: 'post',
      path: '/rest/{entity}/print',
      strategy: 'staff',
      handler: exchange => printUnstored(engine, exchange),
      summary: 'A design that is not stored, ready for print.',
    },
  ];
}
