/** A moment: UTC on the wire, local on the screen. */
import {useContext} from 'react';
import {useLocale} from '../../i18n/hooks';
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import type {Control, DisplayProps, InputProps} from '../types';
import {DateStyleContext} from './date-style';
import {Due} from './Due';
import {dateFilter} from './filter';
import {formatDateTime, fromLocalInput, toLocalInput} from '../../formatting/local-time';
import {relativeTime, useMinute} from './relative';

function Input(props: InputProps) {
  return <TextLine {...props} type="datetime-local" format={toLocalInput} parse={fromLocalInput} />;
}

/** Near moments by their distance; the exact one is told on hover, and on paper. */
function Relative({value}: Pick<DisplayProps, 'value'>) {
  const text = relativeTime(value, useMinute(), useLocale());
  if (text === undefined) return <Exact value={value} dense />;
  const exact = formatDateTime(value);
  return (
    <time dateTime={String(value)} title={formatDateTime(value, true)} data-exact={exact}>
      {text}
    </time>
  );
}

function Exact({value, dense}: Pick<DisplayProps, 'value' | 'dense'>) {
  return (
    <time dateTime={String(value)} style={{whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums'}}>
      {formatDateTime(value, !dense)}
    </time>
  );
}

function Display({field, value, dense}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  return field.isDue && typeof value === 'string' ? (
    <Due value={value} dense={dense} />
  ) : (
    <Moment value={value} dense={dense} />
  );
}

function Moment({value, dense}: Pick<DisplayProps, 'value' | 'dense'>) {
  const style = useContext(DateStyleContext);
  return dense && style === 'relative' ? <Relative value={value} /> : <Exact value={value} dense={dense} />;
}

export const datetime: Control = {Input, Display, filter: dateFilter, width: 140};
