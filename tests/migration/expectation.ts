/** What a migration from one shape to another must do, told from the shapes and the data alone. */
import type {Facts} from './facts';
import {entityOf, fieldOf, isFilled, type EntityShape, type FieldShape, type Shape} from './shape';

export interface Expectation {
  /** Why it must stop; empty when it must not. */
  readonly stops: readonly string[];
  /** `<entity id>.<field id>` of the values that do not stay as they are. */
  readonly changed: ReadonlySet<string>;
  /** What the person who looks it through does to the data first, in the names as they were. */
  readonly repairs: readonly string[];
}

function widens(from: FieldShape, to: FieldShape): boolean {
  const before = to.precision - to.scale;
  if (from.kind === 'integer')
    return to.kind === 'int64' || to.kind === 'number' || (to.kind === 'decimal' && before >= 10);
  if (from.kind === 'int64') return to.kind === 'decimal' && before >= 19;
  return (
    from.kind === 'decimal' && to.kind === 'decimal' && before >= from.precision - from.scale && to.scale >= from.scale
  );
}

function isSameType(from: FieldShape, to: FieldShape): boolean {
  return (
    from.kind === to.kind && (from.kind !== 'decimal' || (from.precision === to.precision && from.scale === to.scale))
  );
}

class Expecting {
  readonly stops: string[] = [];
  readonly changed = new Set<string>();
  readonly repairs: string[] = [];

  constructor(private readonly facts: Facts) {}

  async entity(from: EntityShape, to: EntityShape): Promise<void> {
    if (from.key !== to.key && !to.was.includes(from.key)) this.stops.push(`${from.key} renamed to ${to.key}`);
    if (from.soft && !to.soft && (await this.facts.hasDeleted(from))) this.stops.push(`${to.key}.deletedAt dropped`);
    for (const field of from.fields) {
      const kept = fieldOf(to, field.id);
      if (kept) await this.field(from, field, to, kept);
      else if (await this.facts.hasValues(from, field)) this.stops.push(`${to.key}.${field.name} dropped`);
    }
    for (const field of to.fields)
      if (!fieldOf(from, field.id) && field.required && field.default === undefined && (await this.facts.hasRows(from)))
        this.stops.push(`${to.key}.${field.name} added`);
    for (const {id, fieldIds} of to.unique) await this.unique(from, to, id, fieldIds);
  }

  private async field(entity: EntityShape, from: FieldShape, to: EntityShape, kept: FieldShape): Promise<void> {
    const change = (why: string) => {
      this.stops.push(`${to.key}.${kept.name} ${why}`);
      this.changed.add(`${to.id}.${kept.id}`);
    };
    if (from.name !== kept.name && !kept.was.includes(from.name))
      this.stops.push(`${to.key}.${from.name} renamed to ${kept.name}`);
    if (!isSameType(from, kept) && !widens(from, kept)) change('of another type');
    if (kept.kind !== 'references' && !isFilled(from) && isFilled(kept) && (await this.facts.hasNull(entity, from)))
      change('required');
    if (
      from.kind === 'relation' &&
      kept.to !== from.to &&
      (await this.facts.hasOrphans(entity, from, this.facts.entity(kept.to)))
    ) {
      change('points elsewhere');
      this.repairs.push(`update ${this.facts.table(entity)} set ${this.facts.column(entity, from)} = null`);
    }
  }

  private async unique(from: EntityShape, to: EntityShape, id: string, fieldIds: readonly string[]): Promise<void> {
    const [first = ''] = fieldIds;
    const field = fieldOf(from, first);
    if (!field || !(await this.facts.hasDuplicates(from, fieldIds, from.soft && to.soft))) return;
    this.stops.push(`${to.key} has duplicates for ${id}`);
    this.changed.add(`${to.id}.${first}`);
    const value = field.kind === 'text' ? "'repaired ' || id" : 'id';
    this.repairs.push(`update ${this.facts.table(from)} set ${this.facts.column(from, field)} = ${value}`);
  }
}

export async function expectation(base: Shape, wanted: Shape, facts: Facts): Promise<Expectation> {
  const expecting = new Expecting(facts);
  for (const entity of base.entities) {
    const kept = entityOf(wanted, entity.id);
    if (kept) await expecting.entity(entity, kept);
    else if (await facts.hasRows(entity)) expecting.stops.push(`${entity.key} dropped`);
  }
  return expecting;
}
