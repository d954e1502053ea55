/** Chooses which list is sorted, where an entity has several, such as the tags of one type. */
import {Box, MenuItem, TextField} from '@mui/material';
import type {Field} from '@emblem/schemas';
import {RelationPicker} from '../../controls/shared/RelationPicker';
import {idsOf, targetOf} from '../../controls/shared/relation-of';
import {optionsOf} from '../../controls/select';
import {useSay, useT} from '../../i18n/hooks';
import type {Values} from '../../model/parse';
import {useListState} from '../list-state/list-state';

interface ScopeFieldProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function ScopeField({field, value, onChange}: ScopeFieldProps) {
  const t = useT();
  const say = useSay();
  const label = `${say(field.label)}${value === null ? ` · ${t('sort.noScope')}` : ''}`;
  if (field.relation)
    return (
      <RelationPicker
        entity={targetOf(field)}
        multiple={false}
        label={label}
        ids={idsOf(value)}
        onChange={ids => onChange(ids[0] ?? null)}
      />
    );
  const options = optionsOf(field);
  if (options.length === 0)
    return (
      <TextField
        label={label}
        value={value ?? ''}
        onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
      />
    );
  return (
    <TextField
      select
      label={label}
      value={value === null ? '' : String(value)}
      onChange={event => onChange(options.find(option => String(option.value) === event.target.value)?.value ?? null)}
    >
      {options.map(option => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {say(option.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function ScopeBar({scope, onChange}: {readonly scope: Values; readonly onChange: (scope: Values) => void}) {
  const {view} = useListState();
  const fields = (view.entity.sort?.scope ?? [])
    .map(name => view.entity.field[name])
    .filter(field => field !== undefined);
  if (fields.length === 0) return null;
  return (
    <Box sx={{display: 'flex', gap: 1.5, px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', flexWrap: 'wrap'}}>
      {fields.map(field => (
        <Box key={field.name} sx={{width: 260}}>
          <ScopeField
            field={field}
            value={scope[field.name]}
            onChange={value => onChange({...scope, [field.name]: value})}
          />
        </Box>
      ))}
    </Box>
  );
}
