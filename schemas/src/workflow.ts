/** What a workflow says of one state or of one step, put together from its keywords. */
import type {TransitionKeyword, WorkflowKeyword} from './vocabulary';

/** The properties that cannot be changed in a state: those of the groups that hold in it; `*` is all. */
export function lockedIn({states, locks = {}}: WorkflowKeyword, state: unknown): readonly string[] | '*' {
  if (states.find(({value}) => value === state)?.locked === '*') return '*';
  const groups = Object.values(locks).filter(({from}) => from.some(each => each === state));
  return [...new Set(groups.flatMap(({fields}) => fields))];
}

/** The properties asked for before a step is taken, which may be sent along with it: what it asks and requires. */
export function askedBy({ask = [], requires = []}: TransitionKeyword): readonly string[] {
  return [...new Set([...ask, ...requires])];
}
