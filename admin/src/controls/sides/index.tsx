/**
 * A list with one object for each option that is ticked, such as the front and the back of a product (DA-342 to
 * DA-344).
 */
import {useState} from 'react';
import {Box, Checkbox, FormControlLabel, TextField} from '@mui/material';
import {useNotify} from 'react-admin';
import type {EnumEntry, Field, PropertySchema} from '@emblem/schemas';
import {useLocale, useSay} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {FieldFrame} from '../shared/FieldFrame';
import {innerFields} from '../shared/inner-fields';
import {useField} from '../shared/use-field';
import {TableDisplay} from '../table/TableDisplay';
import type {Control, InputProps} from '../types';
import {withoutBlanks, tickSide, valuesOf, type Side} from './side-values';

interface Shape {
  readonly key: Field;
  readonly options: readonly EnumEntry[];
  readonly others: readonly Field[];
}

function shapeOf(field: Field): Shape {
  const items: PropertySchema = field.schema.items ?? {};
  const fields = innerFields(items).filter(inner => !inner.readOnly);
  const key = fields.find(inner => inner.options !== undefined);
  if (!key?.options)
    throw new Error(`"${field.name}" is shown by its sides but its items have no property with options.`);
  return {key, options: key.options, others: fields.filter(inner => inner !== key)};
}

interface SideProps {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly values: Values;
  readonly isTicked: boolean;
  readonly disabled?: boolean;
  readonly onTick: (on: boolean) => void;
  readonly onEnter: (name: string, value: unknown) => void;
}

function numeric(field: Field): boolean {
  return field.kind === 'number' || field.kind === 'integer';
}

function OneSide({label, fields, values, isTicked, disabled, onTick, onEnter}: SideProps) {
  const say = useSay();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{border: 1, borderColor: isTicked ? 'primary.main' : 'divider', borderRadius: 1, p: 1.5}}
    >
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={<Checkbox checked={isTicked} onChange={(_, on) => onTick(on)} />}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          mt: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
        }}
      >
        {fields.map(field => (
          <TextField
            key={field.name}
            label={say(field.label)}
            disabled={disabled}
            value={values[field.name] ?? ''}
            type={numeric(field) ? 'number' : 'text'}
            size="small"
            onChange={({target: {value}}) =>
              onEnter(field.name, value === '' ? null : numeric(field) ? Number(value) : value)
            }
            slotProps={{
              htmlInput: {
                'aria-label': `${label}: ${say(field.label)}`,
                maxLength: field.schema.maxLength,
                min: field.schema.minimum,
              },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

function Input(props: InputProps) {
  const {field, disabled} = props;
  const say = useSay();
  const locale = useLocale();
  const notify = useNotify();
  const state = useField(props);
  const {key, options, others} = shapeOf(field);
  // What stands at a side that is not ticked is kept in case it will be.
  const [drafts, setDrafts] = useState<ReadonlyMap<Side, Values>>(new Map());
  const tick = (side: Side, on: boolean) => {
    const values = valuesOf(state.value, key.name, side);
    if (!on && values) setDrafts(new Map([...drafts, [side, values]]));
    state.change(
      tickSide(state.value, key.name, options, side, on ? withoutBlanks(drafts.get(side) ?? {}) : undefined),
    );
  };
  const enter = (side: Side, name: string, value: unknown) => {
    const values = valuesOf(state.value, key.name, side);
    if (values)
      return state.change(tickSide(state.value, key.name, options, side, withoutBlanks({...values, [name]: value})));
    setDrafts(new Map([...drafts, [side, {...drafts.get(side), [name]: value}]]));
    const warning = field.messages.unticked?.[locale];
    if (warning !== undefined) notify(warning, {type: 'warning'});
  };
  return (
    <FieldFrame {...state.frame} group>
      <Box sx={{display: 'grid', gap: 1.5}}>
        {options.map(({value: side, label}) => {
          const values = valuesOf(state.value, key.name, side);
          return (
            <OneSide
              key={String(side)}
              label={say(label)}
              fields={others}
              values={values ?? drafts.get(side) ?? {}}
              isTicked={values !== undefined}
              disabled={disabled}
              onTick={on => tick(side, on)}
              onEnter={(name, value) => enter(side, name, value)}
            />
          );
        })}
      </Box>
    </FieldFrame>
  );
}

export const sides: Control = {Input, Display: TableDisplay, wide: 'always', width: 160};
