/** Gives the answers, after what they ask for, and leads on to what is next. */
import {useEffect, useRef, useState} from 'react';
import type {Values} from '../../model/parse';
import {useLatest} from '../../widgets/use-latest';
import {focusApproval} from './focus';
import {nearest} from './order';
import {useDecisions} from './use-decisions';
import {asksNothing, questionsOf, reasonOf, recordsOf, useKinds, type AskedKind, type Question} from './use-questions';
import type {Decision, WaitingRecord} from './waiting';

interface Answering {
  /** In their order. */
  readonly records: readonly WaitingRecord[];
  readonly current: string | undefined;
  readonly look: (key: string | undefined) => void;
  readonly unselect: () => void;
  readonly remove: (keys: ReadonlySet<string>) => Promise<void>;
}

/** What is sent with an answer that gives a reason: each kind keeps it in a property of its own. */
function reasonValues(kinds: readonly AskedKind[], reason: string): (waiting: WaitingRecord) => Values {
  return waiting => {
    const kind = kinds.find(({records}) => records.includes(waiting));
    const field = kind && reasonOf(kind);
    return field && reason !== '' ? {[field.name]: reason} : {};
  };
}

export function useAnswering({records, current, look, unselect, remove}: Answering) {
  const kindsOf = useKinds();
  const {busy, refusals, lastDecision, decide, forgetRefusals} = useDecisions(remove);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const leadsOn = useRef(false);
  const [question] = questions;
  // A dialog gives the focus back to the row that it was opened from; then it goes on from there.
  useEffect(() => {
    if (!leadsOn.current || question) return;
    leadsOn.current = false;
    if (current !== undefined) focusApproval(current);
  });
  const goOn = (answered: readonly WaitingRecord[]) => {
    const answeredKeys = new Set(answered.map(({key}) => key));
    const gone = new Set([...busy, ...answeredKeys]);
    const keys = records.map(({key}) => key);
    const from = current !== undefined && gone.has(current) ? current : keys.findLast(key => answeredKeys.has(key));
    const next = from === undefined ? undefined : nearest(keys, from, key => !gone.has(key));
    leadsOn.current = true;
    if (next !== undefined) look(next);
  };
  const give = (answered: readonly WaitingRecord[], decision: Decision, valuesOf: (each: WaitingRecord) => Values) => {
    goOn(answered);
    unselect();
    decide(answered, decision, valuesOf);
  };
  const dismiss = () => setQuestions([]);
  const ask = useLatest((keys: readonly string[], decision: Decision) => {
    const meant = records.filter(({key}) => keys.includes(key) && !busy.has(key));
    if (meant.length === 0) return;
    const asked = questionsOf(kindsOf(meant, decision), decision);
    for (const each of asked.filter(asksNothing)) give(recordsOf(each), decision, () => ({}));
    setQuestions(asked.filter(each => !asksNothing(each)));
  });
  /** With the reason that was given. */
  const answer = (reason: string) => {
    if (!question) return;
    setQuestions(questions.slice(1));
    give(recordsOf(question), question.decision, reasonValues(question.kinds, reason));
  };
  /** With the values of a form. */
  const fill = (values: Values) => {
    if (!question) return;
    setQuestions(questions.slice(1));
    give(recordsOf(question), question.decision, () => values);
  };
  return {question, ask, answer, fill, dismiss, busy, refusals, lastDecision, forgetRefusals};
}
