/** Takes a record along one transition of its workflow. */
import {askedBy, keptByTransition, type Entity, type TransitionKeyword} from '@emblem/schemas';
import {requireReach} from '../../rights/decide-reach';
import {Refusal} from '../../errors';
import {text} from '../../messages';
import type {Values, WireRecord} from '../../values';
import type {Context} from '../../context';
import {situation} from '../../read/abilities';
import {zoneOf} from '../../read/zone';
import {change} from '../change';
import {requireRowReached} from '../lock';
import {readBack} from '../read-back';
import {setValues} from './set-values';
import {transaction} from '../transaction';
import {refuseIf} from '../values';

interface Step {
  readonly field: string;
  readonly transition: TransitionKeyword;
}

function stepFrom(entity: Entity, action: string, record: WireRecord): Step | undefined {
  for (const workflow of entity.workflows)
    for (const transition of workflow.transitions)
      if (transition.action === action && transition.from.some(state => state === record[workflow.field]))
        return {field: workflow.field, transition};
  return undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function requireFilled(context: Context, step: Step, record: Values): void {
  const missing = (step.transition.requires ?? []).filter(name => isEmpty(record[name]));
  refuseIf(context, Object.fromEntries(missing.map(name => [name, text('requiredForAction', context.actor.language)])));
}

function isAskedBy(entity: Entity, action: string, name: string): boolean {
  if (entity.field[name]?.when?.required) return true;
  return entity.workflows.some(({transitions}) =>
    transitions.some(each => each.action === action && askedBy(each).includes(name)),
  );
}

/**
 * What the transition asks for, or the state it leads to requires, may be sent along; any other change needs the right
 * to update the record.
 */
async function requireMayChange(
  context: Context,
  entity: Entity,
  id: number,
  action: string,
  values: Values,
): Promise<void> {
  const others = Object.keys(values).filter(name => name !== 'version' && !isAskedBy(entity, action, name));
  if (others.length > 0) await requireRowReached(context, entity, id, 'update');
}

/** 409 with the reason when the record's state or the guard forbids it; 422 for what must be filled first. */
async function take(context: Context, entity: Entity, id: number, action: string, values: Values): Promise<void> {
  const chosen: {step?: Step} = {};
  const set: Values = {};
  const {after} = await change(context, entity, id, values, {
    action,
    set,
    async inspect(record) {
      // Whoever answers for others answers to what they saw.
      if (context.actor.kind === 'link' && (values.version ?? null) === null)
        refuseIf(context, {version: text('sayVersion', context.actor.language)});
      const possible = situation(context, entity, action, record, await zoneOf(context, entity, record));
      if (possible !== true) throw new Refusal(409, possible);
      const step = stepFrom(entity, action, record);
      if (!step) throw new Refusal(409, text('notNow', context.actor.language));
      const wanted = {...record, ...values};
      requireFilled(context, step, wanted);
      chosen.step = step;
      const {transition: taken, field} = step;
      const kept = keptByTransition(entity, taken, context.actor.id);
      Object.assign(set, await setValues(context, entity, taken, wanted), kept, {[field]: taken.to});
    },
  });
  for (const name of chosen.step?.transition.effects ?? []) {
    const effect = context.registry.effects.get(name);
    if (!effect) throw new Error(`${entity.key} names the effect "${name}", which nobody registered.`);
    await effect.run(context, entity, after, values);
  }
}

export async function transition<Key extends string>(
  context: Context,
  key: Key,
  id: number,
  action: string,
  values: Values = {},
): Promise<WireRecord<Key>> {
  requireReach(context, key, action);
  const entity = context.model.entity(key);
  await transaction(context, async tx => {
    await requireMayChange(tx, entity, id, action, values);
    await take(tx, entity, id, action, values);
  });
  return readBack(context, key, id);
}
