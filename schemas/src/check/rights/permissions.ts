/** Permission labels: each that is named exists, each that exists is named, where it can mean something. */
import type {Entity, Field} from '../../model';
import type {NavigationSource, PermissionLabel} from '../../navigation';
import {FIGURES, figureRight} from '../../permissions';
import type {EntitySchema, PermissionKeyword} from '../../vocabulary';
import {finding, type Checked, type EntityRule, type Finding, type Rule} from '../types';

interface Use {
  readonly pointer: string;
  readonly label: string;
}

function usesOf(pointer: string, {view, edit}: PermissionKeyword = {}): readonly Use[] {
  return [
    ...(view === undefined ? [] : [{pointer: `${pointer}/view`, label: view}]),
    ...(edit === undefined ? [] : [{pointer: `${pointer}/edit`, label: edit}]),
  ];
}

function allUses(schema: EntitySchema): readonly Use[] {
  const actions = (schema['x-workflow'] ?? []).flatMap(({transitions}, at) =>
    transitions.map(({permission}, index) => ({pointer: `/x-workflow/${at}/transitions/${index}`, permission})),
  );
  return [
    ...Object.entries(schema.properties).flatMap(([name, property]) =>
      usesOf(`/properties/${name}/x-permission`, property['x-permission']),
    ),
    ...(schema['x-form'] ?? []).flatMap(({permission}, at) => usesOf(`/x-form/${at}/permission`, permission)),
    ...actions.flatMap(({pointer, permission}) =>
      permission === undefined ? [] : [{pointer: `${pointer}/permission`, label: permission}],
    ),
  ];
}

/** What says which record it is, where it stands or in what state: all that is done with a record goes by it. */
function leading(entity: Entity): ReadonlySet<string | undefined> {
  return new Set([
    entity.display,
    entity.sort?.field,
    entity.toggle?.field,
    ...entity.workflows.map(({field}) => field),
    ...Object.values(entity.about ?? {}),
  ]);
}

function findMisplaced(entity: Entity, field: Field, schema: EntitySchema): readonly Finding[] {
  const {view, edit} = field.permission;
  const pointer = `/properties/${field.name}/x-permission`;
  const states = entity.workflows.some(workflow => workflow.field === field.name);
  const needed = field.required && field.default === undefined;
  return [
    ...(view !== undefined && leading(entity).has(field.name)
      ? [finding(`${pointer}/view`, `"${field.name}" goes with the record and is seen with it.`, 'Leave "view" out.')]
      : []),
    ...(edit !== undefined && states
      ? [
          finding(
            `${pointer}/edit`,
            `"${field.name}" is changed by steps only.`,
            'Say "permission" of the transitions instead.',
          ),
        ]
      : []),
    ...(edit !== undefined && !states && (field.computed !== undefined || field.readOnly)
      ? [finding(`${pointer}/edit`, `Nobody writes "${field.name}".`, 'Leave "edit" out.')]
      : []),
    ...((view ?? edit) !== undefined && needed && schema['x-entity'].writable !== false
      ? [
          finding(
            pointer,
            `Without "${field.name}" no record can be made.`,
            'Give it a default, or leave the label out.',
          ),
        ]
      : []),
  ];
}

export const permissions: EntityRule = ({schema, entity}) => {
  const known = Object.keys(schema['x-permissions'] ?? {});
  const uses = allUses(schema);
  const used = new Set(uses.map(({label}) => label));
  return [
    ...uses
      .filter(({label}) => !known.includes(label))
      .map(({pointer, label}) =>
        finding(
          pointer,
          `"${label}" is no permission label of this entity.`,
          known.length > 0 ? `Use one of ${known.join(', ')}.` : 'Say in x-permissions what it is called.',
        ),
      ),
    ...known
      .filter(label => !used.has(label))
      .map(label =>
        finding(
          `/x-permissions/${label}`,
          `Nothing is seen or changed by the label "${label}".`,
          'Name it in an x-permission, or delete it.',
        ),
      ),
    ...entity.fields.flatMap(field => findMisplaced(entity, field, schema)),
  ];
};

interface Node extends Pick<NavigationSource, 'path' | 'labels' | 'needs'> {
  readonly children?: readonly Node[];
}

function withAllBelow(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap(node => [node, ...withAllBelow(node.children ?? [])]);
}

/** The rights that measures and pages ask for. */
function rightsAsked({metrics, navigation}: Checked): ReadonlySet<string | undefined> {
  const measures = metrics.flatMap(({content}) => Object.values(content.measures));
  const nodes = navigation.flatMap(({content}) => withAllBelow(content.nodes));
  return new Set([
    ...measures.map(({permission}) => (permission === undefined ? undefined : figureRight(permission))),
    ...nodes.map(({needs}) => needs),
  ]);
}

function labelFinding(checked: Checked, asked: ReadonlySet<string | undefined>, {of, key}: PermissionLabel) {
  if (checked.model.entities.has(of))
    return {
      message: `"${of}" is an entity, so its label "${key}" stands in its own file.`,
      fix: `Move it to x-permissions of ${of}.`,
    };
  return of === FIGURES && !asked.has(figureRight(key))
    ? {
        message: `No figure and no page is shown by the label "${key}".`,
        fix: 'Name it as "permission" of a measure, or delete it.',
      }
    : undefined;
}

/** Labels of pages have something behind them; what is an entity says its labels itself. */
export const pageLabels: Rule = checked => {
  const asked = rightsAsked(checked);
  return checked.navigation.flatMap(({file, content}) =>
    withAllBelow(content.nodes).flatMap(({path, labels = []}) =>
      labels.flatMap(label => {
        const problem = labelFinding(checked, asked, label);
        return problem ? [{file, pointer: `/nodes ${path} labels`, ...problem}] : [];
      }),
    ),
  );
};
