/** What a workflow says of one state or of one step, put together from its keywords. */
import type {LockKeyword, TransitionKeyword, WorkflowKeyword} from '../vocabulary';

/** The properties that cannot be changed in a state: those of the groups that hold in it; `*` is all. */
export function lockedIn({states, locks = {}}: WorkflowKeyword, state: unknown): readonly string[] | '*' {
  if (states.find(({value}) => value === state)?.locked === '*') return '*';
  const groups = Object.values(locks).filter(({from}) => from.some(each => each === state));
  return [...new Set(groups.flatMap(({fields}) => fields))];
}

/** The workflow that keeps a record from being deleted in the state that it is in. */
export function keepingWorkflow(
  workflows: readonly WorkflowKeyword[],
  record: Readonly<Record<string, unknown>>,
): WorkflowKeyword | undefined {
  return workflows.find(({field, states}) => states.some(({value, permanent}) => permanent && value === record[field]));
}

/** The locks of workflows that keep figures, of all properties and lines or of one, with the property that decides. */
export function locksOfFigures(
  workflows: readonly WorkflowKeyword[],
  name?: string,
): readonly (LockKeyword & {readonly field: string})[] {
  return workflows.flatMap(({field, locks = {}}) =>
    Object.values(locks)
      .filter(({keepsFigures, fields}) => keepsFigures && (name === undefined || fields.includes(name)))
      .map(lock => ({...lock, field})),
  );
}

/** Whether the state that a record is in keeps a figure of it as it is. */
export function isFigureKept(
  workflows: readonly WorkflowKeyword[],
  name: string,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return locksOfFigures(workflows, name).some(({field, from}) => from.some(state => state === record[field]));
}

/** Whether a step is the usual next one from a state. */
export function isUsualFrom({from, usual}: TransitionKeyword, state: unknown): boolean {
  const states = usual === true ? from : (usual ?? []);
  return states.some(each => each === state);
}

/** The usual next step from a state; undefined where none is. */
export function usualStepFrom({transitions}: WorkflowKeyword, state: unknown): TransitionKeyword | undefined {
  return transitions.find(step => isUsualFrom(step, state));
}

/** The properties asked for before a step is taken, which may be sent along with it: what it asks and requires. */
export function askedBy({ask = [], requires = []}: TransitionKeyword): readonly string[] {
  return [...new Set([...ask, ...requires])];
}
