/**
 * The parameters of a product: a `key:value` a line. What is wrong with a line is said below, with its number; full-
 * width colons and foreign line breaks are put right when the field is left, and that is said, too (CO-326).
 */
import {useState} from 'react';
import {Box, FormHelperText} from '@mui/material';
import {useWatch} from 'react-hook-form';
import {faultyLines, plainParameters, type ParameterFault} from '@emblem/schemas';
import {useT} from '../../i18n/hooks';
import type {MessageKey} from '../../i18n/keys';
import {textarea} from '../textarea';
import {TextLine} from '../shared/TextLine';
import type {Control, InputProps} from '../types';

const SAID: Readonly<Record<ParameterFault, MessageKey>> = {
  empty: 'parameters.empty',
  noColon: 'parameters.noColon',
  noKey: 'parameters.noKey',
  noValue: 'parameters.noValue',
  space: 'parameters.space',
};

function Faults({text, label}: {readonly text: string; readonly label: string}) {
  const t = useT();
  const faults = faultyLines(text);
  if (faults.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{listStyle: 'none', m: 0, mt: 0.5, p: 0, color: 'error.main', fontSize: '0.75rem'}}
    >
      {faults.map(({line, fault}) => (
        <li key={line}>{t('parameters.line', {line, fault: t(SAID[fault])})}</li>
      ))}
    </Box>
  );
}

function Input(props: InputProps) {
  const t = useT();
  const entered: unknown = useWatch({name: props.name});
  const [left, setLeft] = useState(false);
  const [mended, setMended] = useState(false);
  const text = typeof entered === 'string' ? entered : '';
  const leave = (value: unknown) => {
    setLeft(true);
    if (typeof value !== 'string') return value;
    const plain = plainParameters(value);
    setMended(plain !== value.replace(/\n+$/, ''));
    return plain === '' ? null : plain;
  };
  return (
    <Box>
      <TextLine {...props} rows={props.bare ? 1 : 4} onLeave={leave} />
      {mended && <FormHelperText role="status">{t('parameters.mended')}</FormHelperText>}
      {left && <Faults text={plainParameters(text)} label={t('parameters.faults')} />}
    </Box>
  );
}

export const parameters: Control = {...textarea, Input};
