/** Properties of related records: each relation on the way is one join of what the actor reads of it. */
import type {Field} from '@emblem/schemas';
import type {Fragment} from 'postgres';
import type {Context} from '../../context';
import {column, conjunction, source, type Source} from '../source';
import {sight} from '../visibility';

export interface Reached {
  readonly field: Field;
  readonly from: Source;
  /** Its value, null where the actor does not see it. */
  readonly value: Fragment;
}

export class Joins {
  private readonly known = new Map<string, Source>();
  private readonly lists = new Map<string, string>();
  private readonly parts: Fragment[] = [];

  constructor(
    private readonly context: Context,
    private readonly root: Source,
  ) {}

  private related(from: Source, field: Field, way: string): Source {
    const known = this.known.get(way);
    if (known) return known;
    const {sql} = this.context;
    const alias = `j${this.known.size}`;
    const target = source(this.context, field.relation?.to ?? '', {alias});
    this.known.set(way, target);
    this.parts.push(
      sql`left join ${sql(target.entity.table)} ${sql.unsafe(alias)}
        on ${column(this.context, alias, 'id')} = ${from.ref(field)} and ${conjunction(this.context, target.where)}`,
    );
    return target;
  }

  /** Of a list of records each one, in a row of its own; null where there is none. */
  private each(from: Source, field: Field, join: NonNullable<Field['join']>, path: string): Fragment {
    const {sql} = this.context;
    const alias = this.lists.get(path) ?? `l${this.lists.size}`;
    if (!this.lists.has(path)) {
      this.lists.set(path, alias);
      this.parts.push(
        sql`left join ${sql(join.table)} ${sql.unsafe(alias)}
          on ${column(this.context, alias, join.from)} = ${from.ref(field)}`,
      );
    }
    return column(this.context, alias, join.to);
  }

  /** Undefined where the property, or one on the way, does not exist for the actor. */
  reach(path: string): Reached | undefined {
    const {actor, model} = this.context;
    const names = path.split('.');
    let from = this.root;
    for (const [index, name] of names.entries()) {
      const field = from.entity.field[name];
      if (!field) throw new Error(`${from.entity.key} has no ${name}.`);
      if (sight(actor, from.entity, model, field) === false) return undefined;
      if (index === names.length - 1) {
        const {join} = field;
        return {field, from, value: join ? this.each(from, field, join, path) : from.ref(field)};
      }
      from = this.related(from, field, names.slice(0, index + 1).join('.'));
    }
    return undefined;
  }

  /** What follows the table of the metric's entity. */
  get sql(): Fragment {
    return this.parts.reduce((all, part) => this.context.sql`${all} ${part}`, this.context.sql``);
  }
}
