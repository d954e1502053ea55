/** A span of time, kept in minutes: entered as 90, 1:30 or 1h 30min, and read as hours and minutes. */
import {isMinutes, minutesAsClock, minutesAsSpan, readMinutes} from '../../formatting/minutes';
import {integer} from '../integer';
import {Empty, isEmpty} from '../shared/Empty';
import {TextLine} from '../shared/TextLine';
import type {Control, DisplayProps, InputProps} from '../types';

/** What is typed stays as it is until the field is left. */
function finish(value: unknown): unknown {
  return typeof value === 'string' ? (readMinutes(value) ?? value) : value;
}

const clockText = (value: unknown): string => (isMinutes(value) ? minutesAsClock(value) : String(value ?? ''));

function Input(props: InputProps) {
  return <TextLine {...props} format={clockText} onLeave={finish} />;
}

function Display({value}: DisplayProps) {
  if (isEmpty(value)) return <Empty />;
  return <>{isMinutes(value) ? minutesAsSpan(value) : String(value)}</>;
}

export const minutes: Control = {...integer, Input, Display, width: 110};
