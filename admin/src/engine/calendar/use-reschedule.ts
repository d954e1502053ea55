/** Moves a record to another day: a change of the one property. What keeps it from that is said at the record. */
import {useState} from 'react';
import {useNotify, useRefresh, useUpdate} from 'react-admin';
import type {Field} from '@emblem/schemas';
import {useSay, useT} from '../../i18n/hooks';
import {asText, asValues} from '../../model/parse';
import {versionOf, type EntityRecord} from '../../model/record';
import {isFailure} from '../../request/failure';
import {useEditable} from '../inline/editable';
import {useNotices} from '../notices';
import {useListState} from '../list-state/list-state';
import {dayOf, onDay} from './days';
import {zoneOf} from './zones';

export interface Reschedule {
  /** The record that is on its way. */
  readonly moving: number | undefined;
  /** Why a record did not move. */
  readonly refusal: {readonly id: number; readonly reason: string} | undefined;
  isMovable(record: EntityRecord): boolean;
  move(record: EntityRecord, day: string): Promise<void>;
  forget(): void;
}

/** What is wrong with the property, or with another one because of it; else why as a whole. */
function wordsOf(error: unknown): string | undefined {
  const errors = isFailure(error) ? asValues(asValues(error.body).errors) : {};
  return Object.values(errors)
    .flatMap(each => asText(each) ?? [])
    .at(0);
}

export function useReschedule(field: Field): Reschedule {
  const t = useT();
  const say = useSay();
  const {view} = useListState();
  const notify = useNotify();
  const refresh = useRefresh();
  const isEditable = useEditable(view);
  const {reason} = useNotices(view.entity);
  const [moving, setMoving] = useState<number>();
  const [refusal, setRefusal] = useState<Reschedule['refusal']>();
  const [update] = useUpdate<EntityRecord>(undefined, undefined, {mutationMode: 'pessimistic', returnPromise: true});
  const move = async (record: EntityRecord, day: string) => {
    setRefusal(undefined);
    const zone = zoneOf(view, record);
    if (moving !== undefined || dayOf(field, record, zone) === day) return;
    if (!isEditable(record, field)) {
      setRefusal({id: record.id, reason: t('calendar.fixed', {field: say(field.label)})});
      return;
    }
    setMoving(record.id);
    try {
      const data = {[field.name]: onDay(field, record, day, zone), version: versionOf(record)};
      await update(view.name, {id: record.id, data, previousData: record});
      notify(t('calendar.moved', {field: say(field.label), day}), {type: 'success'});
    } catch (error) {
      setRefusal({id: record.id, reason: wordsOf(error) ?? reason(error)});
    } finally {
      setMoving(undefined);
      refresh();
    }
  };
  return {moving, refusal, move, isMovable: record => isEditable(record, field), forget: () => setRefusal(undefined)};
}
