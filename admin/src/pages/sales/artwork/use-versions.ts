/** The drawings that stand beside each other: of one order, or of one link order. */
import {useGetList} from 'react-admin';
import type {EntityRecord} from '../../../model/record';
import {allOf} from '../../../model/views';
import type {Values} from '../../../model/parse';

/** More versions are shown in the list of drawings. */
const SHOWN = 100;

/** Newest first. */
export function useVersions(of: Values, enabled = true) {
  return useGetList<EntityRecord>(
    allOf('drawing'),
    {filter: of, pagination: {page: 1, perPage: SHOWN}, sort: {field: 'revision', order: 'DESC'}},
    {placeholderData: before => before, enabled},
  );
}
