/** The records behind figures, as one person fetches them one by one. */
import type {Model, Scalar} from '@emblem/schemas';
import {evaluate, type Predicate, type Related} from '@emblem/schemas/predicate';
import {NOBODY} from '@emblem/schemas/expression';
import {measuredPaths, wayOf, type Metric} from '@emblem/schemas/reports';
import type {Client} from '../../harness/client';
import {idOf, type Json} from '../../harness/json';

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The metrics of all reports, and those beside them. */
export function metricsOf(model: Model): readonly Metric[] {
  const found = new Map<string, Metric>();
  const add = (key: string) => {
    const metric = model.metrics.get(key);
    if (!metric || found.has(key)) return;
    found.set(key, metric);
    for (const beside of Object.values(metric.beside ?? {})) add(beside.metric);
  };
  for (const report of model.reports.values()) add(report.metric);
  return [...found.values()];
}

/** All that a metric tells its figures by and makes them of. */
export function pathsOf({times, dimensions, measures}: Metric): readonly string[] {
  const told = [...Object.values(times), ...Object.values(dimensions)].map(({of}) => of);
  const ages = Object.values(measures).flatMap(({age}) => (age ? [age.of] : []));
  return [...new Set([...told, ...ages, ...Object.values(measures).flatMap(measuredPaths)])];
}

/** The relations that conditions go along, by the entity that they start at. */
function relationsIn(model: Model, entity: string, condition: unknown): readonly string[] {
  if (typeof condition !== 'object' || condition === null) return [];
  if ('has' in condition && Array.isArray(condition.has)) {
    const [name, inner]: readonly unknown[] = condition.has;
    const target = model.entity(entity).field[String(name)]?.relation?.to;
    return target === undefined ? [] : [target, ...relationsIn(model, target, inner)];
  }
  return Object.values(condition).flatMap(part => relationsIn(model, entity, part));
}

/** The entities of which figures are made, and those that they are told apart by. */
export function entitiesOf(model: Model): readonly string[] {
  const keys = metricsOf(model).flatMap(metric => [
    metric.entity,
    ...pathsOf(metric).flatMap(path => wayOf(model, metric, path).map(({entity}) => entity.key)),
    ...relationsIn(model, metric.entity, metric.where),
  ]);
  return [...new Set(keys)];
}

export class Records {
  private constructor(
    private readonly model: Model,
    private readonly byEntity: ReadonlyMap<string, ReadonlyMap<number, Json>>,
    /** What conditions take for the present. */
    readonly now: string,
  ) {}

  /** What may not be read at all is as if there were none of it. */
  static async fetchedBy(client: Client, model: Model, keys = entitiesOf(model)): Promise<Records> {
    const byEntity = new Map<string, ReadonlyMap<number, Json>>();
    for (const key of keys) {
      const {status} = await client.rest('GET', `${key}?range=[0,0]`);
      const all = status === 403 ? [] : await client.all(key);
      byEntity.set(key, new Map(all.map(record => [idOf(record), record])));
    }
    return new Records(model, byEntity, new Date().toISOString());
  }

  of(entity: string): ReadonlyMap<number, Json> {
    const found = this.byEntity.get(entity);
    if (!found) throw new Error(`Nobody fetched ${entity}.`);
    return found;
  }

  /** The record of that id; none where it is not there, or is not read. */
  private related(entity: string, id: unknown): readonly Json[] {
    const found = typeof id === 'number' ? this.of(entity).get(id) : undefined;
    return found ? [found] : [];
  }

  /** Whether a record is as a condition says. */
  is(entity: string, record: Json, predicate: Predicate | undefined): boolean {
    if (predicate === undefined) return true;
    const related: Related = ({name, relation}, from) => {
      const to = relation?.to ?? '';
      const value: unknown = from[name];
      const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
      return {entity: this.model.entity(to), records: ids.flatMap(id => this.related(to, id))};
    };
    return evaluate(predicate, record, {...NOBODY, now: this.now}, this.model.entity(entity), related);
  }

  /** What stands at the end of a path: of a list each one, else one value; null where it is not there or not seen. */
  at(metric: Metric, record: Json, path: string): readonly Scalar[] {
    let from: Json | undefined = record;
    const names = path.split('.');
    const way = wayOf(this.model, metric, path);
    for (const [index, name] of names.entries()) {
      const value: unknown = from?.[name] ?? null;
      if (index === names.length - 1) {
        const list: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
        return list.map(each => (isScalar(each) ? each : null));
      }
      [from] = this.related(way[index]?.field.relation?.to ?? '', value);
    }
    return [null];
  }

  /** The same where it is one value. */
  one(metric: Metric, record: Json, path: string): Scalar {
    return this.at(metric, record, path)[0] ?? null;
  }
}
