/** A computed property in a form: it follows what is typed, and says what it is made of. */
import {Box, Typography} from '@mui/material';
import {useFormState} from 'react-hook-form';
import {genericMessage, type Computed, type Field} from '@emblem/schemas';
import {computedInWords} from '@emblem/schemas/expression';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useLocale, useSay} from '../../i18n/hooks';
import {useFormTarget} from '../../model/form-target';
import {model} from '../../model/schema';
import {useFigures} from '../figures/FiguresProvider';

export function ComputedField({field, computed}: {readonly field: Field; readonly computed: Computed}) {
  const say = useSay();
  const language = useLocale();
  const {entity} = useFormTarget();
  const {record, faults} = useFigures();
  const {errors} = useFormState({name: field.name});
  const fault = faults[field.name];
  const refused = errors[field.name]?.message;
  const problem = fault
    ? genericMessage(`computed:${fault}`, {label: say(field.label)})[language]
    : typeof refused === 'string'
      ? refused
      : undefined;
  return (
    <Box role="group" aria-label={say(field.label)} sx={{minWidth: 0}}>
      <Typography variant="body2" component="div" sx={{fontWeight: 550, mb: 0.5}}>
        {say(field.label)}
      </Typography>
      <Box
        aria-live="polite"
        sx={{
          minHeight: 36,
          display: 'flex',
          alignItems: 'center',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <FieldDisplay field={field} value={fault ? null : record[field.name]} record={record} />
      </Box>
      <Typography variant="caption" component="div" color={problem === undefined ? 'text.secondary' : 'error'}>
        {problem ?? `= ${computedInWords(model, entity, {...field, computed}, language)}`}
      </Typography>
    </Box>
  );
}
