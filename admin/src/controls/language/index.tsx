/** A language, kept by its code such as `en-us`: shown by name, chosen among the languages of the settings. */
import {useMemo, useState} from 'react';
import {useGetList} from 'react-admin';
import {useLocale} from '../../i18n/hooks';
import type {EntityRecord} from '../../model/record';
import {containsFilter} from '../shared/contains-filter';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {OptionBox} from '../shared/OptionBox';
import type {Control, DisplayProps, InputProps} from '../types';
import {languageName} from './language-name';

const SETTINGS = 'language';
/** More than any shop speaks. */
const MAX_LANGUAGES = 200;

function Input(props: InputProps) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const {data, isFetching} = useGetList<EntityRecord>(
    SETTINGS,
    {pagination: {page: 1, perPage: MAX_LANGUAGES}, sort: {field: 'sort', order: 'ASC'}, filter: {}},
    {enabled: isOpen},
  );
  const codes = useMemo(() => (data ?? []).map(record => String(record.language)), [data]);
  return (
    <OptionBox
      input={props}
      options={codes}
      nameOf={code => languageName(code, locale)}
      isLoading={isFetching}
      onOpen={setOpen}
    />
  );
}

function Display({value, dense}: DisplayProps) {
  const locale = useLocale();
  return isEmpty(value) ? <Empty /> : <Line text={languageName(String(value), locale)} dense={dense} />;
}

export const language: Control = {Input, Display, filter: containsFilter, width: 130};
