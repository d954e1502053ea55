/** Filters that come with a list: what is late, due this week, one's own, and unread. */
import {checkPredicate, MINE, type Model, type Predicate, type Text} from '@emblem/schemas';
import {fieldsNamed} from '@emblem/schemas/predicate';
import {isLateFilter, isThisWeekFilter, lateFilter, thisWeekFilter, withoutLimit} from '../model/late';
import type {Values} from '../model/parse';
import {isSwitchedOn, switchedWhere, withSwitch} from '../model/switches';
import type {EntityView} from '../model/view-index';
import {canSee} from './field-rights';
import type {Session} from './session';

export type PresetKey = 'late' | 'dueThisWeek' | 'mine' | 'unread';

export interface Preset {
  readonly key: PresetKey;
  /** Where the list has words of its own for it. */
  readonly label?: Text;
  isOn(values: Values): boolean;
  /** What of the filter changes when it is switched on or off. */
  turn(values: Values, on: boolean): Values;
}

/** Switches of these names are presets. */
const SWITCHES = ['late', MINE, 'unread'] as const;

export function isPreset(name: string): boolean {
  return SWITCHES.some(each => each === name);
}

/** Whether a condition asks for nothing that the user may not see: the server refuses the others. */
export function isAskable(session: Session, model: Model, {entity}: EntityView, where: Predicate): boolean {
  const visible = (owner: EntityView['entity'], field: Parameters<typeof canSee>[2]) => canSee(session, owner, field);
  return checkPredicate(entity, model, where, {visible}).length === 0;
}

/** Whether the list shows only some values of these properties whatever is filtered. */
function isSettled({where}: EntityView, names: readonly string[]): boolean {
  return where !== undefined && fieldsNamed(where).some(name => names.includes(name));
}

function switchPreset(
  session: Session,
  model: Model,
  view: EntityView,
  key: (typeof SWITCHES)[number],
): readonly Preset[] {
  const where = switchedWhere(view, key);
  if (!where || !isAskable(session, model, view, where)) return [];
  const named = view.list.switches?.find(({name}) => name === key);
  const readsMore = session.isAdmin || session.beyondOwn.has(`${view.entity.key}.read`);
  // To whoever reads what is theirs alone it would show nothing else, unless the list means something of its own by it.
  if (!named && (!readsMore || isSettled(view, fieldsNamed(where)))) return [];
  return [
    {
      key,
      label: named?.label,
      isOn: values => isSwitchedOn(values, key),
      turn: (values, on) => withSwitch(values, key, on),
    },
  ];
}

function duePresets(session: Session, view: EntityView): readonly Preset[] {
  const field = view.entity.fields.find(({isDue}) => isDue);
  if (!field || !canSee(session, view.entity, field) || isSettled(view, [field.name])) return [];
  const off = withoutLimit(field);
  return [
    {
      key: 'late',
      isOn: values => isLateFilter(field, values),
      turn: (_, on) => ({...off, ...(on ? lateFilter(field) : {})}),
    },
    {
      key: 'dueThisWeek',
      isOn: values => isThisWeekFilter(field, values),
      turn: (_, on) => ({...off, ...(on ? thisWeekFilter(field) : {})}),
    },
  ];
}

/** At most four, in the order in which they stand over the list. */
export function presetsOf(session: Session, model: Model, view: EntityView): readonly Preset[] {
  const due = duePresets(session, view);
  const switched = SWITCHES.filter(key => key !== 'late' || due.length === 0);
  return [...due, ...switched.flatMap(key => switchPreset(session, model, view, key))];
}
