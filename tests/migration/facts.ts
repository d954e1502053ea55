/** What the data says before a migration: the ground of what the test expects of it. */
import type {Model} from '@emblem/schemas';
import type {Sql} from 'postgres';
import {compiledField, entityOf, fieldOf, type EntityShape, type FieldShape, type Shape} from './shape';

const NUMERIC = new Set(['integer', 'int64', 'decimal', 'number']);

export class Facts {
  constructor(
    private readonly sql: Sql,
    private readonly shape: Shape,
    private readonly model: Model,
  ) {}

  private async finds(query: string): Promise<boolean> {
    return (await this.sql.unsafe(`${query} limit 1`)).length > 0;
  }

  table(entity: EntityShape): string {
    return `"${this.model.entity(entity.key).table}"`;
  }

  column(entity: EntityShape, field: FieldShape): string {
    return `"${compiledField(this.model, entity, field).column}"`;
  }

  async hasRows(entity: EntityShape): Promise<boolean> {
    return this.finds(`select 1 from ${this.table(entity)}`);
  }

  async hasDeleted(entity: EntityShape): Promise<boolean> {
    return this.finds(`select 1 from ${this.table(entity)} where deleted_at is not null`);
  }

  /** Whether anything would be lost with the field. */
  async hasValues(entity: EntityShape, field: FieldShape): Promise<boolean> {
    const {join, column} = compiledField(this.model, entity, field);
    return this.finds(
      join ? `select 1 from "${join.table}"` : `select 1 from ${this.table(entity)} where "${column}" is not null`,
    );
  }

  async hasNull(entity: EntityShape, field: FieldShape): Promise<boolean> {
    return this.finds(`select 1 from ${this.table(entity)} where ${this.column(entity, field)} is null`);
  }

  /** Among all rows, or the live ones only. */
  async hasDuplicates(entity: EntityShape, fieldIds: readonly string[], liveOnly: boolean): Promise<boolean> {
    const columns = fieldIds.flatMap(id => {
      const field = fieldOf(entity, id);
      return field ? [this.column(entity, field)] : [];
    });
    const conditions = [...columns.map(column => `${column} is not null`), ...(liveOnly ? ['deleted_at is null'] : [])];
    return this.finds(
      `select 1 from ${this.table(entity)} where ${conditions.join(' and ')} group by ${columns.join(', ')} ` +
        'having count(*) > 1',
    );
  }

  /** Whether the field holds ids that the entity does not have. */
  async hasOrphans(entity: EntityShape, field: FieldShape, target: EntityShape | undefined): Promise<boolean> {
    const column = this.column(entity, field);
    const known = target ? ` and ${column} not in (select id from ${this.table(target)})` : '';
    return this.finds(`select 1 from ${this.table(entity)} where ${column} is not null${known}`);
  }

  private fingerprintSql(entity: EntityShape, field: FieldShape): string {
    const {join, column} = compiledField(this.model, entity, field);
    if (join)
      return (
        `(select md5(coalesce(string_agg(format('%s:%s:%s', j."${join.from}", j."${join.to}", j.place), ',' ` +
        `order by j."${join.from}", j.place), '')) from "${join.table}" j)`
      );
    const value = NUMERIC.has(field.kind) ? `trim_scale("${column}"::numeric)::text` : `"${column}"::text`;
    return `md5(coalesce(string_agg(id || '=' || coalesce(${value}, 'null'), ',' order by id), ''))`;
  }

  /** One checksum for each field, by `<entity id>.<field id>`, and for what every row carries. */
  async checksums(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const entity of this.shape.entities) {
      const parts = entity.fields.map(field => `${this.fingerprintSql(entity, field)} as "${field.id}"`);
      const [row] = await this.sql.unsafe(
        `select ${[
          ...parts,
          "md5(coalesce(string_agg(concat_ws(',', id, version, created_at, updated_at), ';' order by id), '')) " +
            'as system',
          ...(entity.soft
            ? [
                "md5(coalesce(string_agg(id || '=' || coalesce(deleted_at::text, 'null'), ',' order by id), '')) " +
                  'as deleted',
              ]
            : []),
        ].join(', ')} from ${this.table(entity)}`,
      );
      for (const [id, sum] of Object.entries(row ?? {})) found.set(`${entity.id}.${id}`, String(sum));
    }
    return found;
  }

  entity(id: string): EntityShape | undefined {
    return entityOf(this.shape, id);
  }
}
