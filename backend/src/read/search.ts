/** The search box: every word must be found in one of the properties the entity searches. */
import type {Entity, Field, Predicate} from '@emblem/schemas';

function clause(field: Field, word: string): Predicate | undefined {
  if (field.kind === 'string') return {contains: [field.name, word]};
  if ((field.kind === 'integer' || field.kind === 'bigint') && /^\d{1,15}$/.test(word)) return {eq: [field.name, Number(word)]};
  return undefined;
}

export function searchPredicate(entity: Entity, visible: readonly Field[], search: string): Predicate | undefined {
  const fields = visible.filter(field => entity.search.includes(field.name) || field.name === 'id');
  const words = search.trim().split(/\s+/).filter(word => word !== '').slice(0, 8);
  if (words.length === 0) return undefined;
  return {all: words.map(word => ({
    any: fields.map(field => clause(field, word)).filter((each): each is Predicate => each !== undefined),
  }))};
}
