/** What somebody may see of a metric, by the rights that were granted, and nothing else. */
import type {Entity, Field, Model, ScopeName} from '@emblem/schemas';
import {besideOf, conditionPaths, measuredPaths, partsOf, wayOf, type Metric} from '@emblem/schemas/reports';
import type {Client} from '../../harness/client';

export type Rights = Readonly<Record<string, ScopeName>>;

export interface Asker {
  readonly client: Client;
  /** Undefined for an administrator, who has all. */
  readonly rights?: Rights;
}

/** How far a right reaches: to no row, to some, to all. */
type Extent = 'none' | 'some' | 'all';

/** A scope of which neither the entity nor a record that it belongs to says anything reaches nothing. */
function extentOf(model: Model, {rights: {scopes}, fields}: Entity, scope: ScopeName): Extent {
  if (scope === 'all') return 'all';
  if (scopes?.[scope]) return 'some';
  const owners = fields.flatMap(({relation}) => (relation?.inherit === true ? [model.entity(relation.to)] : []));
  return owners.some(owner => extentOf(model, owner, scope) !== 'none') ? 'some' : 'none';
}

/** How far somebody's right to do something with records of an entity reaches. */
export function extent(model: Model, {rights}: Asker, entity: Entity, action: string): Extent {
  if (!rights) return 'all';
  const scopes = [rights[`${entity.key}.${action}`], entity.rights.staff?.[action]];
  const extents = scopes.map(scope => (scope === undefined ? 'none' : extentOf(model, entity, scope)));
  return extents.includes('all') ? 'all' : extents.includes('some') ? 'some' : 'none';
}

const READING = {personal: 'read-personal', confidential: 'read-confidential'} as const;

/** The rights without which a property does not exist for somebody. */
function neededFor({sensitivity, permission}: Field): readonly string[] {
  return [
    ...(sensitivity === 'personal' || sensitivity === 'confidential' ? [READING[sensitivity]] : []),
    ...(permission.view === undefined ? [] : [`view.${permission.view}`]),
  ];
}

function isFieldSeen(model: Model, asker: Asker, entity: Entity, field: Field): boolean {
  if (field.sensitivity === 'secret') return false;
  return neededFor(field).every(action => extent(model, asker, entity, action) !== 'none');
}

function isPathSeen(model: Model, asker: Asker, metric: Metric, path: string): boolean {
  return wayOf(model, metric, path).every(({entity, field}) => isFieldSeen(model, asker, entity, field));
}

/** Whether somebody reads any of a metric's records. */
export function isMetricRead(model: Model, asker: Asker, {entity}: Metric): boolean {
  return extent(model, asker, model.entity(entity), 'read') !== 'none';
}

export function isDimensionSeen(model: Model, asker: Asker, metric: Metric, name: string): boolean {
  const dimension = metric.dimensions[name];
  return dimension !== undefined && isPathSeen(model, asker, metric, dimension.of);
}

/** The labels of data analysis that a measure asks for: its own, or those of all that it is made of. */
function labelsOf(model: Model, metric: Metric, name: string): readonly string[] {
  const measure = metric.measures[name];
  if (!measure) return [];
  if (measure.permission !== undefined) return [measure.permission];
  const beside = besideOf(model, metric, measure);
  return [
    ...(beside ? labelsOf(model, beside.metric, beside.measure) : []),
    ...partsOf(measure).flatMap(part => labelsOf(model, metric, part)),
  ];
}

/** Whether somebody reads all that a measure is made of. */
function isMeasureRead(model: Model, asker: Asker, metric: Metric, name: string): boolean {
  const measure = metric.measures[name];
  if (!measure) return false;
  const beside = besideOf(model, metric, measure);
  if (beside && !isMetricRead(model, asker, beside.metric)) return false;
  if (beside && !isMeasureRead(model, asker, beside.metric, beside.measure)) return false;
  return (
    [...measuredPaths(measure), ...conditionPaths(measure)].every(path => isPathSeen(model, asker, metric, path)) &&
    partsOf(measure).every(part => isMeasureRead(model, asker, metric, part))
  );
}

/** What somebody sees of a measure goes by all that it is made of, and by the labels that it asks for. */
export function isMeasureSeen(model: Model, asker: Asker, metric: Metric, name: string): boolean {
  const isHeld = (label: string) => !asker.rights || asker.rights[`data-analysis.view.${label}`] !== undefined;
  return isMeasureRead(model, asker, metric, name) && labelsOf(model, metric, name).every(isHeld);
}
