/** LoopBack's repository of an entity over the one read and the one write path, for code written for LoopBack. */
import {
  EntityNotFoundError,
  type AnyObject,
  type Count,
  type EntityCrudRepository,
  type Filter,
  type FilterExcludingWhere,
  type Options,
  type Where,
} from '@loopback/repository';
import type {Entity, Predicate} from '@emblem/schemas';
import type {Actor} from '../actor';
import type {Values, WireRecord} from '../values';
import type {Context} from '../context';
import {Refusal} from '../errors';
import {count, find, get, list} from '../read';
import {isPredicate} from '../rest/list-query';
import {create, remove, removeMany, transaction, update, updateMany} from '../write';
import {recordClass, type RecordClass, type SchemaRecord} from './record-class';
import {toPredicate, toSort, Unsupported} from './where';

/** Every call says on whose behalf it is made: `{actor}`. */
export interface RepositoryOptions extends Options {
  readonly actor?: Actor;
  /** The transaction to join, as the write path hands it on; one of its own when absent. */
  readonly sql?: Context['sql'];
}

type PropertyNames = readonly string[];

/** LoopBack takes fields as a list, or as an object of names to keep or to leave out. */
function fieldsOf(entity: Entity, fields: unknown): PropertyNames | undefined {
  if (fields === undefined) return undefined;
  if (Array.isArray(fields)) return fields.map(String);
  const entries = Object.entries(fields ?? {});
  const kept = entries.filter(([, wanted]) => wanted === true).map(([name]) => name);
  return kept.length > 0
    ? kept
    : entity.fields.map(field => field.name).filter(name => !entries.some(([other]) => other === name));
}

function toValues(data: object): Values {
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => name !== 'id' && value !== undefined));
}

function idOf(data: object): number {
  const id: unknown = 'id' in data ? data.id : undefined;
  if (typeof id !== 'number') throw new Unsupported('a record without its id');
  return id;
}

function refuseInclude({include}: FilterExcludingWhere<SchemaRecord>): void {
  if (include?.length) throw new Unsupported('"include": ask the repository of the related entity');
}

/**
 * Throws:
 * - a `Refusal` where the read or the write path refuses;
 * - LoopBack's `EntityNotFoundError` for a record that does not exist or is out of reach;
 * - `Unsupported` for what LoopBack can ask and these paths do not answer.
 */
export class EntityRepository implements EntityCrudRepository<SchemaRecord, number> {
  readonly entityClass: RecordClass;
  readonly inclusionResolvers = new Map<string, never>();

  constructor(
    private readonly entity: Entity,
    private readonly contextOf: (actor: Actor) => Context,
  ) {
    this.entityClass = recordClass(entity);
  }

  private context({actor, sql}: RepositoryOptions = {}): Context {
    if (!actor) throw new Error(`The repository of ${this.entity.key} was asked on nobody's behalf: pass {actor}.`);
    const context = this.contextOf(actor);
    return sql ? {...context, sql} : context;
  }

  private where(context: Context, where: unknown): Predicate {
    const predicate = toPredicate(where);
    if (!isPredicate(this.entity, context.model, context.actor, predicate))
      throw new Unsupported(JSON.stringify(where));
    return predicate;
  }

  private toModel(record: WireRecord, fields?: PropertyNames): SchemaRecord {
    const entries = Object.entries(record).filter(([name]) => fields === undefined || fields.includes(name));
    return new this.entityClass(Object.fromEntries(entries));
  }

  private async orNotFound<T>(id: number, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.code === 404) throw new EntityNotFoundError(this.entity.key, id);
      throw error;
    }
  }

  async create(data: object, options?: RepositoryOptions): Promise<SchemaRecord> {
    return this.toModel(await create(this.context(options), this.entity.key, toValues(data)));
  }

  /** All of them or none. */
  async createAll(records: readonly object[], options?: RepositoryOptions): Promise<SchemaRecord[]> {
    return transaction(this.context(options), async ({sql}) => {
      const made: SchemaRecord[] = [];
      for (const data of records) made.push(await this.create(data, {...options, sql}));
      return made;
    });
  }

  /** Creates a record without an id and updates one with it. */
  async save(data: object, options?: RepositoryOptions): Promise<SchemaRecord> {
    if (!('id' in data) || data.id === undefined) return this.create(data, options);
    await this.update(data, options);
    return this.findById(idOf(data), undefined, options);
  }

  async find(filter: Filter<SchemaRecord> = {}, options?: RepositoryOptions): Promise<SchemaRecord[]> {
    refuseInclude(filter);
    const context = this.context(options);
    const {records} = await list(context, this.entity.key, {
      where: this.where(context, filter.where),
      sort: toSort(filter.order),
      limit: filter.limit,
      offset: filter.skip ?? filter.offset,
    });
    const fields = fieldsOf(this.entity, filter.fields);
    return records.map(record => this.toModel(record, fields));
  }

  async findById(
    id: number,
    filter: FilterExcludingWhere<SchemaRecord> = {},
    options?: RepositoryOptions,
  ): Promise<SchemaRecord> {
    refuseInclude(filter);
    const context = this.context(options);
    const record = await this.orNotFound(id, () => get(context, this.entity.key, id));
    return this.toModel(record, fieldsOf(this.entity, filter.fields));
  }

  async update(data: object, options?: RepositoryOptions): Promise<void> {
    await this.updateById(idOf(data), data, options);
  }

  /** Absent properties stay; a `version` that is sent must be the present one. */
  async updateById(id: number, data: object, options?: RepositoryOptions): Promise<void> {
    const context = this.context(options);
    await this.orNotFound(id, () => update(context, this.entity.key, id, toValues(data)));
  }

  async updateAll(data: object, where?: Where<SchemaRecord>, options?: RepositoryOptions): Promise<Count> {
    const context = this.context(options);
    return {count: await updateMany(context, this.entity.key, this.where(context, where), toValues(data))};
  }

  async replaceById(): Promise<void> {
    throw new Unsupported('"replaceById": a record keeps what is not sent; use "updateById"');
  }

  async delete(data: object, options?: RepositoryOptions): Promise<void> {
    await this.deleteById(idOf(data), options);
  }

  async deleteById(id: number, options?: RepositoryOptions): Promise<void> {
    const context = this.context(options);
    await this.orNotFound(id, () => remove(context, this.entity.key, id));
  }

  async deleteAll(where?: Where<SchemaRecord>, options?: RepositoryOptions): Promise<Count> {
    const context = this.context(options);
    return {count: await removeMany(context, this.entity.key, this.where(context, where))};
  }

  async count(where?: Where<SchemaRecord>, options?: RepositoryOptions): Promise<Count> {
    const context = this.context(options);
    return {count: await count(context, this.entity.key, this.where(context, where))};
  }

  async exists(id: number, options?: RepositoryOptions): Promise<boolean> {
    return (await find(this.context(options), this.entity.key, {eq: ['id', id]})) !== undefined;
  }

  async execute(): Promise<AnyObject> {
    throw new Unsupported('"execute": SQL is written in the read and the write path only');
  }
}
