/** A form that is filled in from another record: from which one, by which proposal, and what has become of that. */
import {useMemo, useRef, useState} from 'react';
import type {Entity} from '@emblem/schemas';
import type {Values} from '../../model/parse';
import {model} from '../../model/schema';
import {isFailure, messageOf, STALE} from '../../request/failure';
import {askProposal, type Making, type Proposal} from '../../request/proposals';
import {proposedValues} from './filling';
import {originKey, type OriginRecord} from './origin';

export interface Filling {
  readonly made: OriginRecord;
  readonly proposal: Proposal;
  /** What stood where something was filled in after the form was there; undefined for a form that began with it. */
  readonly before?: Values;
}

/** What is proposed since the origin has changed, or why nothing is any more. */
export type Newer = {readonly proposal: Proposal} | {readonly reason: string};

export interface FillingState {
  readonly filling: Filling | undefined;
  readonly newer: Newer | undefined;
  /** What the form holds as it was given, before anybody entered something. */
  readonly given: () => Values;
  /** Tells that these values were put into the form. */
  readonly keep: (filling: Filling | undefined, values: Values) => void;
  /** From what a record with these values is made. */
  readonly makingOf: (values: Values) => Making | undefined;
  /** Asks what is proposed now, after the server has refused what was made of the earlier proposal. */
  readonly lookAgain: (error: unknown) => Promise<void>;
}

export function useFilling(entity: Entity, initial: Values, begun: Filling | undefined): FillingState {
  const [filling, setFilling] = useState(begun);
  const [newer, setNewer] = useState<Newer>();
  const filled = useRef<Values>({});
  return useMemo(() => {
    const known = newer && 'proposal' in newer ? newer.proposal : filling?.proposal;
    return {
      filling,
      newer,
      given: () => ({...initial, ...filled.current}),
      keep: (next, values) => {
        filled.current = {...filled.current, ...values};
        setFilling(next);
        setNewer(undefined);
      },
      makingOf: values =>
        filling && known && values[filling.made.origin.via] === filling.made.id
          ? {from: originKey(filling.made), seen: known.seen}
          : undefined,
      lookAgain: async error => {
        if (!filling || !isFailure(error) || error.status !== STALE) return;
        try {
          const proposal = await askProposal(entity.key, originKey(filling.made));
          if (proposal.seen !== known?.seen) setNewer({proposal});
        } catch (refusal) {
          setNewer({reason: messageOf(refusal)});
        }
      },
    };
  }, [entity, initial, filling, newer]);
}

/** What a form that is filled in begins with. */
export function valuesFilled(entity: Entity, filling: Filling | undefined): Values {
  return filling ? proposedValues(model, entity, filling.proposal.values) : {};
}
