/**
 * Chooses the platforms that the user looks at: several, each by itself, found by typing (CO-021, CO-401 to CO-403).
 */
import {Checkbox, TextField} from '@mui/material';
import {useSession} from '../../access/session-context';
import {PLATFORM_GROUPS, type PlatformGroup, type PlatformOption} from '../../access/platform-options';
import {useT} from '../../i18n/hooks';
import {chooseSelected, useSelected} from '../../access/platform-choice';
import {GROUP_PREFIX, GROUP_TITLES, offeredPlatforms} from '../../access/platforms';
import {cascaderWidth} from './cascader-width';
import {SteadyAutocomplete} from '../../widgets/SteadyAutocomplete';

function parentOption(group: PlatformGroup, label: string): PlatformOption {
  return {label, value: `${GROUP_PREFIX}${group}`, url: '', proType: group, proLogo: '', proLogoBack: ''};
}

export function PlatformCascader() {
  const t = useT();
  const {start} = useSession();
  const values = useSelected();
  const options = PLATFORM_GROUPS.flatMap(group => {
    const platforms = offeredPlatforms(start?.platforms ?? [], group);
    return platforms.length === 0 ? [] : [parentOption(group, t(GROUP_TITLES[group])), ...platforms];
  });
  return (
    <SteadyAutocomplete
      multiple
      disableCloseOnSelect
      size="small"
      limitTags={11}
      options={options}
      value={options.filter(option => values.includes(option.value))}
      onChange={(_, chosen) => chooseSelected(chosen.map(option => option.value))}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      noOptionsText={t('field.nothingFound')}
      clearText={t('platform.clear')}
      openText={t('platform.choose')}
      closeText={t('common.close')}
      renderOption={({key, ...props}, option, {selected}) => (
        <li key={key} {...props}>
          <Checkbox
            size="small"
            checked={selected}
            tabIndex={-1}
            sx={{p: 0.25, mr: 1, ml: option.value.startsWith(GROUP_PREFIX) ? 0 : 2}}
            slotProps={{input: {'aria-hidden': true}}}
          />
          {option.label}
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          placeholder={values.length === 0 ? t('platform.choose') : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: {...params.slotProps.htmlInput, 'aria-label': t('platform.choose')},
          }}
        />
      )}
      data-cascader="platform"
      sx={{
        width: `${cascaderWidth(values.length)}%`,
        minWidth: values.length === 0 ? 160 : 220,
        flex: 'none',
        display: {xs: 'none', lg: 'block'},
        '& .MuiAutocomplete-inputRoot': {maxHeight: 34, overflow: 'hidden', py: '1px !important'},
      }}
    />
  );
}
