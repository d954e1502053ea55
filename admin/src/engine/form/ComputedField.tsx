/** A computed property in a form: it follows what is typed, and says what it is made of. */
import {useMemo} from 'react';
import {Box, Typography} from '@mui/material';
import {useFormState, useWatch} from 'react-hook-form';
import {computeFigures, genericMessage, type Computed, type Entity, type Field, type Figures} from '@emblem/schemas';
import {computedInWords, emptyRollups, expressionOf, propertiesRead} from '@emblem/schemas/expression';
import {FieldDisplay} from '../../controls/FieldDisplay';
import {useLocale, useSay} from '../../i18n/hooks';
import {useFormTarget} from '../../model/form-target';
import {model} from '../../model/schema';
import type {Values} from '../../model/parse';

/** What the figures of an entity are made of, apart from other figures. */
function namesRead({computed}: Entity): readonly string[] {
  const names = computed.flatMap(field => {
    const expression = expressionOf(field.computed);
    return expression === undefined ? [] : propertiesRead(expression);
  });
  return [...new Set(names)];
}

function useFigures(): {readonly record: Values; readonly figures: Figures} {
  const {entity, record} = useFormTarget();
  const names = useMemo(() => namesRead(entity), [entity]);
  const entered: readonly unknown[] = useWatch({name: names});
  return useMemo(() => {
    const typed = names.map((name, index) => [name, entered[index] ?? record?.[name]] as const);
    const values = {
      ...emptyRollups(entity),
      ...record,
      ...Object.fromEntries(typed.filter(([, value]) => value !== undefined)),
    };
    const figures = computeFigures(entity, values);
    return {record: {...values, ...figures.values}, figures};
  }, [entity, record, names, entered]);
}

export function ComputedField({field, computed}: {readonly field: Field; readonly computed: Computed}) {
  const say = useSay();
  const language = useLocale();
  const {entity} = useFormTarget();
  const {record, figures} = useFigures();
  const {errors} = useFormState({name: field.name});
  const fault = figures.faults[field.name];
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
        {problem ?? `= ${computedInWords(model, entity, computed, language)}`}
      </Typography>
    </Box>
  );
}
