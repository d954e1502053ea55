/** The figures of the record that is being written. */
import {computeFigures, genericMessage, isFigureKept, type Entity, type Fault, type FieldErrors} from '@emblem/schemas';
import {emptyRollups} from '@emblem/schemas/expression';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {normalise, refuseIf, sameValue} from '../values';
import {linksOf, type CopyLink} from './links';

export interface OwnFigures {
  readonly values: Values;
  readonly faults: Readonly<Record<string, Fault>>;
}

/** The row is held, as all are that somebody copies from. */
async function copiesInBatch(context: Context, link: CopyLink, id: unknown): Promise<Values> {
  const place = `${link.child.key}.${link.via.name} ${String(id)}`;
  const copies = context.batch?.copies.get(place) ?? (await copiesOf(context, link, id));
  context.batch?.copies.set(place, copies);
  return copies;
}

async function copiesOf(context: Context, {via, pairs}: CopyLink, id: unknown): Promise<Values> {
  const nothing = Object.fromEntries(pairs.map(({field}) => [field.name, field.default ?? null]));
  const source = context.model.entity(via.relation?.to ?? '');
  if (typeof id !== 'number') return nothing;
  const {sql} = context;
  const columns = pairs.map(({field, from}) => `"${source.field[from]?.column ?? from}" as "${field.name}"`).join(', ');
  const rows: readonly Values[] = await sql`
    select ${sql.unsafe(columns)} from ${sql(source.table)} where id = ${id}`;
  const [row] = rows;
  if (!row) return nothing;
  return Object.fromEntries(
    pairs.map(({field}) => [
      field.name,
      row[field.name] === null ? (field.default ?? null) : normalise(field, row[field.name]),
    ]),
  );
}

/**
 * What the computed properties are with these values: copies where the relation is another one than before, and all
 * that follows from the record's own values. Rollups stay as they are; of a new record they are empty.
 */
export async function ownFigures(
  context: Context,
  entity: Entity,
  values: Values,
  before: Values | undefined,
): Promise<OwnFigures> {
  if (entity.computed.length === 0) return {values: {}, faults: {}};
  const record: Values = {...before, ...values};
  const copies: Values = before ? {} : {...emptyRollups(entity)};
  for (const link of linksOf(context.model, entity).own)
    if (!before || !sameValue(before[link.via.name], record[link.via.name]))
      Object.assign(copies, await copiesInBatch(context, link, record[link.via.name]));
  const kept = entity.computed.filter(({name}) => before && isFigureKept(entity.workflows, name, before));
  const computed = computeFigures(
    {...entity, computed: entity.computed.filter(field => !kept.includes(field))},
    {...record, ...copies},
  );
  return {values: {...copies, ...computed.values}, faults: computed.faults};
}

function faultMessage(context: Context, entity: Entity, name: string, fault: Fault): string {
  const {language} = context.actor;
  return genericMessage(`computed:${fault}`, {label: entity.field[name]?.label[language] ?? name})[language];
}

/** 422 at each figure that cannot be computed. */
export function refuseFaults(context: Context, entity: Entity, faults: Readonly<Record<string, Fault>>): void {
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, faultMessage(context, entity, name, fault)]),
  );
  refuseIf(context, errors);
}
