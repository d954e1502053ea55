/** Records a picker offers, searched on the server, and the names of those already chosen, all in one request. */
import {useMemo} from 'react';
import {useGetList, useGetManyAggregate} from 'react-admin';
import type {Entity, Predicate} from '@emblem/schemas';
import type {EntityRecord} from '../../engine/record';
import {sortableFields} from '@emblem/schemas';
import {WHERE} from '../../request/data-provider';
import {recordLabel} from './record-label';

export interface Choice {
  readonly id: number;
  readonly label: string;
}

const PAGE = 20;

export function useChoices(entity: Entity, options: {readonly search: string; readonly where?: Predicate; readonly enabled: boolean}) {
  const {search, where, enabled} = options;
  const sort = sortableFields(entity).has(entity.display) ? {field: entity.display, order: 'ASC' as const} : {field: 'id', order: 'DESC' as const};
  const {data, isFetching, isError} = useGetList<EntityRecord>(entity.key, {
    pagination: {page: 1, perPage: PAGE}, sort,
    filter: {...(search === '' ? {} : {q: search}), ...(where === undefined ? {} : {[WHERE]: where})},
  }, {enabled});
  const choices = useMemo<readonly Choice[]>(() => (data ?? []).map(record => ({id: record.id, label: recordLabel(entity, record)})), [data, entity]);
  return {choices, isFetching, isError};
}

/** Names of ids that nobody has told yet. */
export function useNames(entity: Entity, ids: readonly number[], known: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const missing = ids.filter(id => !known.has(id));
  const {data} = useGetManyAggregate<EntityRecord>(entity.key, {ids: missing}, {enabled: missing.length > 0});
  return useMemo(() => {
    const names = new Map(known);
    for (const record of data ?? []) if (record) names.set(record.id, recordLabel(entity, record));
    return names;
  }, [data, entity, known]);
}
