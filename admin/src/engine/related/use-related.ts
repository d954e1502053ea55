/** The newest records that lead to one. */
import {useGetList, type RaRecord} from 'react-admin';
import type {RelatedList} from '@emblem/schemas';
import {versionOf, type EntityRecord} from '../../model/record';

/** More are shown in a list of their own. */
export const SHOWN = 10;

interface RelatedRows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
  readonly error: unknown;
  readonly isPending: boolean;
}

/** Asked anew with each version of the record, whose figures follow from them. */
export function useRelated({entity, field, oldestFirst}: RelatedList, record: EntityRecord): RelatedRows {
  const {data, total, error, isPending} = useGetList(
    entity,
    {
      filter: {_where: {eq: [field, record.id]}},
      pagination: {page: 1, perPage: SHOWN},
      sort: {field: 'createdAt', order: 'DESC'},
      meta: {of: versionOf(record)},
    },
    {placeholderData: before => before},
  );
  const rows = data ?? [];
  return {rows: oldestFirst ? rows.toReversed() : rows, total: total ?? 0, error, isPending};
}
