/** `order by` with the id as the last key, so that pages never overlap. */
import type {Fragment} from 'postgres';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import type {Source} from './source';
import type {SortKey} from './types';
import {sight} from './visibility';

const SORTABLE = new Set(['string', 'integer', 'bigint', 'number', 'decimal', 'boolean', 'datetime', 'date']);

function key(context: Context, source: Source, {field: name, descending}: SortKey): Fragment {
  const field = source.entity.field[name];
  const {language} = context.actor;
  if (!field || !field.stored || sight(context.actor, source.entity, context.model, field) === false)
    throw new Refusal(400, text('badQuery', language), {errors: {[name]: text('unknownField', language)}});
  if (!SORTABLE.has(field.kind))
    throw new Refusal(400, text('badQuery', language), {errors: {[name]: text('badSort', language)}});
  return context.sql`${source.ref(field)} ${context.sql.unsafe(descending ? 'desc' : 'asc')}`;
}

/**
 * The place of a record counts within its group: a list by place shows one group after the other, and not the first of
 * each, then the second of each. Records that lie below one another are left as they are; whoever shows them makes a
 * tree of them.
 */
function byGroup({actor, model}: Context, {entity}: Source, keys: readonly SortKey[]): readonly SortKey[] {
  const [first] = keys;
  if (!entity.sort || first?.field !== entity.sort.field) return keys;
  const groups = (entity.sort.scope ?? []).map(name => entity.field[name]).filter(field => field !== undefined);
  const known = groups.filter(
    field => field.relation?.to !== entity.key && sight(actor, entity, model, field) !== false,
  );
  return [...known.map(({name}) => ({field: name, descending: first.descending})), ...keys];
}

function defaultSort({entity}: Source): readonly SortKey[] {
  const sort = entity.sort?.field ?? entity.views.default?.sort ?? 'id';
  return [{field: sort.replace(/^-/, ''), descending: sort.startsWith('-')}];
}

/** In the order of the entity itself where none is asked for; without an order where that is an empty list. */
export function sortKeys(context: Context, source: Source, asked: readonly SortKey[] | undefined): readonly SortKey[] {
  return byGroup(context, source, asked?.length ? asked : defaultSort(source));
}

/** With `backwards` exactly the other way round. */
export function orderBy(context: Context, source: Source, sort: readonly SortKey[], backwards = false): Fragment {
  const keys = sort.filter(({field}, index) => sort.findIndex(other => other.field === field) === index);
  const hasId = keys.some(({field}) => field === 'id');
  const last = keys[keys.length - 1];
  const all = hasId ? keys : [...keys, {field: 'id', descending: last?.descending ?? false}];
  const [first, ...rest] = all.map(each => key(context, source, {...each, descending: each.descending !== backwards}));
  if (!first) return context.sql``;
  return rest.reduce<Fragment>((list, each) => context.sql`${list}, ${each}`, context.sql`order by ${first}`);
}
