/** The rows a query asks for: rights, the query's own conditions and its search, all over what the actor sees. */
import {checkPredicate, type Predicate} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import {Refusal} from '../errors';
import {text} from '../messages';
import type {Context} from '../context';
import {searchCondition} from './search';
import {conjunction, type Source} from './source';
import type {ListQuery} from './types';
import {sight} from './visibility';

/** Refuses a predicate that names what the actor cannot see, in the same words as for what does not exist. */
export function assertPredicate(context: Context, source: Source, predicate: Predicate): void {
  const problems = checkPredicate(source.entity, context.model, predicate, {
    visible: (entity, field) => sight(context.actor, entity, context.model, field) !== false,
  });
  const [problem] = problems;
  if (!problem) return;
  const {language} = context.actor;
  throw new Refusal(400, text('badQuery', language), {
    errors: {[problem.field ?? 'filter']: problem.message[language]},
  });
}

export function conditions(context: Context, source: Source, query: Pick<ListQuery, 'where' | 'search'>): Fragment {
  const all = [...source.where];
  if (query.where) {
    assertPredicate(context, source, query.where);
    all.push(source.condition(query.where));
  }
  const search = query.search === undefined ? undefined : searchCondition(context, source, query.search);
  if (search) all.push(search);
  return conjunction(context, all);
}
