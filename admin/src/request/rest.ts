/** `/rest`: the client that ra-data-simple-rest drives, and the bulk acts, history and files beside it. */
import type {fetchUtils} from 'react-admin';
import type {Entity} from '@emblem/schemas';
import type {EntityRecord} from '../model/record';
import {send, sendJson, type SendOptions} from './http';
import {asList, asNumber, asNumbers, asText, asValues, isValues, type Values} from '../model/parse';

export const REST = '/rest';

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

export interface RestClientOptions extends Pick<SendOptions, 'hideLoading' | 'keepalive'> {
  /** Added to each request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Added to each address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly seen?: (headers: Headers) => void;
}

/** What ra-data-simple-rest calls. */
export function restClient({headers: extra = {}, query = {}, seen, ...how}: RestClientOptions = {}) {
  const asked = new URLSearchParams(query).toString();
  return async (url: string, options: fetchUtils.Options = {}): Promise<Answer> => {
    const headers = new Headers(options.headers);
    // The provider labels DELETE as text/plain, which a JSON API has no use for.
    if (headers.get('Content-Type') === 'text/plain') headers.delete('Content-Type');
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    const answer = await send(asked === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${asked}`, {
      ...how,
      method: options.method,
      body: options.body,
      signal: options.signal,
      headers,
    });
    seen?.(answer.headers);
    const body = await answer.body.text();
    return {status: answer.status, headers: answer.headers, body, json: body === '' ? {} : JSON.parse(body)};
  };
}

/** Which records an act is for: some of them, or all that a filter finds; `all` says that it need leave none out. */
export type Target = {readonly ids: readonly number[]} | {readonly filter: Values; readonly all: true};

/** The address of an entity's records. */
export function entityPath(entity: string, rest = ''): string {
  return `${REST}/${encodeURIComponent(entity)}${rest}`;
}

async function actionAnswer(entity: string, action: string, body: Values): Promise<Values> {
  return asValues(
    await sendJson(entityPath(entity, `/actions/${encodeURIComponent(action)}`), {
      method: 'POST',
      body: JSON.stringify(body),
    }),
  );
}

/** Runs a bulk or named act; answers how many records it changed. */
export async function runAction(entity: string, action: string, body: Values): Promise<number> {
  return asNumber((await actionAnswer(entity, action, body)).count) ?? 0;
}

interface EachTarget {
  readonly ids: readonly number[];
  /** Those that were seen, by the ids of their records. */
  readonly versions: Readonly<Record<number, number>>;
  readonly values: Values;
}

/** Every record takes the step for itself; answers why some have not, by their ids. */
export async function runEach(
  entity: string,
  action: string,
  target: EachTarget,
): Promise<ReadonlyMap<number, string>> {
  const {refused} = await actionAnswer(entity, action, {...target, each: true});
  return new Map(
    asList(refused)
      .filter(isValues)
      .map(({id, message, errors}) => {
        const reasons = Object.values(asValues(errors)).flatMap(reason => asText(reason) ?? []);
        return [asNumber(id) ?? 0, reasons.length > 0 ? reasons.join(' ') : (asText(message) ?? '')] as const;
      }),
  );
}

/** Runs an act of one record; answers the record of the same kind that it made, if it did. */
export async function runMaking(entity: string, action: string, body: Values): Promise<number | undefined> {
  return asNumbers((await actionAnswer(entity, action, body)).made)[0];
}

/**
 * Saves a new order; `base` is the order the user began from. Answers the order that resulted, others' moves included.
 */
export async function saveOrder(
  entity: string,
  ids: readonly number[],
  base: readonly number[],
): Promise<readonly number[]> {
  return asNumbers(
    asValues(await sendJson(entityPath(entity, '/actions/sort'), {method: 'POST', body: JSON.stringify({ids, base})}))
      .order,
  );
}

export async function exactCount(entity: string, filter: Values, signal?: AbortSignal): Promise<number> {
  const query = new URLSearchParams({filter: JSON.stringify(filter)});
  return asNumber(asValues(await sendJson(entityPath(entity, `/actions/count?${query}`), {signal})).total) ?? 0;
}

export interface ValueCounts {
  readonly all: number;
  /** By value; those that no record has are absent. */
  readonly of: ReadonlyMap<unknown, number>;
}

/** How many records have each value of a property; null where counting them would take too long. */
export async function countsBy(
  entity: string,
  by: string,
  filter: Values,
  signal?: AbortSignal,
): Promise<ValueCounts | null> {
  const query = new URLSearchParams({by, filter: JSON.stringify(filter)});
  const {total, values} = asValues(await sendJson(entityPath(entity, `/actions/count?${query}`), {signal}));
  const all = asNumber(total);
  if (all === undefined) return null;
  const counts = asList(values).filter(isValues);
  return {all, of: new Map(counts.map(({value, count}) => [value, asNumber(count) ?? 0]))};
}

/** As many as one page of the server holds. */
const PAGE = 1000;

/** Every record that a filter finds, however many pages that takes. */
export async function allRecords(
  entity: string,
  filter: Values,
  sort: string,
  signal?: AbortSignal,
): Promise<readonly EntityRecord[]> {
  const found: EntityRecord[] = [];
  for (let from = 0; ; from += PAGE) {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      range: JSON.stringify([from, from + PAGE - 1]),
      sort: JSON.stringify([sort, 'ASC']),
    });
    const page = asList(await sendJson(entityPath(entity, `?${query}`), {signal})).filter(isValues);
    found.push(...page.map(record => ({...record, id: asNumber(record.id) ?? 0})));
    if (page.length < PAGE) return found;
  }
}

/** Asks for the lines of a record along. */
export function linesQuery({lines}: Pick<Entity, 'lines'>): {readonly lines?: string} {
  return lines.length === 0 ? {} : {lines: lines.map(({name}) => name).join(',')};
}

/** With its lines. */
export async function oneRecord(
  entity: Entity,
  id: number,
  options: Pick<SendOptions, 'signal' | 'hideLoading'>,
): Promise<EntityRecord> {
  const query = new URLSearchParams(linesQuery(entity));
  const path = entityPath(entity.key, `/${id}${query.size === 0 ? '' : `?${query}`}`);
  return {...asValues(await sendJson(path, options)), id};
}

export interface HistoryEntry {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** Property to its value before and after, as the history has it. */
export function changesOf(value: unknown): HistoryEntry['changes'] {
  return Object.fromEntries(
    Object.entries(asValues(value)).map(([field, pair]) => {
      const [before, after] = asList(pair);
      return [field, [before, after] as const];
    }),
  );
}

function actorName(actor: unknown): string {
  return asText(actor) ?? asText(asValues(actor).name) ?? '';
}

/** Newest first. */
export async function history(
  entity: string,
  id: number,
  signal?: AbortSignal,
  how: Pick<SendOptions, 'hideLoading'> = {},
): Promise<readonly HistoryEntry[]> {
  const entries = asList(await sendJson(entityPath(entity, `/${id}/history`), {signal, ...how})).filter(isValues);
  return entries
    .map(entry => ({
      id: asNumber(entry.id) ?? 0,
      at: asText(entry.at) ?? '',
      actor: actorName(entry.actor),
      action: asText(entry.action) ?? '',
      changes: changesOf(entry.changes),
    }))
    .sort((a, b) => b.id - a.id);
}

/** Undoes one entry, or only some of its fields; the server validates the result like any other write. */
export async function revert(entity: string, id: number, entry: number, fields?: readonly string[]): Promise<void> {
  await sendJson(entityPath(entity, `/${id}/revert`), {method: 'POST', body: JSON.stringify({entry, fields})});
}

export interface ExportQuery {
  readonly format: 'csv' | 'xlsx';
  readonly filter: Values;
  readonly sort: readonly [field: string, order: string];
  readonly columns: readonly string[];
}

export async function exportFile(entity: string, query: ExportQuery): Promise<Blob> {
  const search = new URLSearchParams({
    format: query.format,
    filter: JSON.stringify(query.filter),
    sort: JSON.stringify(query.sort),
    columns: query.columns.join(','),
  });
  return (await send(entityPath(entity, `/actions/export?${search}`), {headers: {Accept: '*/*'}})).body;
}

export interface TimelineEntry {
  /** The feed that tells it, such as `comments`. */
  readonly kind: string;
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly said: Values;
}

export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

/** Newest first, at most `limit`. */
export async function timeline(
  entity: string,
  id: number,
  limit: number,
  options: Pick<SendOptions, 'signal' | 'hideLoading'> = {},
): Promise<Timeline> {
  const answer = asValues(await sendJson(entityPath(entity, `/${id}/timeline?limit=${limit}`), options));
  return {
    entries: asList(answer.entries)
      .filter(isValues)
      .map(({kind, id: number, at, by, said}) => ({
        kind: asText(kind) ?? '',
        id: asNumber(number) ?? 0,
        at: asText(at) ?? '',
        by: asText(by) ?? '',
        said: asValues(said),
      })),
    more: answer.more === true,
  };
}

/** Writes a new record, or changes one that is there. */
export async function writeRecord(entity: string, values: Values, id?: number): Promise<void> {
  await sendJson(entityPath(entity, id === undefined ? '' : `/${id}`), {
    method: id === undefined ? 'POST' : 'PUT',
    body: JSON.stringify(values),
  });
}

export async function deleteRecord(entity: string, id: number): Promise<void> {
  await sendJson(entityPath(entity, `/${id}`), {method: 'DELETE'});
}
