/**
 * The usual next step of a state leads on. Three rules keep "cancel", "reject" and "send back" from being usual:
 * one step at most is usual from a state; usual steps never lead in a circle; and a usual step to where the way ends is
 * refused where another step leads on: to where usual steps go on to another end, or to an end that is none of failure
 * while this one is (coloured `default` or `error`). What leads back to the same state leads nowhere else, and what
 * the system alone takes does not count.
 */
import {isUsualFrom, usualStepFrom} from '../../model/workflow';
import type {TransitionKeyword, WorkflowKeyword} from '../../vocabulary';
import {finding, type EntityFile, type EntityRule, type Finding} from '../types';

type State = string | number;

const quoted = (state: State): string => JSON.stringify(state);

/** The states that usual steps lead through from a state, itself included; a circle ends where it began. */
function usualWay(workflow: WorkflowKeyword, start: State): readonly State[] {
  const way: State[] = [start];
  for (let next = usualStepFrom(workflow, start); next; next = usualStepFrom(workflow, next.to)) {
    if (way.includes(next.to)) return [...way, next.to];
    way.push(next.to);
  }
  return way;
}

function checkNames({from, usual, automatic}: TransitionKeyword, at: string): readonly Finding[] {
  if (usual === undefined) return [];
  if (automatic) return [finding(at, 'The system takes this step by itself.', 'Call a step usual that people take.')];
  if (usual === true) return [];
  if (from.every(state => usual.includes(state)))
    return [finding(at, 'It is usual from all states that it leads from.', 'Write "usual": true.')];
  return usual.flatMap((state, place) =>
    from.includes(state)
      ? []
      : [finding(`${at}/${place}`, `The step does not lead from ${quoted(state)}.`, 'Name states of its "from".')],
  );
}

interface Step {
  readonly workflow: WorkflowKeyword;
  readonly step: TransitionKeyword;
  readonly state: State;
}

/** Another step from the state that leads on where this one ends the way. */
function leadsOn({workflow, step, state}: Step, isFailure: (state: State) => boolean): TransitionKeyword | undefined {
  if (usualStepFrom(workflow, step.to)) return undefined;
  return workflow.transitions.find(other => {
    if (other === step || other.automatic || other.to === step.to || !other.from.includes(state)) return false;
    const way = usualWay(workflow, other.to);
    if (way.includes(state) || way.includes(step.to)) return false;
    return way.length > 1 || (isFailure(step.to) && !isFailure(other.to));
  });
}

function checkStep(at: string, each: Step, {entity}: EntityFile): readonly Finding[] {
  const {workflow, step, state} = each;
  const isFailure = (value: State) => {
    const colour = entity.field[workflow.field]?.options?.find(option => option.value === value)?.colour;
    return colour === 'default' || colour === 'error';
  };
  if (usualStepFrom(workflow, state) !== step)
    return [finding(at, `Two steps are usual from ${quoted(state)}.`, 'Call one of them usual there.')];
  if (usualWay(workflow, step.to).includes(state))
    return [
      finding(
        at,
        `Usual steps lead from ${quoted(state)} back to it.`,
        'Call only those usual that lead on, not back.',
      ),
    ];
  const other = leadsOn(each, isFailure);
  if (!other) return [];
  return [
    finding(
      at,
      `From ${quoted(state)} the way ends in ${quoted(step.to)}, while "${other.action}" leads on.`,
      'Call the step usual that leads on.',
    ),
  ];
}

/** The keyword `usual` of transitions. */
export const usual: EntityRule = file =>
  (file.schema['x-workflow'] ?? []).flatMap((workflow, index) =>
    workflow.transitions.flatMap((step, place) => {
      const at = `/x-workflow/${index}/transitions/${place}/usual`;
      const states = step.from.filter(state => isUsualFrom(step, state));
      return [...checkNames(step, at), ...states.flatMap(state => checkStep(at, {workflow, step, state}, file))];
    }),
  );
