import {useId} from 'react';
import {lengthOf, PRESETS, setStickerShape, setStickerSize, shownSize, SIZE_LENGTH} from '../actions/product/sticker';
import {stickerShapeOf} from '../document/side';
import type {StickerShape, StickerShapeObject} from '../document/types';
import {stickerPath} from '../objects/sticker-shape/geometry';
import {useEditorState, useRun, useSide} from '../ui/editor-context';
import {useText} from '../ui/use-text';

const SHAPES = [1, 2, 3, 4] as const;
const NAME = {1: 'sticker.shape1', 2: 'sticker.shape2', 3: 'sticker.shape3', 4: 'sticker.shape4'} as const;

/** Outline and size of the sticker (ED-005). */
export function StickerSettings() {
  const sticker = stickerShapeOf(useSide());
  if (!sticker) return null;
  return (
    <div className="product-settings">
      <Shapes shape={sticker.shape} />
      <SizeFields sticker={sticker} />
    </div>
  );
}

function Shapes({shape}: {readonly shape: StickerShape}) {
  const t = useText();
  const {runWith} = useRun();
  return (
    <section>
      <h3>{t('sticker.shape')}</h3>
      <div className="sticker-shapes" role="group" aria-label={t('sticker.shape')}>
        {SHAPES.map(entry => (
          <button
            key={entry}
            type="button"
            className="sticker-shape"
            aria-pressed={shape === entry}
            aria-label={t(NAME[entry])}
            title={t(NAME[entry])}
            onClick={() => runWith(setStickerShape, entry)}
          >
            <svg viewBox="-2 -2 48 36" aria-hidden="true">
              <path d={stickerPath({shape: entry, width: 44, height: 32})} />
            </svg>
          </button>
        ))}
      </div>
    </section>
  );
}

function SizeFields({sticker}: {readonly sticker: StickerShapeObject}) {
  const t = useText();
  const {runWith} = useRun();
  const shown = shownSize(
    useEditorState(state => state.stickerSize),
    sticker,
  );
  const typed = useEditorState(state => state.stickerSize !== null);
  return (
    <section>
      <h3>{t('sticker.size')}</h3>
      <div className="sticker-size">
        <SizeField
          label={t('sticker.width')}
          value={shown.width}
          wrong={typed && lengthOf(shown.width) === undefined}
          onChange={width => runWith(setStickerSize, {...shown, width})}
        />
        <span aria-hidden="true">×</span>
        <SizeField
          label={t('sticker.height')}
          value={shown.height}
          wrong={typed && lengthOf(shown.height) === undefined}
          onChange={height => runWith(setStickerSize, {...shown, height})}
        />
      </div>
      <div className="chips" role="group" aria-label={t('sticker.presets')}>
        {PRESETS.map(side => (
          <button
            key={side}
            type="button"
            className="chip"
            aria-label={t('sticker.preset', {side})}
            aria-pressed={sticker.stickerWidth === side && sticker.stickerHeight === side}
            onClick={() => runWith(setStickerSize, {width: String(side), height: String(side)})}
          >{`${side}×${side}`}</button>
        ))}
      </div>
    </section>
  );
}

/** A wrong length is marked by a popover at the field (ED-322). */
function SizeField({
  label,
  value,
  wrong,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly wrong: boolean;
  onChange(value: string): void;
}) {
  const t = useText();
  const id = useId();
  return (
    <div className={`field sticker-field ${wrong ? 'field-wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        maxLength={SIZE_LENGTH}
        autoComplete="off"
        value={value}
        required
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-note` : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {wrong && (
        <p id={`${id}-note`} className="popover" role="alert">
          {t('form.required')}
        </p>
      )}
    </div>
  );
}
