/** Takes a record to a state by the transition that leads there from where it is. */
import type {WorkflowKeyword} from '@emblem/schemas';
import type {Values, WireRecord} from '../../values';
import type {Context} from '../../context';
import {Refusal, say} from '../../errors';
import {text} from '../../messages';
import {get} from '../../read/get';
import {transition} from './transition';

function workflowOf(context: Context, entity: string, field: string): WorkflowKeyword {
  const workflow = context.model.entity(entity).workflows.find(candidate => candidate.field === field);
  if (!workflow) throw new Error(`${entity}.${field} has no workflow.`);
  return workflow;
}

function stateLabel(context: Context, entity: string, field: string, state: unknown): string {
  const option = context.model.entity(entity).field[field]?.options?.find(candidate => candidate.value === state);
  return option ? say(option.label, context.actor.language) : String(state);
}

/** 409 where no transition leads from the present state to `state`. A record that is already there stays as it is. */
export async function takeTo<Key extends string>(
  context: Context,
  entity: Key,
  id: number,
  field: string,
  state: number,
  values: Values = {},
): Promise<WireRecord<Key>> {
  const record = await get(context, entity, id, {present: true});
  if (record[field] === state) return record;
  const step = workflowOf(context, entity, field).transitions.find(
    ({from, to}) => to === state && from.some(each => each === record[field]),
  );
  if (!step)
    throw new Refusal(
      409,
      text('notInState', context.actor.language, {state: stateLabel(context, entity, field, record[field])}),
    );
  const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return transition(context, entity, id, step.action, sent);
}
