import type {AnyText} from '../document/types';
import {ColourPicker} from '../ui/ColourPicker';
import type {ChangeText} from './change-text';

/** Colour of the letters (ED-073). */
export function TextColours({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  return (
    <ColourPicker
      value={object.fill}
      history="historyTextColorRecords"
      onChange={(fill, final) => onChange({fill}, final ? 'now' : 'grouped')}
    />
  );
}
