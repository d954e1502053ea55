/** A line of text. */
import type {Control, DisplayProps} from '../types';
import {containsFilter} from '../shared/contains-filter';
import {Empty, isEmpty} from '../shared/Empty';
import {Line} from '../shared/Line';
import {TextLine} from '../shared/TextLine';

function Display({value, dense}: DisplayProps) {
  return isEmpty(value) ? <Empty /> : <Line text={String(value)} dense={dense} />;
}

export const text: Control = {Input: TextLine, Display, filter: containsFilter, width: 150};
