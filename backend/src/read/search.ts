/** The search box: every word must be found in one of the properties the entity searches. */
import {normalText, type Field, type Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../context';
import {searchedTexts, searchText} from '../database/search-text';
import {ask} from './ask';
import {containing} from './predicate';
import {conjunction, type Source} from './source';
import type {ListQuery} from './types';
import {visibleFields} from './visibility';

function clause(field: Field, word: string): Predicate | undefined {
  if (field.kind === 'string') return {contains: [field.name, word]};
  if ((field.kind === 'integer' || field.kind === 'bigint') && /^\d{1,15}$/.test(word))
    return {eq: [field.name, Number(word)]};
  return undefined;
}

function clauses(fields: readonly Field[], word: string): readonly Predicate[] {
  return fields.map(field => clause(field, word)).filter((each): each is Predicate => each !== undefined);
}

/**
 * By the index of all texts together. Where the actor does not see all of them on all rows, it only says where to look.
 */
function wordCondition({sql}: Context, source: Source, fields: readonly Field[], word: string): Fragment {
  const {entity, alias, condition} = source;
  const text = searchText(entity, alias);
  if (text === undefined) return condition({any: clauses(fields, word)});
  const found = sql`(${sql.unsafe(text)} ilike ${containing(word)}::text)`;
  const isOpen = searchedTexts(entity).every(field => source.isOpen(field));
  const texts = isOpen
    ? found
    : sql`(${found} and ${condition({
        any: clauses(
          fields.filter(({kind}) => kind === 'string'),
          word,
        ),
      })})`;
  const numbers = clauses(
    fields.filter(({kind}) => kind !== 'string'),
    word,
  );
  return numbers.length === 0 ? texts : sql`(${texts} or ${condition({any: numbers})})`;
}

const MAX_WORDS = 8;

function wordsOf(search: string): readonly string[] {
  return normalText(search)
    .trim()
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, MAX_WORDS);
}

/** Undefined where nothing is looked for. */
export function searchCondition(context: Context, source: Source, search: string): Fragment | undefined {
  const {entity} = source;
  const fields = visibleFields(context.actor, entity, context.model).filter(
    field => entity.search.includes(field.name) || field.name === 'id',
  );
  const words = wordsOf(search);
  return words.length === 0
    ? undefined
    : conjunction(
        context,
        words.map(word => wordCondition(context, source, fields, word)),
      );
}

type Searching = Pick<ListQuery, 'where' | 'search'>;

/** Whoever types the whole number of a document means that one. It is looked up before anything is searched. */
export async function numberFirst<Query extends Searching>(
  context: Context,
  source: Source,
  query: Query,
): Promise<Query> {
  const [word, ...more] = wordsOf(query.search ?? '');
  const number = source.entity.fields.find(
    field => field.number && source.entity.search.includes(field.name) && source.isOpen(field),
  );
  if (word === undefined || more.length > 0 || !number) return query;
  const exact: Predicate = {in: [number.name, [...new Set([word, word.toUpperCase()])]]};
  const {sql} = context;
  const found = await ask<{id: number}[]>(
    context,
    sql<{id: number}[]>`
    select t.id from ${sql(source.entity.table)} t
    where ${conjunction(context, [...source.where, source.condition(exact)])} limit 1`,
  );
  return found.length === 0
    ? query
    : {...query, search: undefined, where: query.where ? {all: [query.where, exact]} : exact};
}
