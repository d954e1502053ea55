/**
 * A condition on today needs the time zone of the record: `x-zone` must be given, must lead to a time zone, and must be
 * known to the form where a form asks.
 */
import type {Entity, Model} from '../../model';
import {asksToday} from '../../predicate/inspect';
import type {Predicate} from '../../vocabulary/predicate';
import {isTimeZone} from '../../time/time-zone';
import type {ZoneKeyword} from '../../vocabulary';
import {placesOf} from '../predicates';
import {finding, type EntityRule, type Finding} from '../types';

/** The number of relations followed at most, which also ends circles. */
const MAX_STEPS = 4;

/** Whether following the relation, and those of the records it leads to, comes to a zone. */
function leadsToTimeZone(entity: Entity, model: Model, zone: ZoneKeyword | undefined, steps: number): boolean {
  if (zone === undefined) return false;
  if (typeof zone === 'string') return isTimeZone(zone);
  const {kind, relation} = entity.field[zone.via] ?? {};
  const target = kind === 'references' ? undefined : model.entities.get(relation?.to ?? '');
  if (!target || steps === 0) return false;
  return zone.from === undefined
    ? leadsToTimeZone(target, model, target.zone, steps - 1)
    : target.field[zone.from]?.kind === 'string';
}

/** A finding where `zone` is neither a time zone nor a relation that leads to one. */
export function checkZone(
  entity: Entity,
  model: Model,
  zone: ZoneKeyword | undefined,
  pointer: string,
): readonly Finding[] {
  if (zone === undefined || leadsToTimeZone(entity, model, zone, MAX_STEPS)) return [];
  if (typeof zone === 'string')
    return [finding(pointer, `There is no time zone "${zone}".`, 'Write it like "Asia/Shanghai".')];
  const {via, from} = zone;
  return [
    finding(
      pointer,
      `"${via}" leads to no time zone${from === undefined ? '' : ` "${from}"`}.`,
      'Name a relation to one record, and a text property there or none where that record says its own x-zone.',
    ),
  ];
}

function dependsOnToday(predicate: Predicate | true | undefined): predicate is Predicate {
  return typeof predicate === 'object' && asksToday(predicate);
}

export const timeZones: EntityRule = ({entity, schema}, {model}) => {
  const placesNeedingToday = placesOf(schema).filter(
    ({predicate, about}) => about === undefined && dependsOnToday(predicate),
  );
  const [first] = placesNeedingToday;
  return [
    ...checkZone(entity, model, schema['x-zone'], '/x-zone'),
    ...(first && entity.zone === undefined
      ? [finding(first.pointer, 'Nothing says whose day it is.', 'Say it once for the entity: "x-zone".')]
      : []),
    ...placesNeedingToday
      .filter(({isInForm}) => isInForm === true && typeof entity.zone === 'object')
      .map(({pointer}) =>
        finding(
          pointer,
          'A form does not know the day of another record.',
          'Ask for the day in a guard, or give "x-zone" a time zone by its name.',
        ),
      ),
  ];
};
