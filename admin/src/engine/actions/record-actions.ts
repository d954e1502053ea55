/** Everything that can be done to one record, with the reason where it cannot be done now. */
import {
  askedBy,
  isUsualFrom,
  type Entity,
  type Field,
  type JsonSchema,
  type Text,
  type TransitionKeyword,
} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {innerFields} from '../../controls/shared/inner-fields';
import type {Values} from '../../model/parse';
import {abilityOf, type Ability} from '../../model/record';
import {labelPermits} from '../../access/field-rights';
import {isLocked} from '../fields/fields';

export type ActionKind = 'transition' | 'action' | 'toggle' | 'switch' | 'delete' | 'restore';

export interface RecordAction {
  readonly key: string;
  readonly kind: ActionKind;
  /** The right it needs, where that is called otherwise than its key. */
  readonly right?: string;
  readonly label?: Text;
  readonly ability: Ability;
  /** For a transition: the usual next one of its workflow. */
  readonly usual?: boolean;
  /** For a transition: the labels of the states that it leads from and to, where they differ. */
  readonly states?: {readonly from: Text; readonly to: Text};
  readonly confirm?: Text;
  /** What is asked before it is done. */
  readonly fields: readonly Field[];
  /** Names of those among them that must be filled in, beyond what their schema says. */
  readonly needed?: readonly string[];
  /** For a toggle: the direction. */
  readonly on?: boolean;
  /** For a further switch: what it changes. */
  readonly values?: Values;
}

export function inputFields(input: JsonSchema | undefined): readonly Field[] {
  return input ? innerFields(input) : [];
}

/** Shown by its own value alone, such as the pins that a customer sets: nobody fills it in here. */
function isOnlyShown({name, when}: Field): boolean {
  return when?.visible !== undefined && fieldsNamed(when.visible).every(each => each === name);
}

/** The properties that a transition asks staff for. */
export function askedFields(entity: Entity, transition: TransitionKeyword): readonly Field[] {
  return askedBy(transition)
    .flatMap(name => entity.field[name] ?? [])
    .filter(field => !isOnlyShown(field));
}

function statesOf(entity: Entity, name: string, from: unknown, to: unknown): RecordAction['states'] {
  const options = entity.field[name]?.options;
  const before = options?.find(({value}) => value === from)?.label;
  const after = options?.find(({value}) => value === to)?.label;
  return from !== to && before && after ? {from: before, to: after} : undefined;
}

/**
 * The first of several transitions of one name that starts from the record's state; else the first. The usual ones
 * stand before all others.
 */
export function transitionsOf(entity: Entity, record: Values): readonly RecordAction[] {
  const all = entity.workflows.flatMap(({field, transitions}) =>
    transitions.map(transition => ({
      transition,
      starts: transition.from.some(value => value === record[field]),
      usual: isUsualFrom(transition, record[field]),
      states: statesOf(entity, field, record[field], transition.to),
    })),
  );
  const keys = [...new Set(all.map(({transition}) => transition.action))];
  const actions = keys.flatMap(key => {
    const same = all.filter(({transition}) => transition.action === key);
    const chosen = same.find(({starts}) => starts) ?? same[0];
    if (!chosen) return [];
    const {transition, usual, states} = chosen;
    return [
      {
        key,
        kind: 'transition' as const,
        label: transition.label,
        ability: abilityOf(record, key),
        usual,
        states,
        confirm: transition.confirm,
        fields: askedFields(entity, transition),
        needed: transition.requires,
      },
    ];
  });
  return [...actions.filter(({usual}) => usual), ...actions.filter(({usual}) => !usual)];
}

/** The usual next step that is possible now: the one that leads a page. */
export function leadingStep(steps: readonly RecordAction[]): RecordAction | undefined {
  return steps.find(({usual, ability}) => usual && ability === true);
}

function namedActions(entity: Entity, record: Values): readonly RecordAction[] {
  return entity.actions
    .filter(action => action.on === 'record')
    .map(action => ({
      key: action.key,
      kind: 'action',
      label: action.label,
      ability: abilityOf(record, action.key),
      confirm: action.confirm,
      fields: inputFields(action.input),
    }));
}

export function toggleAction(entity: Entity, record: Values): RecordAction | undefined {
  const {toggle} = entity;
  if (!toggle) return undefined;
  const on = record[toggle.field] !== toggle.on;
  return {
    key: 'toggle',
    kind: 'toggle',
    ability: abilityOf(record, 'toggle'),
    confirm: on ? toggle.confirm?.on : toggle.confirm?.off,
    fields: [],
    on,
  };
}

type May = (action: string) => boolean;

function switchActions(entity: Entity, record: Values, may: May): readonly RecordAction[] {
  // Whoever may not change the property is not offered its switch.
  const switches = entity.switches.filter(({field}) => labelPermits('edit', entity.field[field]?.permission.edit, may));
  return switches.map(({field, on, off, label}) => {
    const direction = record[field] === on ? 'off' : 'on';
    return {
      key: `switch-${field}`,
      kind: 'switch',
      right: 'update',
      label: label[direction],
      ability: isLocked(entity, {name: field}, record) ? '' : abilityOf(record, 'update'),
      fields: [],
      values: {[field]: direction === 'on' ? on : off},
    };
  });
}

function deletion(entity: Entity, record: Values): readonly RecordAction[] {
  if (!entity.writable) return [];
  if (record[entity.system.deletedAt])
    return [{key: 'restore', kind: 'restore', ability: abilityOf(record, 'restore'), fields: []}];
  return [{key: 'delete', kind: 'delete', ability: abilityOf(record, 'delete'), fields: []}];
}

/** Actions for which the user holds no right at all are left out; `may` tells. */
export function recordActions(entity: Entity, record: Values, may: May): readonly RecordAction[] {
  const toggle = toggleAction(entity, record);
  const all = record[entity.system.deletedAt]
    ? deletion(entity, record)
    : [
        ...transitionsOf(entity, record),
        ...namedActions(entity, record),
        ...(toggle ? [toggle] : []),
        ...switchActions(entity, record, may),
        ...deletion(entity, record),
      ];
  return all.filter(({key, right = key}) => may(right));
}
