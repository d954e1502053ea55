/** A workflow as a diagram of Mermaid, which GitHub and editors draw: its states as they are called, its steps. */
import type {Entity} from '../model';
import type {StateKeyword, WorkflowKeyword} from '../vocabulary';

type Value = StateKeyword['value'];

/** No number and no word of Mermaid's own, such as `end`, is a name of a state there. */
const nameOf = (value: Value): string => `s_${String(value).replaceAll(/\W/g, '_')}`;

/** Without the signs that mean something to Mermaid. */
const diagramText = (text: string): string =>
  text
    .replaceAll(/[:;"#%{}<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** One arrow for all steps that lead from one state to the same one, so that none hides another. */
function arrows({transitions}: WorkflowKeyword): readonly string[] {
  const said = new Map<string, string[]>();
  for (const {from, to, label} of transitions)
    for (const value of from) {
      const arrow = `${nameOf(value)} --> ${nameOf(to)}`;
      const steps = said.get(arrow) ?? [];
      if (!steps.includes(diagramText(label.en))) said.set(arrow, [...steps, diagramText(label.en)]);
    }
  return [...said].map(([arrow, steps]) => `${arrow}: ${steps.join(', ')}`);
}

/** The lines of the diagram, without the fence around them. */
export function workflowDiagram(entity: Entity, workflow: WorkflowKeyword): readonly string[] {
  const options = entity.field[workflow.field]?.options ?? [];
  const states = workflow.states.map(({value}) => {
    const label = options.find(option => option.value === value)?.label.en ?? String(value);
    return `state "${diagramText(label)}" as ${nameOf(value)}`;
  });
  const ends = workflow.states.filter(({final}) => final).map(({value}) => `${nameOf(value)} --> [*]`);
  const lines = [...states, `[*] --> ${nameOf(workflow.initial)}`, ...arrows(workflow), ...ends];
  return ['stateDiagram-v2', ...lines.map(line => `  ${line}`)];
}
