import {useEffect, useMemo, useState} from 'react';
import {cardsOfType, ColourSearch, loadColours, type FoundColours} from '../actions/colour/colour-cards';
import type {ColourCard} from '../store/tools';
import {Button} from './Button';
import {Dialog} from './Dialog';
import {useEditorState, useRun, useWorkbench} from './editor-context';
import {Field} from './Field';
import {Spinner} from './Spinner';
import {useText} from './use-text';

/** All Pantone colours by their groups, with a search (ED-170). */
export function MoreColours({onChoose, onClose}: {onChoose(colour: string): void; onClose(): void}) {
  const t = useText();
  const workbench = useWorkbench();
  const {run} = useRun();
  const cards = useEditorState(state => state.colourCards);
  const [found, setFound] = useState<FoundColours>({show: 'all'});
  const [typed, setTyped] = useState('');
  const [typeId, setTypeId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ColourCard | null>(null);
  const [missing, setMissing] = useState(false);
  const [group, setGroup] = useState<{readonly typeId: number; readonly cards: readonly ColourCard[]} | null>(null);
  const search = useMemo(() => new ColourSearch(workbench, setFound), [workbench]);
  useEffect(() => run(loadColours), [run]);
  useEffect(() => () => search.close(), [search]);

  function confirm(): void {
    if (!chosen) return setMissing(true);
    onChoose(chosen.code);
    onClose();
  }

  async function choose(id: number | null): Promise<void> {
    setTypeId(id);
    if (id !== null) setGroup({typeId: id, cards: await cardsOfType(workbench, id)});
  }

  const ofGroup = group?.typeId === typeId ? group.cards : null;
  const all = typeId === null ? cards : ofGroup;
  const shown = found.show === 'found' ? found.cards : (all ?? []);
  return (
    <Dialog title={t('colour.more')} onClose={onClose}>
      <div className="form cards-form">
        <Field
          label={t('colour.search')}
          type="search"
          value={typed}
          maxLength={60}
          onChange={event => {
            setTyped(event.target.value);
            search.type(event.target.value);
          }}
        />
        {found.show === 'all' && <Types chosen={typeId} onChoose={id => void choose(id)} />}
        {!all && found.show === 'all' && <Spinner label={t('gallery.loading')} />}
        {found.show === 'found' && found.note && (
          <p className="form-note" role="status">
            {t(found.note.text, {colour: found.note.colour})}
          </p>
        )}
        {found.show === 'none' ? (
          <p className="cards-none" role="status">
            {t('colour.none')}
            <br />
            <small>{t('colour.noneHint')}</small>
          </p>
        ) : (
          <Cards
            cards={shown}
            chosen={chosen}
            onChoose={card => {
              setChosen(card);
              setMissing(false);
            }}
          />
        )}
        {missing && (
          <p className="field-wrong" role="alert">
            <span className="field-note">{t('picture.pickColour')}</span>
          </p>
        )}
        <div className="form-buttons">
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" onClick={confirm}>
            {t('colour.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Types({chosen, onChoose}: {readonly chosen: number | null; onChoose(id: number | null): void}) {
  const t = useText();
  const types = useEditorState(state => state.colourTypes);
  const chip = (id: number | null, name: string) => (
    <button key={id ?? 0} type="button" className="chip" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
      {name}
    </button>
  );
  return (
    <div className="chips" role="group" aria-label={t('colour.types')}>
      {chip(null, t('colour.all'))}
      {(types ?? []).map(type => chip(type.id, type.typeName))}
    </div>
  );
}

function Cards({
  cards,
  chosen,
  onChoose,
}: {
  readonly cards: readonly ColourCard[];
  readonly chosen: ColourCard | null;
  onChoose(card: ColourCard): void;
}) {
  const t = useText();
  return (
    <div className="cards" role="group" aria-label={t('colour.cards')}>
      {cards.map(card => (
        <button
          key={card.id}
          type="button"
          className="card"
          title={`${card.pantone} ${card.alt}`.trim()}
          aria-pressed={chosen?.id === card.id}
          onClick={() => onChoose(card)}
        >
          <span className="card-colour" style={{background: card.code}} />
          <span className="card-name">{card.pantone}</span>
          {card.alt !== '' && <span className="card-alt">{card.alt}</span>}
        </button>
      ))}
    </div>
  );
}
