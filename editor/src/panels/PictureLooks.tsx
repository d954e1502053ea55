import {useState} from 'react';
import {FIRST_CUT, setCutOut, setFrame} from '../actions/picture/shapes';
import {MAX_FEATHER, type CutOut} from '../document/cut-out';
import {FRAMES} from '../document/outlines';
import type {ImageObject} from '../document/types';
import {useRun} from '../ui/editor-context';
import {Slider} from '../ui/Slider';
import {useText} from '../ui/use-text';
import {OutlineTile} from './OutlineTile';
import {useDebounced} from './use-debounced';

/** The picture follows a slider after this pause: every value means looking at all its pixels. */
const PAUSE_MS = 150;

/** The frame of a picture, and its ground. */
export default function PictureLooks({picture}: {readonly picture: ImageObject}) {
  const t = useText();
  const {runWith} = useRun();
  const vector = /\.svg($|\?)/i.test(picture.src);
  return (
    <>
      <section className="edit-colour" aria-label={t('frames.title')}>
        <h3>{t('frames.title')}</h3>
        <div className="outlines outlines-frames" role="group" aria-label={t('frames.title')}>
          <button
            type="button"
            className="outline-tile"
            aria-pressed={picture.frame === undefined}
            onClick={() => runWith(setFrame, null)}
          >
            {t('frames.none')}
          </button>
          {FRAMES.map(name => (
            <button
              key={name}
              type="button"
              className="outline-tile"
              title={t(`outline.${name}`)}
              aria-label={t(`outline.${name}`)}
              aria-pressed={picture.frame === name}
              onClick={() => runWith(setFrame, name)}
            >
              <OutlineTile name={name} />
            </button>
          ))}
        </div>
      </section>
      {!vector && (
        <section className="edit-colour" aria-label={t('cut.title')}>
          <h3>{t('cut.title')}</h3>
          <label className="check">
            <input
              type="checkbox"
              checked={picture.cutOut !== undefined}
              onChange={event => runWith(setCutOut, {cutOut: event.target.checked ? FIRST_CUT : null})}
            />
            {t('cut.remove')}
          </label>
          {picture.cutOut && <Cutting key={picture.id} cutOut={picture.cutOut} />}
          <p className="panel-help">{t('cut.help')}</p>
        </section>
      )}
    </>
  );
}

function Cutting({cutOut}: {readonly cutOut: CutOut}) {
  const t = useText();
  const {runWith} = useRun();
  const [moving, setMoving] = useState<CutOut | null>(null);
  const apply = useDebounced((next: CutOut) => {
    setMoving(null);
    runWith(setCutOut, {cutOut: next, capture: 'grouped'});
  }, PAUSE_MS);
  const shown = moving ?? cutOut;
  const move = (change: Partial<CutOut>): void => {
    const next = {...shown, ...change};
    setMoving(next);
    apply(next);
  };
  return (
    <>
      <Slider
        label={t('cut.tolerance')}
        value={shown.tolerance}
        min={0}
        max={100}
        onChange={tolerance => move({tolerance})}
      />
      <Slider
        label={t('cut.feather')}
        value={shown.feather}
        min={0}
        max={MAX_FEATHER}
        onChange={feather => move({feather})}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={shown.edges}
          onChange={event => runWith(setCutOut, {cutOut: {...shown, edges: event.target.checked}})}
        />
        {t('cut.edges')}
      </label>
    </>
  );
}
