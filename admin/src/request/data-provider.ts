/** Maps a view to its entity and fixed conditions, then leaves the rest to ra-data-simple-rest. */
import simpleRest from 'ra-data-simple-rest';
import type {DataProvider, GetListParams, GetListResult, GetOneParams, GetOneResult, RaRecord} from 'react-admin';
import {asText, asValues} from '../model/parse';
import {MESSAGE} from '../model/record';
import {model} from '../model/schema';
import {entityOf} from '../model/views';
import type {SendOptions} from './http';
import {KnownTotals, withAbilities, type ListMeta, type Total} from './list-answer';
import {queryClient} from './query-client';
import {linesQuery, restClient, REST, type RestClientOptions} from './rest';
import {wireFilter} from './wire-filter';

/** The server counts no further unless asked. */
const CAP = 10_000;

function entityKey(resource: string): string {
  const entity = entityOf(resource);
  if (!entity) throw new Error(`No view or entity is called "${resource}".`);
  return entity.key;
}

/** A total beyond the cap leads the server to the last pages from the end. */
function totalQuery(known: Total | undefined): {readonly total?: string} {
  if (!known) return {};
  return {total: known.capped || known.total <= CAP ? 'none' : String(known.total)};
}

/** Counting stops at a cap; a next page must still be reachable beyond it. */
function reachable(total: number, capped: boolean, params: GetListParams, rows: number): number {
  if (!capped || !params.pagination) return total;
  const {page, perPage} = params.pagination;
  const end = (page - 1) * perPage + rows;
  return rows === perPage ? Math.max(total, end + 1) : Math.max(total, end);
}

/** With the lines of the record. */
async function getOne<Row extends RaRecord>(resource: string, params: GetOneParams<Row>): Promise<GetOneResult<Row>> {
  const key = entityKey(resource);
  const provider = simpleRest(REST, restClient({query: linesQuery(model.entity(key))}));
  return provider.getOne<Row>(key, params);
}

const totals = new KnownTotals(queryClient);

async function getList<Row extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<Row>> {
  const filter = wireFilter(resource, params.filter ?? {});
  const page = params.pagination?.page ?? 1;
  const known = totals.of(resource, filter, page);
  let isOverCap = false;
  const provider = simpleRest(
    REST,
    restClient({
      hideLoading: isBackground(params.meta),
      query: {abilities: 'once', ...totalQuery(known)},
      seen: headers => {
        isOverCap = headers.get('X-Total-Capped') === '1';
      },
    }),
  );
  const result = await provider.getList<Row>(entityKey(resource), {...params, filter});
  const told = {total: result.total ?? 0, capped: isOverCap};
  // A last page tells the total by itself.
  const {total, capped} = Number.isNaN(told.total) && known ? known : told;
  totals.keep(resource, filter, page, {total, capped});
  const meta: ListMeta = {capped};
  return {
    ...result,
    data: withAbilities(result.data),
    total: reachable(total, capped, params, result.data.length),
    meta,
  };
}

function idempotencyHeader(meta: unknown): Readonly<Record<string, string>> {
  const key = asText(asValues(meta).idempotencyKey);
  return key === undefined ? {} : {'Idempotency-Key': key};
}

/** `meta: {making: {from, seen}}`: the record is made from another one. */
function makingQuery(meta: unknown): Readonly<Record<string, string>> {
  const {from, seen} = asValues(asValues(meta).making);
  return typeof from === 'string' && typeof seen === 'string' ? {from, seen} : {};
}

function isBackground(meta: unknown): boolean {
  return asValues(meta).background === true;
}

/** `meta: {background: true}`: nobody waits for it, and it is sent to its end although the page is left. */
function sendOptions(meta: unknown): Pick<SendOptions, 'hideLoading' | 'keepalive'> {
  return isBackground(meta) ? {hideLoading: true, keepalive: true} : {};
}

/** Saves a record and keeps with it, as `_message`, what the server says of that (DA-505). */
async function keepMessage<Result extends {readonly data: object}>(
  options: RestClientOptions,
  save: (provider: DataProvider) => Promise<Result>,
): Promise<Result> {
  let message: string | null = null;
  const result = await save(
    simpleRest(
      REST,
      restClient({
        ...options,
        seen: headers => {
          message = headers.get('X-Message');
        },
      }),
    ),
  );
  return message === null ? result : {...result, data: {...result.data, [MESSAGE]: decodeURIComponent(message)}};
}

export function createDataProvider(): DataProvider {
  const provider = simpleRest(REST, restClient());
  return {
    ...provider,
    supportAbortSignal: true,
    getList,
    getOne: (resource, params) => getOne(resource, params),
    getMany: (resource, params) => provider.getMany(entityKey(resource), params),
    getManyReference: (resource, params) =>
      provider.getManyReference(entityKey(resource), {...params, filter: wireFilter(resource, params.filter ?? {})}),
    create: (resource, params) =>
      keepMessage(
        {headers: idempotencyHeader(params.meta), query: makingQuery(params.meta), ...sendOptions(params.meta)},
        each => each.create(entityKey(resource), params),
      ),
    update: (resource, params) =>
      keepMessage(sendOptions(params.meta), each => each.update(entityKey(resource), params)),
    updateMany: (resource, params) => provider.updateMany(entityKey(resource), params),
    delete: (resource, params) => provider.delete(entityKey(resource), params),
    deleteMany: (resource, params) => provider.deleteMany(entityKey(resource), params),
  };
}
