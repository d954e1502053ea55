/**
 * Records a picker offers, searched on the server, those chosen of late, and the names of those already chosen, all in
 * one request.
 */
import {useCallback, useMemo} from 'react';
import {useGetList, useGetManyAggregate, useStore} from 'react-admin';
import type {QueryKey} from '@tanstack/react-query';
import type {Entity, Predicate} from '@emblem/schemas';
import {sortableFields} from '@emblem/schemas';
import {useSession} from '../../access/session-context';
import type {EntityRecord} from '../../model/record';
import {WHERE} from '../../model/filter-keys';
import {lookOf, type ChoiceLook} from './choice-look';
import {recordLabel} from './record-label';

export interface Choice extends ChoiceLook {
  readonly id: number;
  readonly label: string;
  /** Chosen here of late. */
  readonly recent?: boolean;
}

interface Asked {
  readonly search: string;
  readonly where?: Predicate;
  readonly enabled: boolean;
}

/** Those that have the letters that were typed. */
export function filterChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const letters = typed.trim().toLowerCase();
  return choices.filter(({label}) => label.toLowerCase().includes(letters));
}

const PAGE = 20;
/** As many as are found at a glance. */
const RECENT = 4;
const NOTHING: readonly number[] = [];

/** The records of this entity that were chosen of late in this browser, the last one first. */
function useRecent(entity: Entity): readonly [ids: readonly number[], remember: (id: number) => void] {
  const [ids, setIds] = useStore<readonly number[]>(`${entity.key}.chosen`, NOTHING);
  const remember = useCallback(
    (id: number) => setIds((before = NOTHING) => [id, ...before.filter(each => each !== id)].slice(0, RECENT)),
    [setIds],
  );
  return [ids, remember];
}

function filterOf({search, where}: Omit<Asked, 'enabled'>) {
  return {...(search === '' ? {} : {q: search}), ...(where === undefined ? {} : {[WHERE]: where})};
}

/** True for an earlier question about the same records, whatever was searched for among them. */
function isAmong(key: QueryKey | undefined, where: Predicate | undefined): boolean {
  const params: unknown = key?.[2];
  if (typeof params !== 'object' || params === null || !('filter' in params)) return false;
  const {filter} = params;
  if (typeof filter !== 'object' || filter === null) return false;
  const asked: unknown = WHERE in filter ? filter[WHERE] : undefined;
  return JSON.stringify(asked) === JSON.stringify(where);
}

export function useChoices(entity: Entity, asked: Asked) {
  const {search, where, enabled} = asked;
  const session = useSession();
  const [ids, remember] = useRecent(entity);
  const sort = sortableFields(entity).has(entity.display)
    ? {field: entity.display, order: 'ASC' as const}
    : {field: 'id', order: 'DESC' as const};
  const {data, isFetching, isError} = useGetList<EntityRecord>(
    entity.key,
    {pagination: {page: 1, perPage: PAGE}, sort, filter: filterOf(asked)},
    // What was found before stands until the answer is here: a list that empties between would lose a click.
    {enabled, placeholderData: (earlier, question) => (isAmong(question?.queryKey, where) ? earlier : undefined)},
  );
  const offersRecent = enabled && ids.length > 0;
  const {data: late, isPending: isLatePending} = useGetList<EntityRecord>(
    entity.key,
    {
      pagination: {page: 1, perPage: RECENT},
      sort: {field: 'id', order: 'ASC'},
      filter: {...filterOf({search: '', where}), id: ids},
    },
    {enabled: offersRecent},
  );
  // Both are told at once: a key that somebody presses on the list that they see is not taken for another one's row.
  const isWaiting = offersRecent && isLatePending;
  const choices = useMemo<readonly Choice[]>(() => {
    if (isWaiting) return [];
    const look = lookOf(entity, session);
    const choiceOf = (record: EntityRecord): Choice => ({
      id: record.id,
      label: recordLabel(entity, record),
      ...look(record),
    });
    const chosen = offersRecent
      ? ids.map(id => late?.find(record => record.id === id)).filter(record => record !== undefined)
      : [];
    const recent = filterChoices(chosen.map(choiceOf), search);
    const others = (data ?? []).filter(({id}) => !recent.some(choice => choice.id === id));
    return [...recent.map(choice => ({...choice, recent: true})), ...others.map(choiceOf)];
  }, [data, late, ids, search, offersRecent, isWaiting, entity, session]);
  return {choices, isFetching: isFetching || isWaiting, isError, remember};
}

/** Names of ids that nobody has told yet. */
export function useNames(
  entity: Entity,
  ids: readonly number[],
  known: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const missing = ids.filter(id => !known.has(id));
  const {data} = useGetManyAggregate<EntityRecord>(entity.key, {ids: missing}, {enabled: missing.length > 0});
  return useMemo(() => {
    const names = new Map(known);
    for (const record of data ?? []) if (record) names.set(record.id, recordLabel(entity, record));
    return names;
  }, [data, entity, known]);
}
