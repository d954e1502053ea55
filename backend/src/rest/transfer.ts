/** Import and export of records over `/rest`. */
import {pipeline, Readable} from 'node:stream';
import {
  DECIMAL_MARKS,
  decimalMarkOf,
  encodingOf,
  ENCODINGS,
  separatorOf,
  SEPARATORS,
  type Entity,
} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {discard} from '../files/incoming';
import {requireReach} from '../rights/decide-reach';
import {readFile} from '../web/form';
import type {Exchange, RouteDefinition} from '../web/exchange';
import type {Engine} from '../engine';
import {exportColumns, namedColumns} from '../transfer/table-columns';
import {exportRecords, type Format} from '../transfer/export';
import {importRecords, type ImportOptions} from '../transfer/import';
import type {ReadTable, TableInput} from '../parsing/parsers/table';
import {noteExport} from '../write';
import {entityOf, requireAction} from './records';
import {readFilterParameter, readSortParameter} from './list-query';

/** Of tables that leave as files. */
export const CONTENT_TYPE: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function formatOf({context, query}: Exchange): Format {
  const format = query.get('format') ?? 'csv';
  if (format === 'csv' || format === 'xlsx') return format;
  const {language} = context.actor;
  throw new Refusal(400, text('badQuery', language), {errors: {format: text('badFormat', language)}});
}

async function exportTable(exchange: Exchange): Promise<unknown> {
  const {context, query, response} = exchange;
  const entity = entityOf(exchange);
  requireAction(exchange, entity, 'export');
  requireReach(context, entity.key, 'export');
  const format = formatOf(exchange);
  const asked = (query.get('columns') ?? '').split(',').filter(name => name !== '');
  const fields = exportColumns(context, entity, asked);
  const filter = readFilterParameter(entity, context.model, context.actor, query);
  await noteExport(context, entity, {
    columns: fields.map(field => field.name),
    filter: query.get('filter') ?? '',
    format,
  });
  const result = await exportRecords(
    context,
    entity,
    fields,
    {...filter, sort: readSortParameter(query, context.actor.language)},
    format,
  );
  response.setHeader('Content-Type', CONTENT_TYPE[format]);
  response.setHeader(
    'Content-Disposition',
    `attachment; filename="${entity.key}-${context.now.slice(0, 10)}.${format}"`,
  );
  pipeline(result, response, () => undefined);
  return response;
}

/** Held on the disk while a process of its own reads it. */
async function tableOf(
  {files, parsing}: Engine,
  context: Context,
  content: Buffer,
  entity: Entity,
  named: Pick<TableInput, 'encoding' | 'separator' | 'decimals'>,
): Promise<ReadTable> {
  const path = await files.incoming.receive(Readable.from([content]), content.length);
  return parsing
    .parse(context, 'table', {path, ...named, columns: namedColumns(context, entity)})
    .finally(() => discard(path));
}

/** What the form names; undefined where it leaves that to the table. 400 for what is not known. */
function formChoice<T extends string>(
  {actor: {language}}: Context,
  fields: Readonly<Record<string, string>>,
  {parameter, of, known}: {parameter: string; of: (name: string) => T | undefined; known: readonly T[]},
): T | undefined {
  const name = fields[parameter] ?? '';
  const found = of(name);
  if (found !== undefined || name === '') return found;
  const message = text('badReading', language, {known: known.join(', ')});
  throw new Refusal(400, text('badQuery', language), {errors: {[parameter]: message}});
}

function namedReading(
  context: Context,
  fields: Readonly<Record<string, string>>,
): Pick<TableInput, 'encoding' | 'separator' | 'decimals'> {
  return {
    encoding: formChoice(context, fields, {parameter: 'encoding', of: encodingOf, known: ENCODINGS}),
    separator: formChoice(context, fields, {parameter: 'separator', of: separatorOf, known: SEPARATORS}),
    decimals: formChoice(context, fields, {parameter: 'decimals', of: decimalMarkOf, known: DECIMAL_MARKS}),
  };
}

function takeOf({actor: {language}}: Context, asked = 'all'): ImportOptions['take'] {
  if (asked === 'all' || asked === 'good') return asked;
  throw new Refusal(400, text('badQuery', language), {errors: {take: text('badValue', language)}});
}

async function importTable(engine: Engine, exchange: Exchange): Promise<unknown> {
  const {context, request} = exchange;
  const entity = entityOf(exchange);
  requireAction(exchange, entity, 'import');
  requireReach(context, entity.key, 'import');
  const {fields, content} = await readFile(request, context.actor.language);
  const dryRun = fields.dryRun === '1' || fields.dryRun === 'true';
  const take = takeOf(context, fields.take);
  const table = await tableOf(engine, context, content, entity, namedReading(context, fields));
  return importRecords(context, entity, table, {dryRun, take});
}

export function transferRoutes(engine: Engine): readonly RouteDefinition[] {
  return [
    {
      verb: 'get',
      path: '/rest/{entity}/actions/export',
      strategy: 'staff',
      handler: exportTable,
      summary: 'All records of a filter as CSV or XLSX.',
    },
    {
      verb: 'post',
      path: '/rest/{entity}/actions/import',
      strategy: 'staff',
      handler: exchange => importTable(engine, exchange),
      summary:
        'Creates and updates records from a table: all rows or none, or with "take" = "good" those without a mistake.',
    },
  ];
}
