/** Bank statements: read, matched to what is open, and booked as payments. */
import {Readable} from 'node:stream';
import {encodingOf, separatorOf} from '@emblem/schemas';
import {badInput} from '../acts/input';
import {requireReached} from '../acts/reached';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {discard} from '../files/incoming';
import {parseJson} from '../json';
import {text} from '../messages';
import type {StatementInput, StatementTable} from '../parsing/parsers/statement';
import type {Assumption} from '../parsing/assumption';
import {get} from '../read';
import {textOf} from '../record-values';
import {requireReach} from '../rights/decide-reach';
import {book, type Choice} from '../transfer/statement/book';
import {COLUMNS, linesOf, mappingFor, missingIn, type Mapping} from '../transfer/statement/lines';
import {readingReport, requireTold} from '../transfer/reading';
import {matchLines, SALE_KEYS} from '../transfer/statement/match';
import {isObject} from '../web/body';
import type {Exchange, RouteDefinition} from '../web/exchange';
import {readFile} from '../web/form';
import type {Engine} from '../engine';
import {entityOf, idOf} from './records';

const ACCOUNT = 'bank-account';
const MARKS = ['.', ','] as const;
const ORDERS = ['dmy', 'mdy', 'ymd'] as const;

/** Undefined for what is no mapping; what it does not know is left out. */
function mappingIn(value: unknown): Mapping | undefined {
  if (!isObject(value) || !isObject(value.columns)) return undefined;
  const named = value.columns;
  const decimal = MARKS.find(mark => mark === value.decimal);
  const dates = ORDERS.find(order => order === value.dates);
  const columns = Object.fromEntries(
    COLUMNS.flatMap(column => {
      const heading = named[column];
      return typeof heading === 'string' && heading !== '' ? [[column, heading]] : [];
    }),
  );
  const encoding = encodingOf(value.encoding);
  const separator = separatorOf(value.separator);
  return {
    columns,
    ...(decimal && {decimal}),
    ...(dates && {dates}),
    ...(encoding && {encoding}),
    ...(separator && {separator}),
  };
}

function jsonIn(context: Context, name: string, content: string): unknown {
  try {
    return parseJson(content);
  } catch {
    return badInput(context, name);
  }
}

function choicesIn(context: Context, content: string): readonly Choice[] {
  const sent = jsonIn(context, 'book', content);
  if (!Array.isArray(sent)) return badInput(context, 'book');
  const chosen = sent.map((each: unknown): Choice => {
    const {key, entity, id} = isObject(each) ? each : {};
    const sale = SALE_KEYS.find(known => known === entity);
    if (typeof key !== 'string' || !sale || typeof id !== 'number' || !Number.isSafeInteger(id))
      return badInput(context, 'book');
    return {key, entity: sale, id};
  });
  if (chosen.length === 0 || new Set(chosen.map(({key}) => key)).size < chosen.length) badInput(context, 'book');
  return chosen;
}

/** Held on the disk while a process of its own reads it. */
async function tableOf(
  {files, parsing}: Engine,
  context: Context,
  content: Buffer,
  wish: Omit<StatementInput, 'path'>,
): Promise<StatementTable> {
  const path = await files.incoming.receive(Readable.from([content]), content.length);
  return parsing.parse(context, 'statement', {path, ...wish}).finally(() => discard(path));
}

/** The first of each column that is not empty, for whoever says what the columns are. */
function samplesOf({headings, rows}: StatementTable): readonly string[] {
  return headings.map((_, index) => (rows.find(row => (row[index] ?? '') !== '')?.[index] ?? '').slice(0, 60));
}

function nameOf({name = ''}: Readonly<Record<string, string>>): string {
  const plain = name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').slice(-120);
  return plain === '' ? 'statement.csv' : plain;
}

/** What earlier statements of the account were read by is no guess. */
function unlessKept<T>({is, isGuess}: Assumption<T>, kept: T | undefined): Assumption<T> {
  return {is, isGuess: isGuess && is !== kept};
}

/** Without `book` nothing is written. */
async function readStatement(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context, request} = exchange;
  const {language} = context.actor;
  if (entityOf(exchange).key !== ACCOUNT) throw new Refusal(404, text('noAction', language, {action: 'statement'}));
  requireReach(context, 'payment', 'create');
  const accountId = idOf(exchange);
  await requireReached(context, ACCOUNT, 'read', [accountId]);
  const account = await get(context, ACCOUNT, accountId);
  const {fields, content} = await readFile(request, language);
  const kept = mappingIn(account.statementFormat);
  const said = fields.mapping === undefined ? undefined : mappingIn(jsonIn(context, 'mapping', fields.mapping));
  const named = {encoding: said?.encoding, separator: said?.separator};
  const table = await tableOf(engine, context, content, {...named, ...(kept && {usual: kept})});
  const mapping = mappingFor(table, fields.mapping === undefined ? kept : said);
  const missing = missingIn(mapping);
  const read = missing.length > 0 ? [] : linesOf(table, mapping, textOf(account, 'currency') ?? '');
  const lines = await matchLines(context, accountId, read);
  const told = {
    encoding: unlessKept(table.encoding, kept?.encoding),
    separator: unlessKept(table.separator, kept?.separator),
  };
  const answer = {
    headings: table.headings,
    samples: samplesOf(table),
    mapping,
    missing,
    rows: table.rows.length,
    lines,
    ...readingReport(told),
  };
  if (fields.book === undefined) return answer;
  requireTold(context, told);
  const choices = choicesIn(context, fields.book);
  const fileName = nameOf(fields);
  const file = await engine.files.keepMade(context, 'statements', 'statement.csv', content);
  const statementId = await book(context, {accountId, fileName, file, mapping, lines}, choices);
  return {...answer, statementId, booked: choices.length};
}

export function statementRoutes(engine: Engine): readonly RouteDefinition[] {
  return [
    {
      verb: 'post',
      path: '/rest/{entity}/{id}/statement',
      strategy: 'staff',
      handler: exchange => readStatement(engine, exchange),
      summary: 'Reads a bank statement and says what each line pays; with "book" those lines become payments.',
    },
  ];
}
