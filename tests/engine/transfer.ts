/** Tables that leave and enter over HTTP, as the console sends and receives them. */
import {parse} from 'csv-parse/sync';
import type {Answer, Client} from '../harness/client';
import {asObject, asObjects, type Json} from '../harness/json';

export type Rows = readonly (readonly string[])[];

function queryOf(query: Json): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');
}

export async function exported(client: Client, entity: string, query: Json = {}): Promise<Answer> {
  return client.rest('GET', `${entity}/actions/export?${queryOf(query)}`);
}

/** The rows of an exported CSV, headings first. */
export async function exportedRows(client: Client, entity: string, query: Json = {}): Promise<Rows> {
  const {status, text} = await exported(client, entity, query);
  if (status !== 200) throw new Error(`The export of ${entity} answered ${status}: ${text.slice(0, 300)}`);
  const rows: Rows = parse(text, {bom: true});
  return rows;
}

/** The bytes of an exported workbook. */
export async function exportedFile(client: Client, entity: string, query: Json = {}): Promise<Buffer> {
  const response = await fetch(`${client.url}/rest/${entity}/actions/export?${queryOf({...query, format: 'xlsx'})}`, {
    headers: {token: client.token ?? '', language: client.language},
  });
  if (response.status !== 200) throw new Error(`The export of ${entity} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

export function csv(rows: Rows): string {
  return rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

export interface Report {
  readonly status: number;
  readonly total: unknown;
  readonly created: unknown;
  readonly updated: unknown;
  readonly written: unknown;
  readonly errors: readonly Json[];
  readonly refused: unknown;
  readonly refusedRows: unknown;
  readonly message: unknown;
  readonly encoding: unknown;
  readonly encodingGuessed: unknown;
  readonly separator: unknown;
  readonly separatorGuessed: unknown;
  readonly decimals: unknown;
  readonly decimalsGuessed: unknown;
  readonly sample: unknown;
}

interface ImportOptions {
  readonly dryRun?: boolean;
  readonly take?: string;
  readonly encoding?: string;
  readonly separator?: string;
  readonly decimals?: string;
}

export async function imported(
  client: Client,
  entity: string,
  content: string | Uint8Array<ArrayBuffer>,
  {dryRun = false, take = 'all', ...named}: ImportOptions = {},
): Promise<Report> {
  const form = new FormData();
  form.append('dryRun', dryRun ? '1' : '0');
  form.append('take', take);
  for (const [name, value] of Object.entries(named)) if (value !== undefined) form.append(name, value);
  form.append('file', new Blob([content]), 'table.csv');
  const response = await fetch(`${client.url}/rest/${entity}/actions/import`, {
    method: 'POST',
    headers: {token: client.token ?? '', language: client.language},
    body: form,
  });
  const answer = asObject(await response.json());
  const {total, created, updated, written, errors, refused, refusedRows, message} = answer;
  return {
    status: response.status,
    total,
    created,
    updated,
    written,
    errors: Array.isArray(errors) ? asObjects(errors) : [],
    refused,
    refusedRows,
    message,
    encoding: answer.encoding,
    encodingGuessed: answer.encodingGuessed,
    separator: answer.separator,
    separatorGuessed: answer.separatorGuessed,
    decimals: answer.decimals,
    decimalsGuessed: answer.decimalsGuessed,
    sample: answer.sample,
  };
}
