/** Where the schema says which records a relation may lead to by the values of this one, no other is written. */
import type {Entity, Field} from '@emblem/schemas';
import {text} from '../messages';
import {trusted} from '../context/trusted';
import type {Values} from '../values';
import type {Context} from '../context';
import {find} from '../read/get';
import {refuseIf, sameValue} from './values';

/** The pairs of a relation that is concerned by what is written: itself, or a value that its target must share. */
function concerned({name, relation}: Field, changes: Values): readonly (readonly [string, string])[] {
  const pairs = Object.entries(relation?.matching ?? {});
  return [name, ...pairs.map(([, ours]) => ours)].some(each => each in changes) ? pairs : [];
}

async function differs(context: Context, field: Field, record: Values, changes: Values): Promise<boolean> {
  const pairs = concerned(field, changes);
  const id = record[field.name];
  if (pairs.length === 0 || typeof id !== 'number') return false;
  const target = await find(trusted(context), field.relation?.to ?? '', {eq: ['id', id]});
  return target !== undefined && pairs.some(([theirs, ours]) => !sameValue(target[theirs], record[ours]));
}

/** 422 at each relation whose target does not share the values that it must. `record` is what will be stored. */
export async function requireMatching(
  context: Context,
  entity: Entity,
  changes: Values,
  record: Values,
): Promise<void> {
  const errors: Record<string, string> = {};
  for (const field of entity.fields.filter(each => each.relation?.matching !== undefined))
    if (await differs(context, field, record, changes))
      errors[field.name] =
        field.messages.matching?.[context.actor.language] ?? text('missingReference', context.actor.language);
  refuseIf(context, errors);
}
