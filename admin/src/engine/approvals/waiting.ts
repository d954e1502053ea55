/** Records that wait for the user's decision, of all kinds, as the page of approvals has them. */
import type {Change} from '../changes/ChangeTable';
import {transitionsOf, type RecordAction} from '../actions/record-actions';
import type {Values} from '../../model/parse';
import type {EntityRecord} from '../../model/record';
import type {EntityView} from '../../model/views';

/** The two answers. */
export type Decision = 'approve' | 'refuse';

export interface WaitingRecord {
  /** Of this record and this approval alone. */
  readonly key: string;
  readonly view: EntityView;
  /** The transition of each answer. */
  readonly steps: Readonly<Record<Decision, string>>;
  readonly record: EntityRecord;
  /** Since when it waits, ISO 8601. */
  readonly since: string;
  /** What is shown of it and has changed since somebody last decided on it, as it was then. */
  readonly before: Values;
}

export function actionOf({view, steps, record}: WaitingRecord, decision: Decision): RecordAction | undefined {
  return transitionsOf(view.entity, record).find(({key}) => key === steps[decision]);
}

export function changesIn({view, record, before}: WaitingRecord): readonly Change[] {
  return Object.entries(before).flatMap(([name, value]): readonly Change[] => {
    const field = view.entity.field[name];
    return field ? [{field, before: value, after: record[name]}] : [];
  });
}
