/** The figures of the record that is being written. */
import {computeFigures, genericMessage, isFigureKept, type Entity, type Fault, type FieldErrors} from '@emblem/schemas';
import {copiesOf, emptyRollups, type Copied} from '@emblem/schemas/expression';
import type {Context} from '../../context';
import type {Values} from '../../values';
import {refuseIf, sameValue} from '../values';
import {copiedValues} from './copies';

export interface OwnFigures {
  readonly values: Values;
  readonly faults: Readonly<Record<string, Fault>>;
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
  const leadsElsewhere = ({via}: Copied) => !before || !sameValue(before[via], record[via]);
  const copied = entity.computed.filter(({computed}) => copiesOf(computed).some(leadsElsewhere));
  const copies: Values = {
    ...(before ? {} : emptyRollups(entity)),
    ...(await copiedValues(context, entity, copied, record)),
  };
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
