/** Which limit a record is under (`x-due`). */
import {NOBODY} from './expression';
import type {Entity} from './model';
import {evaluate, type PredicateRecord} from './predicate';
import type {LimitKeyword} from './vocabulary';

/** That of the state that the record is in; none where nobody waits for it (`while`). */
export function limitOf(entity: Entity, record: PredicateRecord): LimitKeyword | undefined {
  const {due} = entity;
  if (due?.while && !evaluate(due.while, record, NOBODY, entity)) return undefined;
  return due?.limits.find(({state}) => state === record[due.of]);
}
