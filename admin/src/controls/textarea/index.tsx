/** Several lines of text. */
import {text} from '../text';
import {TextLine} from '../shared/TextLine';
import type {Control, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} rows={props.bare ? 1 : 3} />;
}

export const textarea: Control = {...text, Input, wide: 'always', width: 240};
