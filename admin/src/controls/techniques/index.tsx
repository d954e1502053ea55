/** The categories that a plating colour applies to, with their techniques and plating options. */
import {Box, Checkbox, FormControlLabel, FormHelperText, Skeleton} from '@mui/material';
import {get as at, useFormState} from 'react-hook-form';
import {useLocale, useT} from '../../i18n/hooks';
import {isValues, type Values} from '../../model/parse';
import {Empty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';
import {entryOf, lacksTechnique, objectsIn, techOf, withChosen, withEntry, withOption, withTech} from './entries';
import {useOffers, type Offer} from './use-offers';
import {TechniqueLine} from './TechniqueLine';
import {RetryAlert} from '../../widgets/RetryAlert';

interface CategoryProps {
  readonly offer: Offer;
  readonly entry: Values | undefined;
  readonly disabled?: boolean;
  /** Shown where the form has been refused and no technique is chosen. */
  readonly lacking?: string;
  readonly optionError: (techId: number) => string | undefined;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

function Category({offer, entry, disabled, lacking, optionError, value, change}: CategoryProps) {
  return (
    <Box
      role="group"
      aria-label={offer.name}
      sx={{borderBottom: 1, borderColor: 'divider', py: 0.25, '&:last-child': {borderBottom: 0}}}
    >
      <FormControlLabel
        label={offer.name}
        disabled={disabled}
        slotProps={{typography: {sx: {fontWeight: 600}}}}
        control={<Checkbox checked={entry !== undefined} onChange={(_, on) => change(withEntry(value, offer, on))} />}
      />
      {entry && offer.techniques.length > 0 && (
        <Box sx={{pl: 3.5, pb: 1, display: 'grid', gap: 0.5}}>
          {offer.techniques.map(technique => (
            <TechniqueLine
              key={technique.id}
              offer={offer}
              technique={technique}
              chosen={techOf(entry, technique.id)}
              disabled={disabled}
              error={optionError(technique.id)}
              onTick={on => change(withTech(value, offer.id, technique, on))}
              onOption={option => change(withOption(value, offer.id, technique.id, option))}
            />
          ))}
          {lacking !== undefined && <FormHelperText error>{lacking}</FormHelperText>}
        </Box>
      )}
    </Box>
  );
}

function Input(props: InputProps) {
  const t = useT();
  const locale = useLocale();
  const state = useField(props);
  const {errors, submitCount} = useFormState({name: props.name});
  const {data = [], isPending, isError, refetch} = useOffers();
  const {value, change} = state;
  const messageAt = (path: string): string | undefined => {
    const error: unknown = at(errors, path);
    return isValues(error) && typeof error.message === 'string' ? error.message : undefined;
  };
  const optionError = (quoteId: number) => (techId: number) => {
    const row = objectsIn(value).findIndex(entry => entry.quoteId === quoteId);
    const line = objectsIn(objectsIn(value)[row]?.techList).findIndex(tech => tech.techId === techId);
    return line < 0 ? undefined : messageAt(`${props.name}.${row}.techList.${line}.quotePlatingId`);
  };
  return (
    <FieldFrame {...state.frame} group error={state.error ?? messageAt(`${props.name}.root`)}>
      <Box
        sx={{border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 0.5, maxHeight: 420, overflowY: 'auto'}}
      >
        {isPending && <Skeleton height={40} />}
        {isError && <RetryAlert onRetry={() => void refetch()}>{t('techniques.failed')}</RetryAlert>}
        {!isPending &&
          withChosen(data, value).map(offer => {
            const entry = entryOf(value, offer.id);
            const lacking =
              submitCount > 0 && lacksTechnique(offer, entry) ? props.field.messages.techniques?.[locale] : undefined;
            return (
              <Category
                key={offer.id}
                offer={offer}
                entry={entry}
                disabled={props.disabled}
                lacking={lacking}
                optionError={optionError(offer.id)}
                value={value}
                change={change}
              />
            );
          })}
      </Box>
    </FieldFrame>
  );
}

function lineOf(entry: Values): string {
  const techs = objectsIn(entry.techList).map(tech =>
    [tech.techName, tech.quotePlatingName].filter(Boolean).join(' – '),
  );
  return `${String(entry.quoteName ?? '')}${techs.length > 0 ? `: ${techs.join(', ')}` : ''}`;
}

function Display({value, dense}: DisplayProps) {
  const entries = objectsIn(value);
  if (entries.length === 0) return <Empty />;
  if (dense) return <Line dense text={entries.map(entry => String(entry.quoteName ?? '')).join(', ')} />;
  return (
    <Box component="ul" sx={{m: 0, pl: 2.5}}>
      {entries.map(entry => (
        <li key={String(entry.quoteId)}>{lineOf(entry)}</li>
      ))}
    </Box>
  );
}

export const techniques: Control = {Input, Display, wide: 'always', width: 200};
