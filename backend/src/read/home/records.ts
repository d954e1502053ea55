/** Counts and queues of a home: the same rows that lists show under the same conditions. */
import {
  checkPredicate,
  FIRST_ROWS,
  homeWhere,
  type Entity,
  type Field,
  type HomeQueue,
  type HomeRecords,
  type Predicate,
} from '@emblem/schemas';
import type {Context} from '../../context';
import {reach} from '../../rights/reach';
import {countCapped} from '../count';
import {list} from '../list';
import type {SortKey} from '../types';
import {sight} from '../visibility';
import type {Later} from './lanes';
import type {HomeQuery, ShownQueue, ShownRecords} from './types';

/** The entity of platforms. */
export const PLATFORM = 'project';

function isReached({actor, model}: Context, entity: Entity, action: string): boolean {
  return reach(actor, entity, model, action) !== false;
}

export function isSeen({actor, model}: Context, entity: Entity, name: string): boolean {
  const field = entity.field[name];
  return field !== undefined && sight(actor, entity, model, field) !== false;
}

/** Records of the chosen platforms alone, where the entity says of which they are; as lists narrow them. */
export function ofPlatforms(entity: Entity, where: Predicate, {platforms}: HomeQuery): Predicate {
  const field = entity.fields.find(({relation, kind}) => relation?.to === PLATFORM && kind !== 'references');
  return platforms.length > 0 && field ? {all: [where, {in: [field.name, platforms]}]} : where;
}

/** What a part asks for; undefined where it names what the actor does not read. */
function askedFor(context: Context, part: HomeRecords): {entity: Entity; where: Predicate} | undefined {
  const {actor, model} = context;
  const entity = model.entity(part.entity);
  const where = homeWhere(entity, part);
  if (!where || !isReached(context, entity, 'read')) return undefined;
  const visible = (of: Entity, field: Field) => sight(actor, of, model, field) !== false;
  return checkPredicate(entity, model, where, {visible}).length === 0 ? {entity, where} : undefined;
}

/** A number of records, or nothing for whoever may not ask for it. */
export function countOf(context: Context, part: HomeRecords, query: HomeQuery): Later<ShownRecords> | undefined {
  const asked = askedFor(context, part);
  if (!asked) return undefined;
  const {entity, where} = asked;
  return async () => ({
    entity: entity.key,
    title: part.title,
    where,
    ...(await countCapped(context, entity.key, ofPlatforms(entity, where, query))),
  });
}

function sortOf(context: Context, entity: Entity, sort: string | undefined): readonly SortKey[] | undefined {
  const name = sort?.replace(/^-/, '') ?? '';
  return isSeen(context, entity, name) ? [{field: name, descending: sort?.startsWith('-') === true}] : undefined;
}

/** The first records that wait, or nothing for whoever may not read them or take none of the steps. */
export function queueOf(
  context: Context,
  part: HomeQueue & Pick<ShownQueue, 'kind'>,
  query: HomeQuery,
): Later<ShownQueue> | undefined {
  const asked = askedFor(context, part);
  const {title, steps, shows, sort, empty, kind, first = FIRST_ROWS} = part;
  if (!asked || steps?.every(step => !isReached(context, asked.entity, step))) return undefined;
  const {entity, where} = asked;
  return async () => {
    const {records, total, capped} = await list(context, entity.key, {
      where: ofPlatforms(entity, where, query),
      sort: sortOf(context, entity, sort),
      limit: first,
      total: 'capped',
      present: true,
      omit: entity.fields.filter(field => field.control === 'design').map(({name}) => name),
    });
    return {
      entity: entity.key,
      title,
      where,
      kind,
      steps,
      empty,
      shows: shows.filter(name => isSeen(context, entity, name)),
      records,
      total,
      capped,
    };
  };
}
