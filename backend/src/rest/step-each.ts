/**
 * `each` of a step of a workflow: every chosen record takes it in a transaction of its own. What one record refuses is
 * told, and keeps none of the others.
 */
import type {FieldErrors} from '@emblem/schemas';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Values} from '../values';
import {isObject} from '../web/body';
import {idempotencyKeyOf} from '../web/idempotency-key';
import {once, transition} from '../write';
import {chosenIds, refusalAt, valuesOf, type Wish} from './chosen';

/** One request holds its turn for as long as all of them take. */
const EACH_LIMIT = 500;

interface RefusedRecord {
  readonly id: number;
  /** As the step of this record alone would have been answered. */
  readonly status: number;
  readonly message: string;
  readonly errors?: FieldErrors;
}

interface Stepped {
  /** How many records took the step. */
  readonly count: number;
  readonly refused: readonly RefusedRecord[];
}

export function isEach(wish: Wish): boolean {
  const {each = false} = wish.body;
  if (typeof each !== 'boolean') throw refusalAt(wish, 'each', 'badValue');
  return each;
}

/** The versions that were seen, by the ids of their records; of a record that is not named any will do. */
function seenVersions(wish: Wish): ReadonlyMap<number, Values> {
  const {versions = {}} = wish.body;
  const entries = isObject(versions) ? Object.entries(versions) : undefined;
  if (!entries?.every(([, version]) => Number.isSafeInteger(version))) throw refusalAt(wish, 'versions', 'badValue');
  return new Map(entries.map(([id, version]) => [Number(id), {version}]));
}

/** Of a record that somebody else has written meanwhile: what keeps it from the step now, if anything does. */
function reasonOf({message, details}: Refusal, action: string): string {
  const current = isObject(details.current) ? details.current : {};
  const reason = isObject(current._abilities) ? current._abilities[action] : undefined;
  return typeof reason === 'string' ? reason : message;
}

async function refusalOf(work: Promise<unknown>, id: number, action: string): Promise<readonly RefusedRecord[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const {code: status, details} = error;
    const errors = details.errors && {errors: details.errors};
    return [{id, status, message: reasonOf(error, action), ...errors}];
  }
}

/** A request that is sent again with its key finds done what was done the first time. */
export async function stepEach(wish: Wish, action: string): Promise<Stepped> {
  const {context, entity, body, exchange} = wish;
  const [ids, versions] = [await chosenIds(wish, context), seenVersions(wish)];
  if (ids.length > EACH_LIMIT) throw new Refusal(422, text('tooMany', context.actor.language, {limit: EACH_LIMIT}));
  const key = idempotencyKeyOf(exchange);
  const take = (inner: Wish['context'], id: number) =>
    transition(inner, entity.key, id, action, {...valuesOf(wish), ...versions.get(id)});
  const takeOnce = (id: number) =>
    key === undefined
      ? take(context, id)
      : once(context, {what: `${entity.key}/actions/${action}`, key: `${key} ${id}`, values: body}, async inner => {
          await take(inner, id);
        });
  const refused: RefusedRecord[] = [];
  for (const id of ids) refused.push(...(await refusalOf(takeOnce(id), id, action)));
  return {count: ids.length - refused.length, refused};
}
