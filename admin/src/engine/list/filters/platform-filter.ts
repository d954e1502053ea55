/** Narrows records to the platforms chosen in the navbar. */
import {useMemo} from 'react';
import type {Entity, Field, Predicate} from '@emblem/schemas';
import {useChosenPlatforms} from '../../../access/platform-choice';
import {FIXED} from '../../../model/filter-keys';
import type {Values} from '../../../model/parse';

/** The entity of platforms. */
const PLATFORM = 'project';

/** The property that says which platform a record belongs to. */
export function platformField(entity: Entity): Field | undefined {
  return entity.fields.find(field => field.relation?.to === PLATFORM && field.kind !== 'references');
}

/** Undefined while no platform is chosen, and for entities without a platform. */
export function usePlatformCondition(entity: Entity): Predicate | undefined {
  const chosen = useChosenPlatforms();
  return useMemo(() => {
    const field = platformField(entity);
    return field === undefined || chosen.length === 0
      ? undefined
      : {in: [field.name, chosen.map(({value}) => Number(value))]};
  }, [entity, chosen]);
}

/** The condition as react-admin takes a filter; see `FIXED`. */
export function useAsFilter(condition: Predicate | undefined): Values {
  return useMemo(() => (condition === undefined ? {} : {[FIXED]: condition}), [condition]);
}

/** The filter for pages that show records outside of a list. */
export function usePlatformFilter(entity: Entity): Values {
  return useAsFilter(usePlatformCondition(entity));
}
