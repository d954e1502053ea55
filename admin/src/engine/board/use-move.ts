/** Takes a card to another column by the step that leads there; what keeps it from that is said at the card. */
import {useCallback, useState} from 'react';
import {useNotify, useRefresh} from 'react-admin';
import type {Field, WorkflowKeyword} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {runAction} from '../../request/rest';
import type {EntityRecord} from '../../model/record';
import {useActionLabel} from '../actions/use-action-label';
import type {StartAction} from '../actions/use-record-action';
import {useNotices} from '../notices';
import {useListState} from '../list-state/list-state';
import {stepTo, type State} from '../workflow/steps';

export interface Moves {
  /** The record that is on its way. */
  readonly moving: number | undefined;
  /** Why a record did not move. */
  readonly refusal: {readonly id: number; readonly reason: string} | undefined;
  move(record: EntityRecord, to: State): void;
  forget(): void;
}

/** `start` asks what a step asks for before it is taken. */
export function useMove(workflow: WorkflowKeyword, field: Field, start: StartAction): Moves {
  const t = useT();
  const say = useSay();
  const {view} = useListState();
  const {entity} = view;
  const notify = useNotify();
  const refresh = useRefresh();
  const labelOf = useActionLabel();
  const {reason} = useNotices(entity);
  const [moving, setMoving] = useState<number>();
  const [refusal, setRefusal] = useState<Moves['refusal']>();
  const forget = useCallback(() => setRefusal(undefined), []);
  const labelled = (state: unknown) => {
    const label = field.options?.find(({value}) => value === state)?.label;
    return label ? say(label) : String(state);
  };
  const take = async (record: EntityRecord, action: Parameters<StartAction>[0]) => {
    setMoving(record.id);
    try {
      await runAction(entity.key, action.key, {ids: [record.id]});
      notify(t('action.done', {action: labelOf(action)}), {type: 'success'});
    } catch (error) {
      setRefusal({id: record.id, reason: reason(error)});
    } finally {
      setMoving(undefined);
      refresh();
    }
  };
  const move = (record: EntityRecord, to: State) => {
    setRefusal(undefined);
    if (record[field.name] === to || moving !== undefined) return;
    const action = stepTo(entity, workflow, record, to);
    if (!action) {
      const states = {from: labelled(record[field.name]), to: labelled(to)};
      setRefusal({id: record.id, reason: t('board.noStep', states)});
    } else if (action.ability !== true) setRefusal({id: record.id, reason: action.ability || t('action.notAllowed')});
    else if (action.confirm || action.fields.length > 0) start(action, record);
    else void take(record, action);
  };
  return {moving, refusal, move, forget};
}
