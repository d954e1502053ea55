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

  /** Undefined where the property, or one on the way, does not exist for the actor. */
  reach(path: string): Reached | undefined {
    const {actor, model} = this.context;
    const names = path.split('.');
    let from = this.root;
    for (const [index, name] of names.entries()) {
      const field = from.entity.field[name];
      if (!field) throw new Error(`${from.entity.key} has no ${name}.`);
      if (sight(actor, from.entity, model, field) === false) return undefined;
      if (index === names.length - 1) return {field, from, value: from.ref(field)};
      from = this.related(from, field, names.slice(0, index + 1).join('.'));
    }
    return undefined;
  }

  /** What follows the table of the metric's entity. */
  get sql(): Fragment {
    return this.parts.reduce((all, part) => this.context.sql`${all} ${part}`, this.context.sql``);
  }
}
