/** By what a list can be grouped, and by what somebody has chosen to. */
import {useStore} from 'react-admin';
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import type {Session} from '../../access/session';
import {useSession} from '../../access/session-context';
import type {EntityView} from '../../model/views';
import {useLayoutChoice} from './layout';
import {isDeletedView, useFilterValues, useListState} from './list-state';

const SPANS = ['day', 'week', 'month'] as const;
export type GroupSpan = (typeof SPANS)[number];

export interface Grouping {
  /** The property, and of a day or a moment the span, such as `promisedShipAt.week`. */
  readonly key: string;
  readonly field: Field;
  readonly span?: GroupSpan;
}

function groupingsBy(field: Field): readonly Grouping[] {
  if (field.kind === 'date' || field.kind === 'datetime')
    return SPANS.map(span => ({key: `${field.name}.${span}`, field, span}));
  const hasGroups = field.options !== undefined || field.relation !== undefined;
  return hasGroups ? [{key: field.name, field}] : [];
}

/** States first, then what the list shows and is filtered by, as far as the user sees it. */
export function groupingsOf(session: Session, {entity, list}: EntityView): readonly Grouping[] {
  const states = entity.workflows.map(({field}) => field);
  const names = new Set([...states, ...list.columns, ...(list.filters ?? [])]);
  return [...names]
    .flatMap(name => entity.field[name] ?? [])
    .filter(field => field.stored && field.kind !== 'json' && canSee(session, entity, field))
    .flatMap(groupingsBy);
}

export function useGroupings(): readonly Grouping[] {
  const {view} = useListState();
  return groupingsOf(useSession(), view);
}

/** Undefined where rows stand one below the other: nothing was chosen, or it is no table. */
export function useGrouping(): [Grouping | undefined, (key: string | undefined) => void] {
  const {view} = useListState();
  const {values} = useFilterValues();
  const [layout] = useLayoutChoice();
  const [kept, keep] = useStore<string>(`${view.name}.look.group`, '');
  const groupings = useGroupings();
  const isTable = layout === 'table' && !isDeletedView(values);
  return [isTable ? groupings.find(({key}) => key === kept) : undefined, key => keep(key ?? '')];
}
