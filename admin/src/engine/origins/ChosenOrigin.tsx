/**
 * Below the property that leads to what a new record may be made from: as soon as a record is chosen there, what it
 * proposes is filled in where nothing was entered, which is said, and can be undone. With another record it is taken
 * out again.
 */
import {useEffect, useEffectEvent, useState} from 'react';
import {Box, Link, Typography} from '@mui/material';
import {useFormContext, useWatch} from 'react-hook-form';
import type {Origin} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import {useFormTarget} from '../../model/form-target';
import {asNumber, type Values} from '../../model/parse';
import {model} from '../../model/schema';
import {isFailure, messageOf, STALE} from '../../request/failure';
import type {Proposal} from '../../request/proposals';
import {fillable, isSame, proposedValues} from './filling';
import type {OriginRecord} from './origin';
import type {Filling, FillingState} from './use-filling';
import {useOriginRecord} from './use-origin-record';
import {useProposal} from './use-proposal';

interface ChosenOriginProps {
  readonly origin: Origin;
  readonly state: FillingState;
  /** What the form of a record that is made from nothing begins with. */
  readonly blank: Values;
}

/** The record that is chosen in the form; `isMoved` once it was another one than that which the form began with. */
function useChosen(origin: Origin) {
  const id = asNumber(useWatch({name: origin.via}));
  const [begun] = useState(id);
  const [isMoved, setMoved] = useState(false);
  if (!isMoved && id !== begun) setMoved(true);
  const chosen: OriginRecord | undefined = isMoved && id !== undefined ? {origin, id} : undefined;
  return {id, chosen};
}

/** Puts values into the form, and takes them out again. */
function useFillIn({state, blank}: ChosenOriginProps) {
  const {entity} = useFormTarget();
  const {getValues, setValue, clearErrors} = useFormContext();
  const put = (values: Values) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, {shouldDirty: true});
    clearErrors(Object.keys(values));
  };
  const fillIn = (made: OriginRecord, proposal: Proposal) => {
    const values = getValues();
    const {[made.origin.via]: _, ...proposed} = proposedValues(model, entity, proposal.values);
    const filled = fillable(model, entity, {values, given: state.given(), proposed});
    put(filled);
    const before = Object.fromEntries(Object.keys(filled).map(name => [name, values[name]]));
    state.keep({made, proposal, before}, filled);
  };
  const undo = ({made, proposal, before}: Filling) => {
    const values = getValues();
    const given = state.given();
    const names = Object.keys(before ?? proposal.values).filter(name => name !== made.origin.via);
    const back = Object.fromEntries(
      names
        .filter(name => isSame(model, entity, name, values[name], given[name]))
        .map(name => [name, (before ?? blank)[name] ?? null]),
    );
    put(back);
    state.keep(undefined, back);
  };
  return {fillIn, undo};
}

function FilledLine({made, onUndo}: {readonly made: OriginRecord; readonly onUndo: () => void}) {
  const t = useT();
  const {name} = useOriginRecord(made);
  return (
    <Box sx={{display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap', mt: 0.5}}>
      <Typography variant="caption" color="textSecondary" role="status">
        {t('origins.chosen', {name})}
      </Typography>
      <Link component="button" type="button" variant="caption" onClick={onUndo}>
        {t('origins.undo')}
      </Link>
    </Box>
  );
}

export function ChosenOrigin(props: ChosenOriginProps) {
  const {origin, state} = props;
  const {entity} = useFormTarget();
  const {filling} = state;
  const {id, chosen} = useChosen(origin);
  const {data, error} = useProposal(entity.key, {made: chosen, hideLoading: true});
  const {fillIn, undo} = useFillIn(props);
  const leave = useEffectEvent(() => {
    if (filling?.made.origin === origin && filling.made.id !== id) undo(filling);
  });
  const take = useEffectEvent((proposal: Proposal) => {
    if (chosen) fillIn(chosen, proposal);
  });
  useEffect(() => leave(), [id]);
  useEffect(() => {
    if (data) take(data);
  }, [data]);
  if (!chosen) return null;
  if (isFailure(error) && error.status === STALE)
    return (
      <Typography variant="caption" component="div" color="textSecondary" role="status" sx={{mt: 0.5}}>
        {messageOf(error)}
      </Typography>
    );
  const isFilled = filling?.made.origin === origin && filling.made.id === id;
  if (!isFilled || !filling.before || Object.keys(filling.before).length === 0) return null;
  return <FilledLine made={chosen} onUndo={() => undo(filling)} />;
}
