import {useCallback, useState} from 'react';
import {replaceColour, resetColours, toggleSingleColour} from '../actions/colour/picture-colours';
import {changedColour, COLOURS_SHOWN} from '../document/recolour';
import type {ImageObject} from '../document/types';
import {Button} from '../ui/Button';
import {ColourPicker} from '../ui/ColourPicker';
import {useEnabled, useRun, useWorkbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {useLoaded} from '../ui/use-loaded';

/** Colours of a picture: all in one, or one for another in two picks (ED-093, ED-285..287). */
export function EditColour({picture}: {readonly picture: ImageObject}) {
  const t = useText();
  const {run} = useRun();
  const changed = useEnabled(resetColours);
  return (
    <section className="edit-colour" aria-label={t('picture.editColour')}>
      <h3>{t('picture.editColour')}</h3>
      <label className="check">
        <input type="checkbox" checked={picture.singleColor === true} onChange={() => run(toggleSingleColour)} />
        {t('picture.singleColour')}
      </label>
      <Replace key={`${picture.id} ${picture.src}`} picture={picture} />
      {changed && (
        <Button kind="quiet" icon="undo" onClick={() => run(resetColours)}>
          {t('picture.ownColours')}
        </Button>
      )}
    </section>
  );
}

const UNKNOWN: readonly string[] | null = null;

function Replace({picture}: {readonly picture: ImageObject}) {
  const t = useText();
  const {services} = useWorkbench();
  const {runWith} = useRun();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const {src, colorChanges = []} = picture;
  const found = useLoaded<readonly string[] | null>(
    useCallback(() => services.coloursOf(src), [services, src]),
    UNKNOWN,
  );
  if (!found) return <Spinner label={t('picture.looking')} />;
  if (found.length === 0) return <p className="panel-empty">{t('picture.noColours')}</p>;

  /** While the hand moves over the wheel nothing is changed: the second pick is where it lets go. */
  function pick(colour: string, final: boolean): void {
    setTo(final ? null : colour);
    if (final) runWith(replaceColour, {from, to: colour});
  }

  return (
    <>
      <div className="picture-colours" role="group" aria-label={t('picture.colours')}>
        {found.slice(0, COLOURS_SHOWN).map(colour => {
          const now = changedColour(colour, colorChanges);
          return (
            <button
              key={colour}
              type="button"
              className="swatch"
              style={{background: now}}
              title={now}
              aria-label={t('picture.colour', {colour: now})}
              aria-pressed={from === colour}
              onClick={() => setFrom(colour)}
            />
          );
        })}
      </div>
      <h3>{t('picture.replacement')}</h3>
      <ColourPicker
        value={to ?? (from === null ? '#000000' : changedColour(from, colorChanges))}
        history="historyPicColorRecords"
        onChange={pick}
      />
    </>
  );
}
