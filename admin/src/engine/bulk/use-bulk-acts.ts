/** What this user may do to the selected records. */
import type {Entity, Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useCan, useSession} from '../../access/session-context';
import {useLocale, useSay, useT} from '../../i18n/hooks';
import {isCapped} from '../../request/list-answer';
import type {Values} from '../../model/parse';
import {askedFields} from '../actions/record-actions';
import {useListState, useRecords, useTarget} from '../list-state/list-state';

/** An act on all selected records, as it is asked for and sent. */
export interface BulkAct {
  readonly key: string;
  readonly label: string;
  readonly question: string;
  readonly tone?: 'error';
  readonly body?: Values;
  readonly refused?: string;
  /** Asked once for all records. */
  readonly fields?: readonly Field[];
}

/** How many records, and as it is said: beyond what the server counts, in words. */
export type BulkSize = {readonly count: number; readonly shown: string};

/** How many records are selected. */
export function useBulkSize(): BulkSize {
  const t = useT();
  const locale = useLocale();
  const {allMatching} = useListState();
  const {meta} = useRecords();
  const {count} = useTarget();
  return {count, shown: allMatching && isCapped(meta) ? t('list.allOf') : count.toLocaleString(locale)};
}

/** The steps and switches, which stand in a menu, and what has a button of its own. */
export function useBulkActs(entity: Entity, size: BulkSize) {
  const t = useT();
  const say = useSay();
  const can = useCan();
  const session = useSession();
  const act = (key: string, label: string, extra: Partial<BulkAct> = {}): BulkAct => ({
    key,
    label,
    question: t('bulk.question', {action: label, ...size}),
    ...extra,
  });
  const transitions = entity.workflows
    .flatMap(workflow => workflow.transitions)
    .filter(({action}, index, all) => can(entity, action) && all.findIndex(each => each.action === action) === index);
  const inMenu: readonly BulkAct[] = [
    ...transitions.map(transition =>
      act(transition.action, say(transition.label), {
        fields: askedFields(entity, transition).filter(field => canSee(session, entity, field)),
      }),
    ),
    ...(entity.toggle && can(entity, 'toggle')
      ? [act('toggle', t('action.enable'), {body: {on: true}}), act('toggle', t('action.disable'), {body: {on: false}})]
      : []),
    ...(can(entity, 'update') ? entity.switches : []).flatMap(({field, on, off, label}) => [
      act('update', say(label.on), {body: {values: {[field]: on}}}),
      act('update', say(label.off), {body: {values: {[field]: off}}}),
    ]),
  ];
  const remove = act('delete', t('action.delete'), {
    tone: 'error',
    question: t(entity.softDelete ? 'bulk.deleteSoft' : 'bulk.deleteHard', size),
  });
  return {inMenu, remove, restore: act('restore', t('action.restore'))};
}
