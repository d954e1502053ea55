/**
 * What a list is narrowed to beside its filters: the sub-entry of the menu it was opened by, and the platforms chosen
 * in the navbar.
 */
import {useMemo} from 'react';
import type {Entity, Field, Predicate} from '@emblem/schemas';
import {FIXED} from '../../../model/filter-keys';
import type {Values} from '../../../model/parse';
import {useChosenPlatforms} from '../../../access/platform-choice';
import {both, type EntityView} from '../../../model/views';
import {useSplit} from './use-split';

const PLATFORM = 'project';

/** The property that says which platform a record belongs to. */
export function platformField(entity: Entity): Field | undefined {
  return entity.fields.find(field => field.relation?.to === PLATFORM && field.kind !== 'references');
}

/** Undefined while all platforms are looked at, and for records of none. */
function usePlatformCondition(entity: Entity): Predicate | undefined {
  const chosen = useChosenPlatforms();
  return useMemo(() => {
    const field = platformField(entity);
    return field === undefined || chosen.length === 0
      ? undefined
      : {in: [field.name, chosen.map(({value}) => Number(value))]};
  }, [entity, chosen]);
}

function useFilterOf(condition: Predicate | undefined): Values {
  return useMemo(() => (condition === undefined ? {} : {[FIXED]: condition}), [condition]);
}

/** For what shows records outside of a list. */
export function usePlatformFilter(entity: Entity): Values {
  return useFilterOf(usePlatformCondition(entity));
}

export function useFixed(view: EntityView): Values {
  const split = useSplit(view);
  const platforms = usePlatformCondition(view.entity);
  return useFilterOf(useMemo(() => both(split, platforms), [split, platforms]));
}
