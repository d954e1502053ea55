/** Which steps a record may take, and what those that it may not are waiting for. */
import type {Entity, Field, WorkflowKeyword} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {isBlank} from '../../model/equal';
import type {Values} from '../../model/parse';
import {transitionsOf, type RecordAction} from '../actions/record-actions';
import {isEditable, isLocked} from '../fields/fields';

export type State = string | number;

/** The properties that hold the states of an entity's records, one of each workflow. */
export function stateFields({workflows, field}: Entity): readonly Field[] {
  return workflows.map(workflow => field[workflow.field]).filter(each => each !== undefined);
}

/** The first possible step from the record's state to another one; else one that says why not, undefined for none. */
export function stepTo(
  entity: Entity,
  {field, transitions}: WorkflowKeyword,
  record: Values,
  to: State,
): RecordAction | undefined {
  const keys = transitions
    .filter(step => step.to === to && step.from.some(from => from === record[field]))
    .map(({action}) => action);
  const steps = transitionsOf(entity, record).filter(({key}) => keys.includes(key));
  return steps.find(({ability}) => ability === true) ?? steps[0];
}

/** What ends a record early, such as cancelled, has no colour of its own or that of a failure. */
export function isEarlyEnd(entity: Entity, field: string, state: unknown): boolean {
  const colour = entity.field[field]?.options?.find(option => option.value === state)?.colour;
  return colour === 'default' || colour === 'error';
}

/** Empty properties that the guard of an impossible step looks at and that the user could fill in. */
export function missingFor(entity: Entity, record: Values, action: string): readonly Field[] {
  const names = entity.workflows.flatMap(({field, transitions}) =>
    transitions
      .filter(step => step.action === action && step.from.some(state => state === record[field]))
      .flatMap(({guard}) => (guard ? fieldsNamed(guard) : [])),
  );
  return [...new Set(names)]
    .flatMap(name => entity.field[name] ?? [])
    .filter(
      field => isBlank(record[field.name]) && isEditable(entity, field, 'edit') && !isLocked(entity, field, record),
    );
}
