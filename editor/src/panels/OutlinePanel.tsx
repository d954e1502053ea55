import {OUTLINE_COLOUR} from '../actions/text/edit-text';
import type {AnyText} from '../document/types';
import {ColourPicker} from '../ui/ColourPicker';
import {useText} from '../ui/use-text';
import {thicknessOf} from './EditText';
import {THICKNESSES} from './text-ranges';
import type {ChangeText} from './change-text';

/** Outline of the letters: how thick and in which colour. None takes the outline away (ED-345). */
export function OutlinePanel({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const thickness = thicknessOf(object);
  return (
    <>
      <div className="chips chips-wide" role="group" aria-label={t('text.thickness')}>
        {THICKNESSES.map((name, step) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={thickness === step}
            onClick={() => onChange({strokeWidth: step})}
          >
            {t(name)}
          </button>
        ))}
      </div>
      <h3>{t('text.outlineColour')}</h3>
      <ColourPicker
        value={object.stroke ?? OUTLINE_COLOUR}
        history="historyTextColorRecords"
        onChange={(stroke, final) => onChange({stroke}, final ? 'now' : 'grouped')}
      />
    </>
  );
}
