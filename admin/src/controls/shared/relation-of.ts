/** The entity a relation leads to, and what is known about the chosen records. */
import type {Entity, Field} from '@emblem/schemas';
import {labelsOf} from '../../model/record';
import {model} from '../../model/schema';
import {asNumber, asNumbers, type Values} from '../../model/parse';

export function targetOf(field: Field): Entity {
  if (!field.relation) throw new Error(`"${field.name}" is no relation.`);
  return model.entity(field.relation.to);
}

/** Ids also come as text where a call answered them so. */
export function idsOf(value: unknown): readonly number[] {
  const id = asNumber(value);
  return id === undefined ? asNumbers(value) : [id];
}

/** The names that came with a record; `hidden` stands for those that the user may not see. */
export function namesIn(record: Values | undefined, field: string, hidden: string): ReadonlyMap<number, string> {
  const labels = labelsOf(record, field) ?? [];
  return new Map(
    idsOf(record?.[field]).flatMap((id, index) => {
      const label = labels[index];
      return label === undefined ? [] : [[id, label ?? hidden] as const];
    }),
  );
}
