import {useState} from 'react';
import {editObject} from '../actions/selection/edit-object';
import type {TextView} from '../actions/text/text-panel';
import type {AnyText} from '../document/types';
import {shapeOf} from '../objects/text/shapes';
import {familiesOf, fontOf} from '../objects/text/fonts';
import {useRun} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {IconButton} from '../ui/IconButton';
import type {IconName} from '../ui/icons';
import {Slider} from '../ui/Slider';
import {TextArea} from '../ui/TextArea';
import {useText} from '../ui/use-text';
import type {ChangeText} from './change-text';
import {CURVE, LINE_HEIGHT, ROTATION, SIZES, SPACING, TEXT_SIZE, THICKNESSES, TYPING_MS} from './text-ranges';
import {useDebounced} from './use-debounced';

const ALIGNMENTS = [
  ['left', 'align-left', 'text.left'],
  ['center', 'align-center', 'text.center'],
  ['right', 'align-right', 'text.right'],
] as const;

export interface EditTextProps {
  readonly object: AnyText;
  readonly onChange: ChangeText;
  onShow(view: TextView): void;
}

/** All properties of a text (ED-071..084). */
export function EditText({object, onChange, onShow}: EditTextProps) {
  const t = useText();
  const {runWith} = useRun();
  return (
    <fieldset className="plain" disabled={!object.selectable}>
      <Content object={object} onChange={onChange} />
      <div className="rows">
        <Row label={t('text.font')} onClick={() => onShow(3)}>
          <span style={{fontFamily: familiesOf(object.fontFamily)}}>{object.fontFamily}</span>
        </Row>
        <Row label={t('text.colour')} onClick={() => onShow(4)}>
          <span className="dot" style={{background: object.fill}} />
        </Row>
        <Row label={t('text.outline')} onClick={() => onShow(6)}>
          {object.stroke !== null && <span className="dot" style={{background: object.stroke}} />}
          {t(THICKNESSES[thicknessOf(object)] ?? 'text.none')}
        </Row>
        <Row label={t('text.shape')} onClick={() => onShow(5)}>
          {t(`shape.${shapeOf(object)}`)}
        </Row>
      </div>
      <Styles object={object} onChange={onChange} />
      <Size object={object} onChange={onChange} />
      {object.kind === 'curved-text' && (
        <Slider
          label={t('text.curve')}
          value={object.radian}
          {...CURVE}
          onChange={radian => onChange({radian}, 'grouped')}
        />
      )}
      {object.kind === 'curved-text' && (
        <label className="check">
          <input
            type="checkbox"
            checked={object.flipped}
            onChange={event => onChange({flipped: event.target.checked})}
          />
          {t('text.flipped')}
        </label>
      )}
      <Slider
        label={t('text.rotation')}
        value={object.angle}
        {...ROTATION}
        unit="°"
        onChange={angle => runWith(editObject, {patch: {angle}, capture: 'grouped'})}
      />
      <Slider
        label={t('text.spacing')}
        value={object.charSpacing}
        {...SPACING}
        onChange={charSpacing => onChange({charSpacing}, 'grouped')}
      />
      <Slider
        label={t('text.lineHeight')}
        value={object.lineHeight}
        {...LINE_HEIGHT}
        digits={1}
        onChange={lineHeight => onChange({lineHeight}, 'grouped')}
      />
    </fieldset>
  );
}

/** Any size, and the usual ones at hand. */
function Size({object, onChange}: Pick<EditTextProps, 'object' | 'onChange'>) {
  const t = useText();
  const shownSize = object.fontSize * object.scaleX;
  return (
    <>
      <Slider
        label={t('text.size')}
        value={shownSize}
        {...TEXT_SIZE}
        onChange={size => onChange({fontSize: size / object.scaleX}, 'grouped')}
      />
      <div className="chips chips-even" role="group" aria-label={t('text.sizes')}>
        {SIZES.map(size => (
          <button
            key={size}
            type="button"
            className="chip"
            aria-pressed={Math.round(shownSize) === size}
            onClick={() => onChange({fontSize: size / object.scaleX})}
          >
            {size}
          </button>
        ))}
      </div>
    </>
  );
}

/** Step of the thickness, 0 to 5; a thicker outline of an older design counts as the thickest. */
export const thicknessOf = ({stroke, strokeWidth}: AnyText): number =>
  stroke === null ? 0 : Math.min(THICKNESSES.length - 1, Math.round(strokeWidth));

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
      label={t('text.content')}
      rows={3}
      maxLength={2000}
      value={typed ?? object.text}
      onChange={event => {
        setTyped(event.target.value);
        apply(event.target.value);
      }}
    />
  );
}

function Row({
  label,
  children,
  onClick,
}: {
  readonly label: string;
  readonly children: React.ReactNode;
  onClick(): void;
}) {
  return (
    <button type="button" className="row" onClick={onClick}>
      <span>{label}</span>
      <span className="row-value">{children}</span>
      <Icon name="chevron" size={16} />
    </button>
  );
}

function Styles({object, onChange}: {readonly object: AnyText; readonly onChange: ChangeText}) {
  const t = useText();
  const {bold, italic} = fontOf(object.fontFamily);
  const isBold = object.fontWeight === 'bold' || Number(object.fontWeight) >= 600;
  const toggle = (icon: IconName, label: string, on: boolean, onClick: () => void, disabled = false) => (
    <IconButton key={icon} icon={icon} label={label} aria-pressed={on} disabled={disabled} onClick={onClick} />
  );
  return (
    <div className="styles">
      <div className="segment" role="group" aria-label={t('text.align')}>
        {ALIGNMENTS.map(([align, icon, label]) =>
          toggle(icon, t(label), object.textAlign === align, () => onChange({textAlign: align})),
        )}
      </div>
      <div className="segment" role="group" aria-label={t('text.style')}>
        {toggle('bold', t('text.bold'), isBold, () => onChange({fontWeight: isBold ? 'normal' : 'bold'}), !bold)}
        {toggle(
          'italic',
          t('text.italic'),
          object.fontStyle === 'italic',
          () => onChange({fontStyle: object.fontStyle === 'italic' ? 'normal' : 'italic'}),
          !italic,
        )}
        {toggle('underline', t('text.underline'), object.underline, () => onChange({underline: !object.underline}))}
        {toggle('strike', t('text.strike'), object.linethrough, () => onChange({linethrough: !object.linethrough}))}
      </div>
    </div>
  );
}
