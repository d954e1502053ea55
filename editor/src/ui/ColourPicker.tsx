import {lazy, Suspense, useId, useState} from 'react';
import {toHex} from '../document/colour';
import {Button} from './Button';
import {COLOURS_KEPT, keepRecent, readRecent, withRecent, type RecentKey} from './recent';
import {useText} from './use-text';

const Wheel = lazy(async () => ({default: (await import('react-colorful')).HexColorPicker}));
const MoreColours = lazy(async () => ({default: (await import('./MoreColours')).MoreColours}));

/** Enamel and print basics, then lighter and darker ones. */
const PRESETS = [
  '#000000',
  '#ffffff',
  '#6b7280',
  '#b3261e',
  '#e4572e',
  '#f2a20c',
  '#f7d046',
  '#2e7d4f',
  '#7cb518',
  '#0f766e',
  '#2b9eb3',
  '#1d4ed8',
  '#1e3a5f',
  '#6d28d9',
  '#c026d3',
  '#f5a3b7',
  '#7b4b2a',
  '#d9b38c',
  '#da9f19',
  '#fcdc7d',
  '#c0c5cc',
  '#b87333',
  '#3f4450',
  '#f4ead5',
];

export interface ColourPickerProps {
  readonly value: string;
  readonly history: RecentKey;
  /** A colour was chosen; `final` when the hand has let go, so that it belongs into the history of colours. */
  onChange(colour: string, final: boolean): void;
}

/** Swatches, recent colours and a free choice. */
export function ColourPicker({value, history, onChange}: ColourPickerProps) {
  const t = useText();
  const [recent, setRecent] = useState(() => readRecent(history));
  const [more, setMore] = useState(false);
  const hex = toHex(value);
  const choose = (colour: string): void => {
    const next = withRecent(recent, colour, COLOURS_KEPT);
    setRecent(next);
    keepRecent(history, next);
    onChange(colour, true);
  };
  return (
    <div className="colours">
      <Swatches title={t('colour.preset')} colours={PRESETS} value={hex} onChoose={choose} />
      {recent.length > 0 && <Swatches title={t('colour.recent')} colours={recent} value={hex} onChoose={choose} />}
      <Button kind="plain" icon="palette" onClick={() => setMore(true)}>
        {t('colour.more')}
      </Button>
      {more && (
        <Suspense>
          <MoreColours onChoose={choose} onClose={() => setMore(false)} />
        </Suspense>
      )}
      <div className="colours-free" onPointerUp={() => choose(hex)}>
        <Suspense fallback={<div className="colours-wheel" />}>
          <Wheel color={hex} onChange={colour => onChange(colour, false)} />
        </Suspense>
      </div>
      <HexField value={hex} onChoose={choose} />
    </div>
  );
}

function Swatches({
  title,
  colours,
  value,
  onChoose,
}: {
  readonly title: string;
  readonly colours: readonly string[];
  readonly value: string;
  onChoose(colour: string): void;
}) {
  const t = useText();
  return (
    <section>
      <h3>{title}</h3>
      <div className="swatches">
        {colours.map(colour => (
          <button
            key={colour}
            type="button"
            className="swatch"
            style={{background: colour}}
            aria-label={t('colour.use', {colour})}
            title={colour}
            aria-pressed={colour.toLowerCase() === value}
            onClick={() => onChoose(colour)}
          />
        ))}
      </div>
    </section>
  );
}

function HexField({value, onChoose}: {readonly value: string; onChoose(colour: string): void}) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = (): void => {
    if (typed !== null && /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(typed))
      onChoose(toHex(typed.startsWith('#') ? typed : `#${typed}`));
    setTyped(null);
  };
  return (
    <div className="field colours-hex">
      <label htmlFor={id}>{t('colour.value')}</label>
      <input
        id={id}
        value={typed ?? value}
        maxLength={7}
        spellCheck={false}
        onChange={event => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={event => {
          if (event.key === 'Enter') finish();
        }}
      />
    </div>
  );
}
