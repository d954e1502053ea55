/** What can be made from a record, for whoever may make it. */
import {useMemo} from 'react';
import type {Entity, Origin, PredicateContext} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {useCan} from '../../access/session-context';
import {currentLocale} from '../../i18n/i18n';
import type {Ability, EntityRecord} from '../../model/record';
import {model} from '../../model/schema';
import {homeOf, viewOf, type EntityView} from '../../model/views';
import {holds, isDecidable} from '../fields/conditions';

export interface Make {
  /** The list of what is made. */
  readonly view: EntityView;
  readonly origin: Origin;
}

const NOTHING: readonly Make[] = [];

/** Of records of this entity. */
export function useMakes(entity: Entity): readonly Make[] {
  const can = useCan();
  return useMemo(() => {
    const all = model.makes.get(entity.key) ?? [];
    const makes = all.flatMap(({entity: key, origin}) => {
      const made = model.entity(key);
      const view = viewOf(homeOf(key));
      return view && made.writable && can(made, 'create') ? [{view, origin}] : [];
    });
    return makes.length === 0 ? NOTHING : makes;
  }, [entity, can]);
}

/** As far as the browser can tell: where the guard asks for more than the record shows, the server is asked. */
export function abilityToMake({guard, guardMessage, entity}: Origin, record: EntityRecord, context: PredicateContext) {
  const isKnown = guard !== undefined && isDecidable(guard) && fieldsNamed(guard).every(name => name in record);
  if (!isKnown) return true;
  const isMet = holds(guard, {entity: model.entity(entity), values: record, context, ifUnknown: true});
  const reason: Ability = isMet || (guardMessage?.[currentLocale()] ?? '');
  return reason;
}
