/** Decides on records that wait: each for itself, so that what the server refuses of one keeps none of the others. */
import {useState} from 'react';
import {recordLabel} from '../../controls/shared/record-label';
import {useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {versionOf} from '../../model/record';
import {messageOf} from '../../request/failure';
import {runEach} from '../../request/rest';
import {useLatest} from '../../widgets/use-latest';
import {actionOf, type Decision, type WaitingRecord} from './waiting';

/** A record that nobody decided on, and why. */
export interface Refusal {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

/** The answers that were given last, to be told. */
export interface LastDecision {
  readonly decision: Decision;
  readonly names: readonly string[];
}

const nameOf = ({view, record}: WaitingRecord): string => recordLabel(view.entity, record);

/** Those of one kind that take the same step. */
function byStep(records: readonly WaitingRecord[], decision: Decision): readonly (readonly WaitingRecord[])[] {
  const groups = new Map<string, WaitingRecord[]>();
  for (const each of records) {
    const key = `${each.view.entity.key} ${each.steps[decision]}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

export type ValuesOf = (waiting: WaitingRecord) => Values;

/** By the key of the record, why nobody decided on it. */
async function reasonsOf(
  group: readonly WaitingRecord[],
  decision: Decision,
  valuesOf: ValuesOf,
): Promise<ReadonlyMap<string, string>> {
  const [first] = group;
  if (!first) return new Map();
  const versions = group.flatMap(({record}) => {
    const version = versionOf(record);
    return version === undefined ? [] : [[record.id, version] as const];
  });
  try {
    const refused = await runEach(first.view.entity.key, first.steps[decision], {
      ids: group.map(({record}) => record.id),
      // What was looked at is what the decision is about.
      versions: Object.fromEntries(versions),
      values: valuesOf(first),
    });
    return new Map(
      group.flatMap(({key, record}) => {
        const reason = refused.get(record.id);
        return reason === undefined ? [] : [[key, reason] as const];
      }),
    );
  } catch (error) {
    return new Map(group.map(({key}) => [key, messageOf(error)]));
  }
}

export function useDecisions(remove: (keys: ReadonlySet<string>) => Promise<void>) {
  const t = useT();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [lastDecision, setLastDecision] = useState<LastDecision>();
  const send = async (records: readonly WaitingRecord[], decision: Decision, valuesOf: ValuesOf) => {
    const keys = new Set(records.map(({key}) => key));
    setBusy(before => new Set([...before, ...keys]));
    setRefusals(before => before.filter(({key}) => !keys.has(key)));
    const reasons = new Map<string, string>();
    for (const each of records) {
      const ability = actionOf(each, decision)?.ability ?? '';
      if (ability !== true) reasons.set(each.key, ability || t('action.notAllowed'));
    }
    const possible = records.filter(({key}) => !reasons.has(key));
    for (const group of byStep(possible, decision))
      for (const [key, reason] of await reasonsOf(group, decision, valuesOf)) reasons.set(key, reason);
    const done = records.filter(({key}) => !reasons.has(key));
    if (done.length > 0) setLastDecision({decision, names: done.map(nameOf)});
    const undecided = records.filter(({key}) => reasons.has(key));
    setRefusals(before => [
      ...before,
      ...undecided.map(each => ({key: each.key, name: nameOf(each), reason: reasons.get(each.key) ?? ''})),
    ]);
    await remove(new Set(done.map(({key}) => key)));
    setBusy(before => new Set([...before].filter(key => !keys.has(key))));
  };
  const decide = useLatest((records: readonly WaitingRecord[], decision: Decision, valuesOf: ValuesOf) => {
    void send(records, decision, valuesOf);
  });
  return {busy, refusals, lastDecision, decide, forgetRefusals: () => setRefusals([])};
}
