import type {MessageKey} from '../i18n/keys';
import type {AnyText} from '../document/types';
import {ColourPicker} from '../ui/ColourPicker';
import {useText} from '../ui/use-text';
import type {ChangeText} from './TextPanel';

/** Thickness 0 to 5 by name (ED-079). */
const STEPS: readonly MessageKey[] = ['text.none', 'text.veryThin', 'text.thin', 'text.medium', 'text.thick', 'text.veryThick'];

const DEFAULT_COLOUR = '#ffffff';

/** Outline of the letters: how thick and in which colour. None takes the outline away. */
export function OutlinePanel({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const width = object.stroke === null ? 0 : Math.round(object.strokeWidth);
  const setWidth = (next: number): void => onChange(next === 0 ? {stroke: null, strokeWidth: 0} : {stroke: object.stroke ?? DEFAULT_COLOUR, strokeWidth: next});
  return (
    <>
      <div className="chips chips-wide" role="group" aria-label={t('text.thickness')}>
        {STEPS.map((step, index) => <button key={step} type="button" className="chip" aria-pressed={width === index} onClick={() => setWidth(index)}>{t(step)}</button>)}
      </div>
      <h3>{t('text.outlineColour')}</h3>
      <ColourPicker value={object.stroke ?? DEFAULT_COLOUR} history="historyTextColorRecords" onChange={(stroke, final) => onChange({stroke}, final ? 'now' : 'grouped')} />
    </>
  );
}
