/** State machines are whole: known values, no state out of reach, no transition from nowhere. */
import type {TransitionKeyword, WorkflowKeyword} from '../../vocabulary';
import {finding, type EntityFile, type EntityRule, type Finding} from '../types';

type State = string | number;

const RESERVED = new Set([
  'read',
  'create',
  'update',
  'delete',
  'restore',
  'history',
  'revert',
  'export',
  'import',
  'sort',
  'toggle',
  'count',
]);

function reachable({initial, transitions}: WorkflowKeyword): ReadonlySet<State> {
  const found = new Set<State>([initial]);
  let grown = true;
  while (grown) {
    const next = transitions.filter(({from, to}) => !found.has(to) && from.some(state => found.has(state)));
    for (const {to} of next) found.add(to);
    grown = next.length > 0;
  }
  return found;
}

function checkStates(workflow: WorkflowKeyword, pointer: string, {entity}: EntityFile): readonly Finding[] {
  const states = workflow.states.map(({value}) => value);
  const values = entity.field[workflow.field]?.options?.map(({value}) => value);
  const reached = reachable(workflow);
  const findings: Finding[] = [];
  if (!states.includes(workflow.initial))
    findings.push(
      finding(
        `${pointer}/initial`,
        `The initial state ${JSON.stringify(workflow.initial)} is not among the states.`,
        'Add it to states.',
      ),
    );
  if (!values)
    findings.push(
      finding(
        `${pointer}/field`,
        `"${workflow.field}" has no x-enum.`,
        'List the states with their labels in x-enum of the property.',
      ),
    );
  workflow.states.forEach(({value, bySystem}, index) => {
    const at = `${pointer}/states/${index}/value`;
    if (states.indexOf(value) !== index)
      findings.push(finding(at, `The state ${JSON.stringify(value)} is listed twice.`, 'Remove one.'));
    else if (!reached.has(value) && !bySystem)
      findings.push(
        finding(
          at,
          `The state ${JSON.stringify(value)} cannot be reached.`,
          'Add a transition that leads to it, or remove the state.',
        ),
      );
  });
  for (const value of values ?? [])
    if (!states.includes(value))
      findings.push(
        finding(
          `${pointer}/states`,
          `The value ${JSON.stringify(value)} of "${workflow.field}" is no state.`,
          'Add it to states, or remove it from x-enum.',
        ),
      );
  return findings;
}

function checkTransitions(workflow: WorkflowKeyword, pointer: string): readonly Finding[] {
  const states = new Map(workflow.states.map(state => [state.value, state]));
  return workflow.transitions.flatMap((transition, index) => {
    const at = `${pointer}/transitions/${index}`;
    const findings: Finding[] = [];
    transition.from.forEach((state, place) => {
      if (!states.has(state))
        findings.push(
          finding(
            `${at}/from/${place}`,
            `There is no state ${JSON.stringify(state)}.`,
            'Add it to states, or correct the value.',
          ),
        );
      else if (states.get(state)?.final)
        findings.push(
          finding(
            `${at}/from/${place}`,
            `The state ${JSON.stringify(state)} is final.`,
            'Nothing leads out of a final state; remove "final" or the transition.',
          ),
        );
    });
    if (!states.has(transition.to))
      findings.push(
        finding(
          `${at}/to`,
          `There is no state ${JSON.stringify(transition.to)}.`,
          'Add it to states, or correct the value.',
        ),
      );
    if (RESERVED.has(transition.action))
      findings.push(
        finding(
          `${at}/action`,
          `"${transition.action}" is the name of an action that every entity has.`,
          'Choose another.',
        ),
      );
    if (transition.guard && !transition.guardMessage)
      findings.push(
        finding(at, 'The guard has no message.', 'Add "guardMessage": why the action is not allowed, in zh and en.'),
      );
    return [...findings, ...checkAutomatic(transition, at)];
  });
}

/** Nobody is there to be asked or told. */
function checkAutomatic({automatic, guard, ask, requires}: TransitionKeyword, at: string): readonly Finding[] {
  if (!automatic) return [];
  if (!guard)
    return [finding(`${at}/automatic`, 'It would be taken at once.', 'Add a "guard": what must have come to hold.')];
  return ask || requires
    ? [finding(`${at}/automatic`, 'Nobody is there to fill anything in.', 'Remove "ask" and "requires".')]
    : [];
}

/** From one state, one action leads to one state. */
function ambiguous(workflow: WorkflowKeyword, pointer: string): readonly Finding[] {
  const seen = new Set<string>();
  return workflow.transitions.flatMap((transition, index) =>
    transition.from.flatMap(state => {
      const key = JSON.stringify([transition.action, state]);
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        finding(
          `${pointer}/transitions/${index}`,
          `"${transition.action}" from ${JSON.stringify(state)} is described twice.`,
          'Remove one.',
        ),
      ];
    }),
  );
}

/** What is chosen by hand is a state that a step leads to. */
function checkManual({manual = [], states, transitions}: WorkflowKeyword, pointer: string): readonly Finding[] {
  return manual.flatMap((state, index) =>
    states.some(({value}) => value === state) && transitions.some(({to}) => to === state)
      ? []
      : [
          finding(
            `${pointer}/manual/${index}`,
            `No transition leads to ${JSON.stringify(state)}.`,
            'Name states that are reached by a transition.',
          ),
        ],
  );
}

function checkBoards({entity}: EntityFile): readonly Finding[] {
  const boards = Object.entries(entity.views).filter(([, {layout}]) => layout === 'board');
  return entity.workflows.length > 0
    ? []
    : boards.map(([name]) =>
        finding(`/x-views/${name}/layout`, 'A board shows states, and there are none.', 'Add an x-workflow.'),
      );
}

/** What a column should hold at most is said of the states that the entity has. */
function checkLimits({entity}: EntityFile): readonly Finding[] {
  const states = new Set(entity.workflows.flatMap(each => each.states).map(({value}) => String(value)));
  return Object.entries(entity.views).flatMap(([name, {limits = {}}]) =>
    Object.keys(limits)
      .filter(state => !states.has(state))
      .map(state =>
        finding(`/x-views/${name}/limits/${state}`, `There is no state "${state}".`, 'Name a state of the workflow.'),
      ),
  );
}

export const workflow: EntityRule = file => [
  ...checkBoards(file),
  ...checkLimits(file),
  ...(file.schema['x-workflow'] ?? []).flatMap((machine, index) => {
    const pointer = `/x-workflow/${index}`;
    return [
      ...checkStates(machine, pointer, file),
      ...checkTransitions(machine, pointer),
      ...checkManual(machine, pointer),
      ...ambiguous(machine, pointer),
    ];
  }),
];
