/** Permission labels: each that is named exists, each that exists is named, where it can mean something. */
import type {Entity, Field} from '../model';
import type {EntitySchema, PermissionKeyword} from '../vocabulary';
import {finding, type EntityRule, type Finding, type Rule} from './types';

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
  const actions = [
    ...(schema['x-workflow'] ?? []).flatMap(({transitions}, at) =>
      transitions.map(({permission}, index) => ({pointer: `/x-workflow/${at}/transitions/${index}`, permission})),
    ),
    ...(schema['x-actions'] ?? []).map(({permission}, index) => ({pointer: `/x-actions/${index}`, permission})),
  ];
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

function misplaced(entity: Entity, field: Field, schema: EntitySchema): readonly Finding[] {
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
    ...entity.fields.flatMap(field => misplaced(entity, field, schema)),
  ];
};

/** What is an entity says its labels itself, so that they have something behind them. */
export const pageLabels: Rule = ({model, navigation}) =>
  navigation.flatMap(({file, content}) => {
    const nodes = [...content.nodes];
    const problems = [];
    for (let node = nodes.shift(); node; node = nodes.shift()) {
      nodes.push(...(node.children ?? []));
      for (const {of, key} of node.labels ?? [])
        if (model.entities.has(of))
          problems.push({
            file,
            pointer: `/nodes ${node.path} labels`,
            message: `"${of}" is an entity, so its label "${key}" stands in its own file.`,
            fix: `Move it to x-permissions of ${of}.`,
          });
    }
    return problems;
  });
