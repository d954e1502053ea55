/** A day of the calendar, without a time. */
import {dateFilter} from '../datetime/filter';
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import type {Control, DisplayProps, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} type="date" />;
}

function Display({value}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  return (
    <time dateTime={String(value)} style={{whiteSpace: 'nowrap'}}>
      {String(value)}
    </time>
  );
}

export const date: Control = {Input, Display, filter: dateFilter, width: 110};
