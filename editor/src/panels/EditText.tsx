import {useState} from 'react';
import {editObject} from '../actions/edit-object';
import type {AnyText} from '../document/types';
import {MAX_RADIUS, MIN_RADIUS} from '../objects/curved-text/definition';
import {fontOf} from '../objects/text/fonts';
import {useRun} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {IconButton} from '../ui/IconButton';
import type {IconName} from '../ui/icons';
import {Slider} from '../ui/Slider';
import {TextArea} from '../ui/TextArea';
import {useText} from '../ui/use-text';
import type {ChangeText} from './TextPanel';
import {useDebounced} from './use-debounced';

/** Typing reaches the canvas this long after the last key (ED-071). */
const TYPING_MS = 300;

/** Sizes to choose at once (ED-078). */
const SIZES = [30, 40, 50, 60, 70, 80, 90, 100];

const ALIGNMENTS = [['left', 'align-left', 'text.left'], ['center', 'align-center', 'text.center'], ['right', 'align-right', 'text.right']] as const;

export interface EditTextProps {
  readonly object: AnyText;
  readonly onChange: ChangeText;
  onShow(view: 3 | 4 | 6): void;
}

/** All properties of a text (ED-071..084). */
export function EditText({object, onChange, onShow}: EditTextProps) {
  const t = useText();
  const {give} = useRun();
  const shownSize = object.fontSize * object.scaleX;
  return (
    <fieldset className="plain" disabled={!object.selectable}>
      <Content object={object} onChange={onChange} />
      <div className="rows">
        <Row label={t('text.font')} onClick={() => onShow(3)}><span style={{fontFamily: `"${fontOf(object.fontFamily).face}"`}}>{object.fontFamily}</span></Row>
        <Row label={t('text.colour')} onClick={() => onShow(4)}><span className="dot" style={{background: object.fill}} /></Row>
        <Row label={t('text.outline')} onClick={() => onShow(6)}>{object.stroke === null ? t('text.none') : <span className="dot" style={{background: object.stroke}} />}</Row>
      </div>
      <Styles object={object} onChange={onChange} />
      <Slider label={t('text.size')} value={shownSize} min={16} max={200} onChange={size => onChange({fontSize: size / object.scaleX}, 'grouped')} />
      <div className="chips chips-even" role="group" aria-label={t('text.sizes')}>
        {SIZES.map(size => <button key={size} type="button" className="chip" aria-pressed={Math.round(shownSize) === size} onClick={() => onChange({fontSize: size / object.scaleX})}>{size}</button>)}
      </div>
      {object.kind === 'curved-text' && <Slider label={t('text.curve')} value={object.radian} min={MIN_RADIUS} max={MAX_RADIUS} step={10} onChange={radian => onChange({radian}, 'grouped')} />}
      {object.kind === 'curved-text' && <label className="check"><input type="checkbox" checked={object.flipped} onChange={event => onChange({flipped: event.target.checked})} />{t('text.flipped')}</label>}
      <Slider label={t('text.rotation')} value={object.angle} min={-360} max={360} unit="°" onChange={angle => give(editObject, {patch: {angle}, capture: 'grouped'})} />
      <Slider label={t('text.spacing')} value={object.charSpacing} min={0} max={1000} step={10} onChange={charSpacing => onChange({charSpacing}, 'grouped')} />
      <Slider label={t('text.lineHeight')} value={object.lineHeight} min={0} max={10} step={0.1} digits={1} onChange={lineHeight => onChange({lineHeight}, 'grouped')} />
    </fieldset>
  );
}

/** Shows at once what is typed; the canvas follows after a pause. */
function Content({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const apply = useDebounced((text: string) => {
    setTyped(null);
    onChange({text}, 'grouped');
  }, TYPING_MS);
  return (
    <TextArea
      label={t('text.content')} rows={3} maxLength={2000} value={typed ?? object.text}
      onChange={event => {
        setTyped(event.target.value);
        apply(event.target.value);
      }}
    />
  );
}

function Row({label, children, onClick}: {readonly label: string; readonly children: React.ReactNode; onClick(): void}) {
  return <button type="button" className="row" onClick={onClick}><span>{label}</span><span className="row-value">{children}</span><Icon name="chevron" size={16} /></button>;
}

function Styles({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const {bold, italic} = fontOf(object.fontFamily);
  const isBold = object.fontWeight === 'bold' || Number(object.fontWeight) >= 600;
  const toggle = (icon: IconName, label: string, on: boolean, onClick: () => void, disabled = false) =>
    <IconButton key={icon} icon={icon} label={label} aria-pressed={on} disabled={disabled} onClick={onClick} />;
  return (
    <div className="styles">
      <div className="segment" role="group" aria-label={t('text.align')}>
        {ALIGNMENTS.map(([align, icon, label]) => toggle(icon, t(label), object.textAlign === align, () => onChange({textAlign: align})))}
      </div>
      <div className="segment" role="group" aria-label={t('text.style')}>
        {toggle('bold', t('text.bold'), isBold, () => onChange({fontWeight: isBold ? 'normal' : 'bold'}), !bold)}
        {toggle('italic', t('text.italic'), object.fontStyle === 'italic', () => onChange({fontStyle: object.fontStyle === 'italic' ? 'normal' : 'italic'}), !italic)}
        {toggle('underline', t('text.underline'), object.underline, () => onChange({underline: !object.underline}))}
        {toggle('strike', t('text.strike'), object.linethrough, () => onChange({linethrough: !object.linethrough}))}
      </div>
    </div>
  );
}
