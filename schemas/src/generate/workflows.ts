/**
 * `docs/workflows.md`: the states and steps of every entity that has them, made from `x-workflow`, so that it cannot
 * say anything else than the server does.
 */
import {snakeCase, type Entity, type Model} from '../model';
import type {Json, SetKeyword, TransitionKeyword, WorkflowKeyword} from '../vocabulary';

const HEAD = [
  '# Workflows',
  'Made by `npm run reference` from `x-workflow` in `schemas/entities`; change it there. The states and their ' +
    "come from the specification, the steps are Emblem's choice. Every write path obeys them: a property with a " +
    'workflow changes by its steps only. Each step is a right of its own (`inquiry.quote`, `order.ship` …).',
  '"Asks" is filled in or confirmed with the step, "needs" must be filled in, "else refused" is what is said where ' +
    'the step cannot be taken yet.',
].join('\n\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** `bookBalance` to `book balance`. */
const words = (name: string): string => snakeCase(name).replaceAll('_', ' ');

const labelOf = (entity: Entity, name: string): string => entity.field[name]?.label.en ?? name;

const labels = (entity: Entity, names: readonly string[]): string =>
  names.map(name => labelOf(entity, name)).join(', ');

/** The value as it is stored and as it is called: `3 Quoted`. */
function stateOf(entity: Entity, {field}: WorkflowKeyword, value: Json): string {
  const option = entity.field[field]?.options?.find(each => each.value === value);
  return option === undefined ? String(value) : `${String(value)} ${option.label.en}`;
}

function states(entity: Entity, workflow: WorkflowKeyword): string {
  return workflow.states
    .map(({value, final, bySystem}) => {
      const said = [value === workflow.initial && 'the first', final && 'final', bySystem && 'by the system alone']
        .filter(Boolean)
        .join(', ');
      return `${stateOf(entity, workflow, value)}${said === '' ? '' : ` (${said})`}`;
    })
    .join(' · ');
}

function setText(entity: Entity, name: string, set: SetKeyword): string {
  const label = labelOf(entity, name);
  if (set === 'now') return `${label}: the time of the step`;
  if (set === 'actor') return `${label}: who takes it`;
  if ('computed' in set) return `${label}: worked out anew`;
  if (set.value === null) return `${label}: emptied`;
  const option = entity.field[name]?.options?.find(each => each.value === set.value);
  return `${label}: ${option?.label.en ?? String(set.value)}`;
}

function conditions(entity: Entity, {ask = [], requires = [], guardMessage, permission}: TransitionKeyword): string {
  return [
    ask.length > 0 && `asks ${labels(entity, ask)}`,
    requires.length > 0 && `needs ${labels(entity, requires)}`,
    guardMessage && `else refused: “${guardMessage.en}”`,
    permission && `label \`${permission}\``,
  ]
    .filter(Boolean)
    .join('; ');
}

function outcome(entity: Entity, {set = {}, effects = [], automatic}: TransitionKeyword): string {
  return [
    ...Object.entries(set).map(([name, each]) => setText(entity, name, each)),
    ...effects.map(words),
    ...(automatic ? ['taken by the system as well, within the hour'] : []),
  ].join('; ');
}

function table(entity: Entity, {field, transitions}: WorkflowKeyword): readonly string[] {
  const numbers = (values: readonly (string | number)[]): string => values.map(String).join(', ');
  const rows = transitions.map(
    each =>
      `| \`${each.action}\` ${cell(each.label.en)} | ${numbers(each.from)} | ${String(each.to)} | ` +
      `${cell(conditions(entity, each))} | ${cell(outcome(entity, each))} |`,
  );
  const head = ['| Step | From | To | Asks, needs | Brings about |', '|---|---|---|---|---|'];
  return rows.length === 0 ? [`No step changes ${labelOf(entity, field)}.`] : [...head, ...rows];
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

function section(entity: Entity, workflow: WorkflowKeyword): string {
  const parts = [
    `## ${entity.label.en}: \`${workflow.field}\``,
    states(entity, workflow),
    table(entity, workflow).join('\n'),
    locks(entity, workflow).join('\n'),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

/** The whole page. */
export function workflowsPage(model: Model): string {
  const entities = [...model.entities.values()];
  const sections = entities.flatMap(entity => entity.workflows.map(workflow => section(entity, workflow)));
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}
