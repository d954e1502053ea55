/** Where the day of a record is asked for, `x-zone` says whose day it is, leads to a time zone, and is known. */
import type {Entity, Model} from '../../model';
import {asksToday} from '../../predicate/inspect';
import type {Predicate} from '../../vocabulary/predicate';
import {isTimeZone} from '../../time/time-zone';
import type {ZoneKeyword, ZoneOf} from '../../vocabulary';
import {placesOf} from '../predicates';
import {isAlwaysThere} from './always-there';
import {finding, type EntityRule, type Finding} from '../types';

/** Chains of records that say each other's zone are this long at most. */
const MAX_STEPS = 4;
const DAY_IN_NUMBER = /\{(?:yyyy|mm|dd)\}/;

type OneZone = string | ZoneOf;

function waysOf(zone: ZoneKeyword | undefined): readonly OneZone[] {
  if (zone === undefined) return [];
  return typeof zone === 'string' || 'via' in zone ? [zone] : zone;
}

/** Whether following the relation, and those of the records it leads to, comes to a zone. */
function leadsToTimeZone(entity: Entity, model: Model, zone: OneZone, steps: number): boolean {
  if (typeof zone === 'string') return isTimeZone(zone);
  const {kind, relation} = entity.field[zone.via] ?? {};
  const target = kind === 'references' ? undefined : model.entities.get(relation?.to ?? '');
  if (!target || steps === 0) return false;
  if (zone.from !== undefined) return target.field[zone.from]?.kind === 'string';
  const ways = waysOf(target.zone);
  return ways.length > 0 && ways.every(way => leadsToTimeZone(target, model, way, steps - 1));
}

/** Whether some way is there for every record: a zone by its name, or a record that each leads to. */
function isToldForAll(entity: Entity, model: Model): boolean {
  return waysOf(entity.zone).some(way => {
    if (typeof way === 'string') return true;
    const field = entity.field[way.via];
    if (!field || !isAlwaysThere(entity, field)) return false;
    const target = model.entities.get(field.relation?.to ?? '');
    return way.from !== undefined || (target !== undefined && isToldForAll(target, model));
  });
}

/** A time zone, or a relation that leads to one. */
export function checkZone(
  entity: Entity,
  model: Model,
  zone: ZoneKeyword | undefined,
  pointer: string,
): readonly Finding[] {
  return waysOf(zone)
    .filter(way => !leadsToTimeZone(entity, model, way, MAX_STEPS))
    .map(way => {
      if (typeof way === 'string')
        return finding(pointer, `There is no time zone "${way}".`, 'Write it like "Asia/Shanghai".');
      return finding(
        pointer,
        `"${way.via}" leads to no time zone${way.from === undefined ? '' : ` "${way.from}"`}.`,
        'Name a relation to one record, and a text property there or none where that record says its own x-zone.',
      );
    });
}

/** Where the day of a record is asked for by what is no condition: numbers, and steps that note it. */
function daysTold({fields, field, workflows}: Entity): readonly string[] {
  const isDay = (name: string, wish: unknown): boolean => wish === 'now' && field[name]?.kind === 'date';
  return [
    ...fields
      .filter(({number}) => number !== undefined && number.zone === undefined && DAY_IN_NUMBER.test(number.pattern))
      .map(({name}) => `/properties/${name}/x-number`),
    ...workflows.flatMap(({transitions}, index) =>
      transitions.flatMap(({set = {}}, at) =>
        Object.entries(set)
          .filter(([name, wish]) => isDay(name, wish))
          .map(([name]) => `/x-workflow/${index}/transitions/${at}/set/${name}`),
      ),
    ),
  ];
}

/** Whose day it is is said where it is asked for, and of every record. */
export function dayFindings(entity: Entity, model: Model, [asked]: readonly string[]): readonly Finding[] {
  if (asked === undefined) return [];
  if (entity.zone === undefined)
    return [finding(asked, 'Nothing says whose day it is.', 'Say it once for the entity: "x-zone".')];
  if (waysOf(entity.zone).some(way => !leadsToTimeZone(entity, model, way, MAX_STEPS)) || isToldForAll(entity, model))
    return [];
  return [
    finding(
      asked,
      'Of some records nothing says whose day it is.',
      'Make a list of x-zone, which ends with a required relation or a time zone by its name.',
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
  return [
    ...checkZone(entity, model, schema['x-zone'], '/x-zone'),
    ...dayFindings(entity, model, [...placesNeedingToday.map(({pointer}) => pointer), ...daysTold(entity)]),
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
