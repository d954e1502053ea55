import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {GalleryType, Page} from '../api/readers';
import {Button} from '../ui/Button';
import {useWorkbench} from '../ui/editor-context';
import {Icon} from '../ui/Icon';
import {keepRecent, readRecent, SEARCHES_SHOWN, withSearch, type RecentKey} from '../ui/recent';
import {SearchBox} from '../ui/SearchBox';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {PanelHead} from './PanelHead';
import {usePages, type Pages} from './use-pages';

export interface GalleryQuery {
  readonly typeId?: number;
  readonly search?: string;
}

export interface GalleryProps<T> {
  readonly title: string;
  readonly searchLabel: string;
  readonly types: readonly GalleryType[];
  /** Words that the search suggests. */
  readonly words: readonly string[];
  readonly history: RecentKey;
  readonly tileClass: string;
  /** Must stay the same function for the same list. */
  load(query: GalleryQuery, page: number, signal: AbortSignal): Promise<Page<T>>;
  tile(record: T): ReactNode;
}

interface Place {
  readonly type: GalleryType | null;
  readonly search: string;
}

const TOP: Place = {type: null, search: ''};

/** Categories above, results below; a category with children leads one level down (ED-054..060), search looks everywhere. */
export function Gallery<T>({title, searchLabel, types, words, history, tileClass, load, tile}: GalleryProps<T>) {
  const t = useText();
  const [place, setPlace] = useState<Place>(TOP);
  const [earlier, setEarlier] = useState(() => readRecent(history));
  const [pager, setPager] = useState(() => pagerFor(load, TOP));
  const pages = usePages(pager);

  function go(next: Place): void {
    setPlace(next);
    setPager(() => pagerFor(load, next));
  }

  function search(text: string): void {
    const kept = withSearch(earlier, text);
    setEarlier(kept);
    keepRecent(history, kept);
    go({type: null, search: text});
  }

  const inside = place.type !== null || place.search !== '';
  const tiles = place.type ? place.type.children : place.search === '' ? types : [];
  return (
    <>
      <PanelHead title={place.type ? place.type.name : title} onBack={inside ? () => go(TOP) : undefined} />
      <div className="panel-tools"><SearchBox label={searchLabel} value={place.search} words={words} earlier={earlier.slice(0, SEARCHES_SHOWN)} onSearch={search} /></div>
      <div className="panel-body">
        {tiles.length > 0 && <Types types={tiles} all={place.type === null} onChoose={type => go({type, search: ''})} />}
        {place.search !== '' && <p className="gallery-results">{t('gallery.results', {search: place.search})}</p>}
        <Results pages={pages} tileClass={tileClass} tile={tile} onWords={() => go(TOP)} />
      </div>
    </>
  );
}

function pagerFor<T>(load: GalleryProps<T>['load'], {type, search}: Place): (page: number, signal: AbortSignal) => Promise<Page<T>> {
  const query = {...(type ? {typeId: type.id} : {}), ...(search === '' ? {} : {search})};
  return (page, signal) => load(query, page, signal);
}

function Types({types, all, onChoose}: {readonly types: readonly GalleryType[]; readonly all: boolean; onChoose(type: GalleryType | null): void}) {
  const t = useText();
  return (
    <ul className="types">
      {all && <li><button type="button" className="type" onClick={() => onChoose(null)}><span className="type-picture"><Icon name="grid" size={22} /></span><span>{t('templates.all')}</span></button></li>}
      {types.map(type => (
        <li key={type.id}>
          <button type="button" className="type" onClick={() => onChoose(type)}>
            <span className="type-picture">{type.picture ? <img src={type.picture} alt="" loading="lazy" /> : <Icon name="picture" size={22} />}</span>
            <span>{type.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Results<T>({pages, tileClass, tile, onWords}: {readonly pages: Pages<T>; readonly tileClass: string; tile(record: T): ReactNode; onWords(): void}) {
  const t = useText();
  const {records, loading, failed, more, next, retry} = pages;
  if (failed && records.length === 0) return <div className="gallery-end"><Button onClick={retry}>{t('app.retry')}</Button></div>;
  if (!loading && records.length === 0) return <Oops onWords={onWords} />;
  return (
    <>
      <div className={`tiles ${tileClass}`}>{records.map(tile)}</div>
      {loading && <Spinner label={t('gallery.loading')} />}
      {failed && <div className="gallery-end"><Button onClick={retry}>{t('app.retry')}</Button></div>}
      {more && !loading && !failed && <Sentinel onSeen={next} />}
    </>
  );
}

/** Asks for the next page as soon as it comes into view (ED-063, ED-096). */
function Sentinel({onSeen}: {onSeen(): void}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) onSeen();
    }, {rootMargin: '200px'});
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={element} className="gallery-sentinel" />;
}

/** Nothing was found: what else to do (ED-061). */
function Oops({onWords}: {onWords(): void}) {
  const t = useText();
  const {editor} = useWorkbench();
  return (
    <div className="oops">
      <h3>{t('oops.title')}</h3>
      <p>{t('oops.text')}</p>
      <Button onClick={onWords}>{t('oops.words')}</Button>
      <Button onClick={() => editor.set({dialog: 'price'})}>{t('oops.contact')}</Button>
      <Button onClick={() => editor.openPanel(5)}>{t('oops.upload')}</Button>
    </div>
  );
}
