/** The record that the form of a new one is to be filled in from, where the address names one. */
import {useMemo} from 'react';
import {useGetOne} from 'react-admin';
import {useSearchParams} from 'react-router';
import {useFormSections} from '../fields/fields';
import type {EntityRecord} from '../../model/record';
import {useView} from '../use-view';
import {COPY_PARAM, copyValues, type Copy} from './copy';

export interface CopyState {
  readonly source?: EntityRecord;
  readonly copy?: Copy;
  readonly error: unknown;
  readonly isLoading: boolean;
}

export function useCopy(): CopyState {
  const {name, entity} = useView();
  const [query] = useSearchParams();
  const id = Number(query.get(COPY_PARAM));
  const enabled = entity.copyable && Number.isSafeInteger(id) && id > 0;
  const {data: source, error, isLoading} = useGetOne<EntityRecord>(name, {id}, {enabled, retry: false});
  const entered = useFormSections(entity, 'create');
  const shown = useFormSections(entity, 'edit');
  const copy = useMemo(
    () =>
      source &&
      copyValues(entity, {
        entered: entered.flatMap(section => section.fields),
        shown: shown.flatMap(section => section.fields),
        source,
      }),
    [entity, entered, shown, source],
  );
  return {source, copy, error, isLoading};
}
