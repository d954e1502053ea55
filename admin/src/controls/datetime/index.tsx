/** A moment: UTC on the wire, local on the screen. */
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import type {Control, DisplayProps, InputProps} from '../types';
import {dateFilter} from './filter';
import {formatDateTime, fromLocalInput, toLocalInput} from './local';

function Input(props: InputProps) {
  return <TextLine {...props} type="datetime-local" format={toLocalInput} parse={fromLocalInput} />;
}

function Display({value, dense}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  return <time dateTime={String(value)} style={{whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums'}}>{formatDateTime(value, !dense)}</time>;
}

export const datetime: Control = {Input, Display, filter: dateFilter, width: 140};
