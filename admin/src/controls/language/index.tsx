/** A language, kept by its code such as `en-us`: shown by name, chosen among the languages of the settings. */
import {useMemo, useState} from 'react';
import {Autocomplete, TextField} from '@mui/material';
import {useGetList} from 'react-admin';
import {useLocale, useT} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {containsFilter} from '../shared/contains-filter';
import {Empty, isEmpty} from '../shared/Empty';
import {FieldFrame} from '../shared/FieldFrame';
import {Line} from '../shared/Line';
import {useField} from '../shared/use-field';
import type {Control, DisplayProps, InputProps} from '../types';
import {languageName} from './language-name';

const SETTINGS = 'language';
/** More than any shop speaks. */
const MOST = 200;

/** Codes to choose from, asked for when the list is opened; the one that is chosen stays among them. */
function useCodes(
  chosen: string | null,
  open: boolean,
): {readonly codes: readonly string[]; readonly isFetching: boolean} {
  const {data, isFetching} = useGetList<EntityRecord>(
    SETTINGS,
    {pagination: {page: 1, perPage: MOST}, sort: {field: 'sort', order: 'ASC'}, filter: {}},
    {enabled: open},
  );
  const codes = useMemo(() => {
    const listed = (data ?? []).map(record => String(record.language));
    return chosen === null || listed.includes(chosen) ? listed : [chosen, ...listed];
  }, [data, chosen]);
  return {codes, isFetching};
}

function Input(props: InputProps) {
  const t = useT();
  const locale = useLocale();
  const state = useField(props);
  const [open, setOpen] = useState(false);
  const chosen = isEmpty(state.value) ? null : String(state.value);
  const {codes, isFetching} = useCodes(chosen, open);
  return (
    <FieldFrame {...state.frame}>
      <Autocomplete
        id={state.id}
        open={open}
        disabled={props.disabled}
        options={[...codes]}
        value={chosen}
        loading={isFetching}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onChange={(_, code) => state.change(code)}
        getOptionLabel={code => languageName(code, locale)}
        getOptionKey={code => code}
        loadingText={t('common.loading')}
        noOptionsText={t('field.nothingFound')}
        clearText={t('field.clear')}
        openText={t('field.open')}
        closeText={t('common.close')}
        renderInput={params => (
          <TextField
            {...params}
            hiddenLabel
            error={state.error !== undefined}
            onBlur={state.blur}
            inputRef={state.ref}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-describedby': state.describedBy,
                'aria-required': props.required || undefined,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

function Display({value, dense}: DisplayProps) {
  const locale = useLocale();
  return isEmpty(value) ? <Empty /> : <Line text={languageName(String(value), locale)} dense={dense} />;
}

export const language: Control = {Input, Display, filter: containsFilter, width: 130};
