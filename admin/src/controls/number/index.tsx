/** A number with decimals that is no money. */
import {integer} from '../integer';
import {finishNumber, parseNumber} from '../shared/number';
import {TextLine} from '../shared/TextLine';
import type {Control, InputProps} from '../types';

function Input(props: InputProps) {
  return <TextLine {...props} inputMode="decimal" parse={parseNumber} onLeave={finishNumber} />;
}

export const number: Control = {...integer, Input, width: 110};
