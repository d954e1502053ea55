/**
 * `docs/workflows.md`: the states and steps of every entity that has them, made from `x-workflow`, so that it cannot
 * say anything else than the server does.
 */
import type {Entity, Model} from '../model';
import type {StateKeyword, WorkflowKeyword} from '../vocabulary';
import {workflowDiagram} from './workflow-diagram';
import {labels, stepTable, valueLabel} from './workflow-steps';

const HEAD = [
  '# Workflows',
  'Made by `npm run reference` from `x-workflow` in `schemas/entities`; change it there. The states come from the ' +
    "specification, the steps are Emblem's choice. Every write path obeys them: a property with a workflow changes " +
    'by its steps only.',
  '"Who" is the right that a step takes, which is granted like all rights, and whoever takes it without a grant. ' +
    '"Only if" must hold for the record, else the step is refused with the words that follow. "Asks" is filled in or ' +
    'confirmed with the step, "needs" must be filled in. "Effects" is what code does in the same ' +
    'transaction.',
].join('\n\n');

/** The value as it is stored and as it is called: `3 Quoted`. */
const stateOf = (entity: Entity, {field}: WorkflowKeyword, value: StateKeyword['value']): string =>
  `${String(value)} ${valueLabel(entity, field, value)}`;

function states(entity: Entity, workflow: WorkflowKeyword): string {
  const options = entity.field[workflow.field]?.options ?? [];
  return workflow.states
    .map(({value, final, bySystem}) => {
      const said = [
        value === workflow.initial && 'the first',
        final && 'final',
        bySystem && 'by the system alone',
        workflow.manual?.includes(value) && 'can be chosen in a list of all states',
      ]
        .filter(Boolean)
        .join(', ');
      const chinese = options.find(option => option.value === value)?.label.zh ?? '';
      return `${stateOf(entity, workflow, value)} ${chinese}${said === '' ? '' : ` (${said})`}`;
    })
    .join(' · ');
}

function locks(entity: Entity, workflow: WorkflowKeyword): readonly string[] {
  const groups = Object.values(workflow.locks ?? {}).map(({fields, from, keepsFigures}) => {
    const named = from.map(value => stateOf(entity, workflow, value)).join(', ');
    return `- Locked in ${named}: ${labels(entity, fields)}${keepsFigures ? '; its figures are kept' : ''}.`;
  });
  const whole = workflow.states.filter(({locked}) => locked === '*');
  const all = whole.map(({value}) => `- Nothing changes in ${stateOf(entity, workflow, value)}.`);
  const permanent = workflow.states.filter(state => state.permanent);
  const staying = permanent.map(({value}) => `- Not deleted in ${stateOf(entity, workflow, value)}.`);
  return [...groups, ...all, ...staying];
}

function section(model: Model, entity: Entity, workflow: WorkflowKeyword): string {
  const parts = [
    `## ${entity.label.en} ${entity.label.zh}: \`${workflow.field}\``,
    states(entity, workflow),
    ['```mermaid', ...workflowDiagram(entity, workflow), '```'].join('\n'),
    stepTable(model, entity, workflow).join('\n'),
    locks(entity, workflow).join('\n'),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

/** The whole page. */
export function workflowsPage(model: Model): string {
  const entities = [...model.entities.values()];
  const sections = entities.flatMap(entity => entity.workflows.map(workflow => section(model, entity, workflow)));
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
