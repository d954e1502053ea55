/** A part of a whole, kept as 0.25 and read as 25%. */
import Decimal from 'decimal.js';
import {useLocale} from '../../i18n/hooks';
import {isDecimal} from '../money/format';
import {number} from '../number';
import {Empty, isEmpty} from '../shared/Empty';
import type {Control, DisplayProps} from '../types';

function Display({value}: DisplayProps) {
  const locale = useLocale();
  if (isEmpty(value)) return <Empty />;
  if (!isDecimal(value)) return <>{String(value)}</>;
  const share = new Decimal(value).toNumber();
  return <>{new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 2}).format(share)}</>;
}

export const share: Control = {...number, Display, width: 100};
