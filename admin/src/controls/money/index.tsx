/** An exact decimal, shown as money where a sibling names the currency. */
import {useWatch} from 'react-hook-form';
import type {Field} from '@emblem/schemas';
import {useFormTarget} from '../../model/form-target';
import {useLocale} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {rangeFilter} from '../shared/range-filter';
import {TextLine} from '../shared/TextLine';
import type {Control, DisplayProps, InputProps} from '../types';
import {DEFAULT_SCALE, finishMoney, formatMoney} from './format';

function scaleOf(field: Field): number {
  return field.scale ?? DEFAULT_SCALE;
}

/** The path of the sibling property that holds the currency code. */
function currencyPath({field, name}: InputProps): string {
  if (field.currency === undefined) return '';
  const parent = name.slice(0, name.length - field.name.length);
  return `${parent}${field.currency}`;
}

function Input(props: InputProps) {
  const path = currencyPath(props);
  const {record} = useFormTarget();
  const entered: unknown = useWatch({name: path, disabled: path === ''});
  // A dialog may ask for the amount alone.
  const currency = entered ?? record?.[path];
  return (
    <TextLine
      {...props}
      inputMode="decimal"
      align="right"
      start={typeof currency === 'string' && path !== '' ? currency : undefined}
      onLeave={value => finishMoney(value, scaleOf(props.field))}
    />
  );
}

function Display({field, value, record}: DisplayProps) {
  const locale = useLocale();
  if (isEmpty(value)) return <Empty />;
  const currency = field.currency === undefined ? undefined : record[field.currency];
  return (
    <>
      {formatMoney(String(value), {
        locale,
        currency: typeof currency === 'string' ? currency : undefined,
        scale: scaleOf(field),
      })}
    </>
  );
}

export const money: Control = {Input, Display, filter: rangeFilter, align: 'right', width: 120};
