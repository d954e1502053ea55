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
  if (!SORTABLE.has(field.kind)) throw new Refusal(400, text('badQuery', language), {errors: {[name]: text('badSort', language)}});
  return context.sql`${source.ref(field)} ${context.sql.unsafe(descending ? 'desc' : 'asc')}`;
}

export function orderBy(context: Context, source: Source, sort: readonly SortKey[]): Fragment {
  const keys = sort.filter(({field}, index) => sort.findIndex(other => other.field === field) === index);
  const hasId = keys.some(({field}) => field === 'id');
  const last = keys[keys.length - 1];
  const all = hasId ? keys : [...keys, {field: 'id', descending: last?.descending ?? false}];
  const [first, ...rest] = all.map(each => key(context, source, each));
  if (!first) return context.sql``;
  return rest.reduce<Fragment>((list, each) => context.sql`${list}, ${each}`, context.sql`order by ${first}`);
}
