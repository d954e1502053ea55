/** What an answer asks for before it is given: nothing, one reason for all, or the values of each kind's step. */
import type {Field} from '@emblem/schemas';
import {canSee} from '../../access/field-rights';
import {useSession} from '../../access/session-context';
import type {RecordAction} from '../actions/record-actions';
import {actionOf, type Decision, type WaitingRecord} from './waiting';

/** One kind of record in a question, with the step that its records take. */
export interface AskedKind {
  readonly records: readonly WaitingRecord[];
  readonly action: RecordAction;
  readonly fields: readonly Field[];
}

export interface Question {
  readonly decision: Decision;
  readonly kinds: readonly AskedKind[];
}

export const recordsOf = ({kinds}: Question): readonly WaitingRecord[] => kinds.flatMap(({records}) => records);

/** The text that says why, where the step asks for nothing else. */
export function reasonOf({fields}: AskedKind): Field | undefined {
  const [first, ...others] = fields;
  return others.length === 0 && (first?.control === 'textarea' || first?.control === 'text') ? first : undefined;
}

export function isNeeded({action}: AskedKind, {name, required}: Field): boolean {
  return required || action.needed?.includes(name) === true;
}

/** Records by kind and step, each with what its step asks this user for. */
export function useKinds(): (records: readonly WaitingRecord[], decision: Decision) => readonly AskedKind[] {
  const session = useSession();
  return (records, decision) => {
    const kinds = new Map<string, AskedKind>();
    for (const each of records) {
      const {view, steps} = each;
      const key = `${view.entity.key} ${steps[decision]}`;
      const action = actionOf(each, decision);
      const known = kinds.get(key);
      if (known) kinds.set(key, {...known, records: [...known.records, each]});
      else if (action)
        kinds.set(key, {
          records: [each],
          action,
          fields: action.fields.filter(field => canSee(session, view.entity, field)),
        });
    }
    return [...kinds.values()];
  };
}

/** One question where a reason is all that is asked for; else one for each kind whose step asks for anything. */
export function questionsOf(kinds: readonly AskedKind[], decision: Decision): readonly Question[] {
  const isPlain = kinds.every(kind => kind.fields.length === 0 || reasonOf(kind) !== undefined);
  return isPlain ? [{decision, kinds}] : kinds.map(kind => ({decision, kinds: [kind]}));
}

export const asksNothing = ({kinds}: Question): boolean => kinds.every(({fields}) => fields.length === 0);
