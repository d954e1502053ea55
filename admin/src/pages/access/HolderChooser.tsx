/** Which roles, departments or users stand in the columns of the matrix. */
import {Chip, TextField} from '@mui/material';
import {useT} from '../../i18n/hooks';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';
import type {Holder} from './load';

interface HolderChooserProps {
  readonly label: string;
  readonly holders: readonly Holder[];
  readonly chosen: readonly Holder[];
  readonly onChoose: (ids: readonly number[]) => void;
}

export function HolderChooser({label, holders, chosen, onChoose}: HolderChooserProps) {
  const t = useT();
  return (
    <SteadyAutocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      options={[...holders]}
      value={[...chosen]}
      getOptionLabel={({name}) => name}
      getOptionKey={({id}) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_, next) => onChoose(next.map(({id}) => id))}
      clearText={t('field.clear')}
      openText={t('field.open')}
      closeText={t('common.close')}
      noOptionsText={t('field.nothingFound')}
      renderValue={(values, getItemProps) =>
        values.map((value, index) => <Chip {...getItemProps({index})} key={value.id} label={value.name} />)
      }
      renderInput={params => <TextField {...params} label={label} />}
      sx={{
        flex: {xs: '1 1 100%', sm: '2 1 320px'},
        minWidth: 0,
        '&:not(.Mui-focused) .MuiInputBase-root': {flexWrap: 'nowrap'},
      }}
    />
  );
}
