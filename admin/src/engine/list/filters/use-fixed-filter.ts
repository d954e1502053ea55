/**
 * What a list is narrowed to beside its filters: the sub-entry of the menu it was opened by, and the platforms chosen
 * in the navbar.
 */
import {useMemo} from 'react';
import type {Values} from '../../../model/parse';
import {both, type EntityView} from '../../../model/views';
import {useAsFilter, usePlatformCondition} from './platform-filter';
import {useSplit} from './use-split';

export function useFixedFilter(view: EntityView): Values {
  const subEntry = useSplit(view);
  const platforms = usePlatformCondition(view.entity);
  return useAsFilter(useMemo(() => both(subEntry, platforms), [subEntry, platforms]));
}
