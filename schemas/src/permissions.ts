/**
 * Permission labels: values and acts that are seen and done by a right of their own, beside the rights over the record.
 * The label `remark` of orders is the rights `order.view.remark` and `order.edit.remark`.
 */
import type {EntitySchema, PermissionKeyword, PropertySchema, Text} from './vocabulary';

export type PermissionSwitch = 'view' | 'edit';

/** A label of an entity, with the switches that something of it asks for. */
export interface EntityLabel {
  readonly key: string;
  readonly title: Text;
  readonly switches: readonly PermissionSwitch[];
}

const SWITCHES: readonly PermissionSwitch[] = ['view', 'edit'];

/** `order.view.remark` is the action `view.remark` of `order`. */
export function partsOfRight(right: string): {readonly key: string; readonly action: string} {
  const dot = right.indexOf('.');
  return dot < 0 ? {key: right, action: ''} : {key: right.slice(0, dot), action: right.slice(dot + 1)};
}

/** The last part of the right that a switch of a label is: `view.remark`. */
export function labelAction(kind: PermissionSwitch, key: string): string {
  return `${kind}.${key}`;
}

/** Of what the labels of figures are: no entity, so that they stand in the navigation with its pages. */
export const FIGURES = 'data-analysis';

/** `data-analysis.view.salesTotal`: the right to see the figures that have this label. */
export function figureRight(label: string): string {
  return labelName(FIGURES, 'view', label);
}

/** The right of a label, and the name of its authority: `production-order.view.unitPrice`. */
export function labelName(of: string, kind: PermissionSwitch, key: string): string {
  return `${of}.${labelAction(kind, key)}`;
}

/** The label and switch that a right is for; undefined for every other right. */
export function labelOfAction(action: string): {readonly kind: PermissionSwitch; readonly key: string} | undefined {
  const [first = '', ...rest] = action.split('.');
  const kind = SWITCHES.find(each => each === first);
  return kind && rest.length > 0 ? {kind, key: rest.join('.')} : undefined;
}

/** Of what a section says: what nobody enters is not changed by a label either. */
function inSection(property: PropertySchema | undefined, {view, edit}: PermissionKeyword): PermissionKeyword {
  const isEntered = property?.readOnly !== true && property?.['x-computed'] === undefined;
  return {...(view !== undefined && {view}), ...(edit !== undefined && isEntered && {edit})};
}

/** The labels of each property: its own, else those of the section of the form in which it stands. */
export function propertyPermissions(schema: EntitySchema): ReadonlyMap<string, PermissionKeyword> {
  const ofSections = (schema['x-form'] ?? []).flatMap(({permission, fields}) =>
    permission ? fields.map(name => [name, inSection(schema.properties[name], permission)] as const) : [],
  );
  const own = Object.entries(schema.properties).flatMap(([name, property]) =>
    property['x-permission'] ? [[name, property['x-permission']] as const] : [],
  );
  return new Map([...ofSections, ...own]);
}

/** The label without whose `edit` a step is not taken, by its action. */
export function actionPermissions(schema: EntitySchema): ReadonlyMap<string, string> {
  const transitions = (schema['x-workflow'] ?? []).flatMap(workflow => workflow.transitions);
  return new Map(
    transitions.flatMap(({action, permission}) => (permission === undefined ? [] : [[action, permission] as const])),
  );
}

/** The labels of an entity in the order of its file, with the switches that are used. */
export function labelsOf(schema: EntitySchema): readonly EntityLabel[] {
  const properties = [...propertyPermissions(schema).values()];
  const used: Readonly<Record<PermissionSwitch, ReadonlySet<string | undefined>>> = {
    view: new Set(properties.map(({view}) => view)),
    edit: new Set([...properties.map(({edit}) => edit), ...actionPermissions(schema).values()]),
  };
  return Object.entries(schema['x-permissions'] ?? {}).map(([key, title]) => ({
    key,
    title,
    switches: SWITCHES.filter(kind => used[kind].has(key)),
  }));
}

/** The actions of an entity that a switch of a label was a part of before there was the label. */
export function actionsBeforeLabel(
  {actionPermissions}: {readonly actionPermissions: ReadonlyMap<string, string>},
  {kind, key}: {readonly kind: PermissionSwitch; readonly key: string},
): readonly string[] {
  if (kind === 'view') return ['read'];
  const acts = [...actionPermissions].filter(([, label]) => label === key).map(([action]) => action);
  return ['update', 'create', ...acts];
}
