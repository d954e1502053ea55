/** What steps of a workflow set and ask, and what its states lock, suits the properties. */
import Ajv2020 from 'ajv/dist/2020';
import {formats} from '../../validation/formats';
import {plainSchema} from '../../validation/plain';
import type {Field} from '../../model';
import {checkExpression, wantedOf} from '../computed/expression';
import type {SetKeyword, TransitionKeyword, WorkflowKeyword} from '../../vocabulary';
import {lockedIn} from '../../model/workflow';
import {finding, type Checked, type EntityFile, type EntityRule, type Finding} from '../types';

const ajv = new Ajv2020({strict: false, formats});

/** Why a property cannot be set to this, with the mend. */
function unfit(field: Field, wish: SetKeyword): readonly [message: string, fix: string] | undefined {
  const {name} = field;
  if (!field.stored || field.system !== undefined)
    return [`"${name}" cannot be set.`, 'Name a property that is stored.'];
  if (wish === 'now')
    return field.kind === 'datetime' || field.kind === 'date'
      ? undefined
      : [`"${name}" holds no time.`, 'Name a property with the format "date-time" or "date".'];
  if (wish === 'actor')
    return field.kind !== 'references' && (field.relation?.to === 'user' || field.relation?.to === 'member')
      ? undefined
      : [`"${name}" points to nobody.`, 'Name a relation to "user" or "member".'];
  if ('computed' in wish)
    return wantedOf(field) === undefined
      ? [`"${name}" holds nothing that is computed.`, 'Name a whole number, a decimal, a text or a time.']
      : undefined;
  if (wish.value === null) return field.required ? [`"${name}" is required.`, 'Set it to a value.'] : undefined;
  if (ajv.validate(plainSchema(field.schema, true), wish.value)) return undefined;
  return [
    `${JSON.stringify(wish.value)} is no value of "${name}": it ${ajv.errors?.[0]?.message ?? 'does not fit'}.`,
    'Set what the property itself would accept.',
  ];
}

function checkComputed(field: Field, wish: SetKeyword, pointer: string, {entity, model}: Place): readonly Finding[] {
  const wanted = wantedOf(field);
  if (typeof wish === 'string' || !('computed' in wish) || wanted === undefined) return [];
  return checkExpression(entity, model, wish.computed, wanted, `${pointer}/computed`).findings;
}

interface Place extends Pick<EntityFile, 'entity'>, Pick<Checked, 'model'> {
  readonly states: ReadonlySet<string>;
}

function checkSet({set = {}}: TransitionKeyword, pointer: string, place: Place): readonly Finding[] {
  return Object.entries(set).flatMap(([name, wish]) => {
    const at = `${pointer}/set/${name}`;
    const field = place.entity.field[name];
    if (!field) return [finding(at, `There is no property "${name}".`, 'Correct the name, or add the property.')];
    if (place.states.has(name))
      return [
        finding(at, `"${name}" is the state of a workflow.`, 'A state changes by "to" of its own transitions alone.'),
      ];
    const problem = unfit(field, wish);
    return problem ? [finding(at, ...problem)] : checkComputed(field, wish, at, place);
  });
}

function checkAsk(
  workflow: WorkflowKeyword,
  {ask = [], from}: TransitionKeyword,
  pointer: string,
  {entity}: EntityFile,
): readonly Finding[] {
  return ask.flatMap((name, index) => {
    const at = `${pointer}/ask/${index}`;
    const field = entity.field[name];
    if (!field) return [];
    if (field.readOnly || field.system !== undefined || field.createOnly)
      return [
        finding(at, `"${name}" is asked for, but nobody can change it.`, 'Ask for what can be written, or "set" it.'),
      ];
    const closed = from.filter(state => {
      const locked = lockedIn(workflow, state);
      return locked === '*' || locked.includes(name);
    });
    return closed.map(state =>
      finding(
        at,
        `"${name}" is asked for, but locked in the state ${JSON.stringify(state)}.`,
        'Unlock it there, or do not ask for it.',
      ),
    );
  });
}

function checkLocks(workflow: WorkflowKeyword, pointer: string): readonly Finding[] {
  const states = new Map(workflow.states.map(state => [state.value, state]));
  return Object.entries(workflow.locks ?? {}).flatMap(([name, {from}]) =>
    from.flatMap((state, index) => {
      const at = `${pointer}/locks/${name}/from/${index}`;
      const known = states.get(state);
      if (!known)
        return [finding(at, `There is no state ${JSON.stringify(state)}.`, 'Add it to states, or correct the value.')];
      return known.locked === '*'
        ? [
            finding(
              at,
              `All is locked in the state ${JSON.stringify(state)} already.`,
              'Remove the state from the group.',
            ),
          ]
        : [];
    }),
  );
}

function checkKept(workflow: WorkflowKeyword, pointer: string, {entity, schema}: EntityFile): readonly Finding[] {
  const lines = new Set((schema['x-lines'] ?? []).map(({name}) => name));
  return Object.entries(workflow.locks ?? {}).flatMap(([name, {fields, keepsFigures}]) =>
    !keepsFigures || fields.some(each => lines.has(each) || entity.field[each]?.computed !== undefined)
      ? []
      : [
          finding(
            `${pointer}/locks/${name}/keepsFigures`,
            'There is no figure among the properties.',
            'Name a computed property or lines, or leave keepsFigures out.',
          ),
        ],
  );
}

export const workflowValues: EntityRule = (file, {model}) => {
  const machines = file.schema['x-workflow'] ?? [];
  const states = new Set(machines.map(({field}) => field));
  return machines.flatMap((machine, index) => {
    const pointer = `/x-workflow/${index}`;
    return [
      ...checkLocks(machine, pointer),
      ...checkKept(machine, pointer, file),
      ...machine.transitions.flatMap((transition, at) => [
        ...checkSet(transition, `${pointer}/transitions/${at}`, {entity: file.entity, model, states}),
        ...checkAsk(machine, transition, `${pointer}/transitions/${at}`, file),
      ]),
    ];
  });
};
