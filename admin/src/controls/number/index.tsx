/** A number with decimals that is no money. Exact decimals, such as rates, stay strings. */
import {useLocale} from '../../i18n/hooks';
import {integer} from '../integer';
import {DEFAULT_SCALE, finishMoney, formatMoney} from '../money/format';
import {finishNumber, parseNumber} from '../shared/number';
import {TextLine} from '../shared/TextLine';
import {Empty, isEmpty} from '../shared/Empty';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  const {kind, scale = DEFAULT_SCALE} = props.field;
  if (kind === 'decimal')
    return <TextLine {...props} inputMode="decimal" onLeave={value => finishMoney(value, scale)} />;
  return <TextLine {...props} inputMode="decimal" parse={parseNumber} onLeave={finishNumber} />;
}

function Display({field, value}: DisplayProps) {
  const locale = useLocale();
  if (isEmpty(value)) return <Empty />;
  if (field.kind === 'decimal') return <>{formatMoney(String(value), {locale, scale: field.scale ?? DEFAULT_SCALE})}</>;
  return <>{typeof value === 'number' ? value.toLocaleString(locale, {maximumFractionDigits: 10}) : String(value)}</>;
}

export const number: Control = {...integer, Input, Display, width: 110};
