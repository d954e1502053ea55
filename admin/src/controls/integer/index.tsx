/** A whole number. */
import {useLocale} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {parseInteger} from '../shared/number';
import {rangeFilter} from '../shared/range-filter';
import {TextLine} from '../shared/TextLine';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} inputMode="numeric" parse={parseInteger} />;
}

/** Years and small numbers have no separators, long ones do. */
const GROUPED = {useGrouping: 'min2'} as const;

function Display({value, field}: DisplayProps) {
  const locale = useLocale();
  if (isEmpty(value)) return <Empty />;
  return (
    <>{typeof value === 'number' && field.name !== 'id' ? value.toLocaleString(locale, GROUPED) : String(value)}</>
  );
}

export const integer: Control = {Input, Display, filter: rangeFilter, align: 'right', width: 90};
