import {useEffect, useState, type ReactNode} from 'react';
import type {GalleryType, Page} from '../api/readers';
import {keepRecent, readRecent, SEARCHES_SHOWN, withSearch, type RecentKey} from '../ui/recent';
import {SearchBox} from '../ui/SearchBox';
import {useText} from '../ui/use-text';
import {Results, Types, type OwnTile} from './GalleryParts';
import {PanelHead} from '../ui/PanelHead';
import {useAccount} from '../ui/use-account';
import {useLoaded} from '../ui/use-loaded';
import {usePages, type Pages} from '../ui/use-pages';

export interface GalleryQuery {
  readonly typeId?: number;
  readonly search?: string;
}

/** Where a gallery gets its records from. */
export interface GallerySource<T> {
  loadTypes(): Promise<readonly GalleryType[]>;
  /** Words that the search suggests. */
  loadWords(): Promise<readonly string[]>;
  loadPage(query: GalleryQuery, page: number, signal: AbortSignal): Promise<Page<T>>;
  /** What the signed-in member has marked. */
  loadFavourites(signal: AbortSignal): Promise<Page<T>>;
}

export interface GalleryProps<T> {
  readonly title: string;
  readonly searchLabel: string;
  /** Must stay the same object for the same lists. */
  readonly source: GallerySource<T>;
  /** What else the top level leads to. */
  readonly own?: readonly OwnTile[];
  readonly history: RecentKey;
  readonly tileClass: string;
  tile(record: T): ReactNode;
  /** Called with every change of the level; must stay the same function. */
  onLevel(level: GalleryLevel): void;
}

/** Id of the tile that leads to what the member has marked. */
const FAVOURITES = -1;

/**
 * Where in the gallery the visitor is: among the categories, inside one, or before an empty result (ED-064, ED-087).
 */
export type GalleryLevel = 'top' | 'inside' | 'empty';

interface Place {
  readonly type: GalleryType | null;
  readonly search: string;
}

const NO_TYPES: readonly GalleryType[] = [];
const NO_WORDS: readonly string[] = [];
const TOP: Place = {type: null, search: ''};

/**
 * Categories above, results below; a category with children leads one level down (ED-054..060), search looks
 * everywhere.
 */
export function Gallery<T>({title, searchLabel, source, history, tileClass, own = [], tile, onLevel}: GalleryProps<T>) {
  const t = useText();
  const {userId} = useAccount();
  const types = useLoaded(source.loadTypes, NO_TYPES);
  const words = useLoaded(source.loadWords, NO_WORDS);
  const [place, setPlace] = useState<Place>(TOP);
  const [earlier, setEarlier] = useState(() => readRecent(history));
  const [pager, setPager] = useState(() => pagerFor(source, TOP));
  const pages = usePages(pager);
  const level = levelOf(place, pages);
  useEffect(() => onLevel(level), [level, onLevel]);

  function go(next: Place): void {
    setPlace(next);
    setPager(() => pagerFor(source, next));
  }

  function search(text: string): void {
    const kept = withSearch(earlier, text);
    setEarlier(kept);
    keepRecent(history, kept);
    go({type: null, search: text});
  }

  const openFavourites = (type: GalleryType) => go({type, search: ''});
  const marked = userId > 0 ? [favouritesTile(t('favourite.list'), openFavourites)] : [];
  const inside = place.type !== null || place.search !== '';
  const tiles = place.type ? childrenOf(place.type, types) : place.search === '' ? types : [];
  const parent = types.find(type => place.type !== null && type.children.includes(place.type));
  return (
    <>
      <PanelHead
        title={place.type ? place.type.name : title}
        onBack={inside ? () => go(parent ? {type: parent, search: ''} : TOP) : undefined}
      />
      <div className="panel-tools">
        <SearchBox
          label={searchLabel}
          value={place.search}
          words={words}
          earlier={earlier.slice(0, SEARCHES_SHOWN)}
          onSearch={search}
        />
      </div>
      <div className="panel-body">
        {(tiles.length > 0 || place === TOP) && (
          <Types
            types={tiles}
            all={place.type === null}
            own={place === TOP ? [...marked, ...own] : []}
            onChoose={type => go({type, search: ''})}
          />
        )}
        {place.search !== '' && <p className="gallery-results">{t('gallery.results', {search: place.search})}</p>}
        <Results
          pages={pages}
          tileClass={tileClass}
          tile={tile}
          onWords={() => go(TOP)}
          {...(place.type?.id === FAVOURITES ? {nothing: t('favourite.none')} : {})}
        />
      </div>
    </>
  );
}

/** Leads to what the member has marked, as if it were a category. */
const favouritesTile = (name: string, onChoose: (type: GalleryType) => void): OwnTile => ({
  icon: 'heart',
  label: name,
  onChoose: () => onChoose({id: FAVOURITES, name, picture: '', children: []}),
});

/** Only top categories are drilled into; what lies deeper is listed with its parent (ED-058). */
const childrenOf = (type: GalleryType, types: readonly GalleryType[]): readonly GalleryType[] =>
  types.includes(type) ? type.children : [];

function levelOf({type}: Place, {loading, failed, records}: Pages<unknown>): GalleryLevel {
  if (!loading && !failed && records.length === 0) return 'empty';
  return type ? 'inside' : 'top';
}

function pagerFor<T>(
  {loadPage, loadFavourites}: GallerySource<T>,
  {type, search}: Place,
): (page: number, signal: AbortSignal) => Promise<Page<T>> {
  if (type?.id === FAVOURITES) return (_, signal) => loadFavourites(signal);
  const query = {...(type ? {typeId: type.id} : {}), ...(search === '' ? {} : {search})};
  return (page, signal) => loadPage(query, page, signal);
}
