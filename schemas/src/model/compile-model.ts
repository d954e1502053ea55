/** Compiles all schema files into one model. */
import type {EntitySchema, Home} from '../vocabulary';
import type {PaperHead} from '../vocabulary/paper';
import type {Metric, Report} from '../vocabulary/report';
import {compileEntity} from './compile-entity';
import type {Entity} from './entity';
import type {LineOf, Made, Model, Reference} from './model';

function collectReferences(entities: readonly Entity[]): Map<string, Reference[]> {
  const references = new Map<string, Reference[]>();
  for (const entity of entities)
    for (const field of entity.fields) {
      if (!field.relation) continue;
      const list = references.get(field.relation.to) ?? [];
      list.push({entity: entity.key, field: field.name, onDelete: field.relation.onDelete});
      references.set(field.relation.to, list);
    }
  return references;
}

function collectLines(entities: readonly Entity[]): Map<string, LineOf> {
  return new Map(entities.flatMap(({key, lines}) => lines.map(each => [each.entity, {entity: key, lines: each}])));
}

function collectMade(entities: readonly Entity[]): Map<string, Made[]> {
  const made = new Map<string, Made[]>();
  for (const {key, origins} of entities)
    for (const origin of origins) made.set(origin.entity, [...(made.get(origin.entity) ?? []), {entity: key, origin}]);
  return made;
}

/** What stands beside the entities in the model. */
export interface ModelFigures {
  readonly metrics: readonly Metric[];
  readonly reports: readonly Report[];
  /** See `Model.labels`. */
  readonly labels: readonly string[];
  readonly homes?: readonly Home[];
}

/** The model of all entity files, with what stands beside them; entities are ordered by module and key. */
export function compileModel(
  schemas: readonly EntitySchema[],
  papers: readonly PaperHead[] = [],
  {metrics, reports, labels, homes = []}: ModelFigures = {metrics: [], reports: [], labels: []},
): Model {
  const list = schemas
    .map(schema => compileEntity(schema, papers))
    .sort((a, b) => a.module.localeCompare(b.module) || a.key.localeCompare(b.key));
  const entities = new Map(list.map(entity => [entity.key, entity]));
  return {
    entities,
    referencesTo: collectReferences(list),
    linesIn: collectLines(list),
    makes: collectMade(list),
    metrics: new Map(metrics.map(metric => [metric.$id, metric])),
    reports: new Map(reports.map(report => [report.$id, report])),
    homes: [...homes].sort((one, other) => one.place - other.place),
    labels: new Set(labels),
    entity(key) {
      const entity = entities.get(key);
      if (!entity) throw new Error(`No entity is called "${key}".`);
      return entity;
    },
  };
}
