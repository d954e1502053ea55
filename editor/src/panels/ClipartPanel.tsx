import {lazy, Suspense, useCallback, useState} from 'react';
import {addClipart} from '../actions/picture/add-picture';
import type {Clipart} from '../api/readers';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useText} from '../ui/use-text';
import {FavouriteButton} from './FavouriteButton';
import {FAVOURITES, Gallery, type GalleryLevel, type GalleryQuery} from './Gallery';
import {useLoaded} from '../ui/use-loaded';

/** Sub-status of each level; 3 is that of a selected picture (ED-087). */
const STATUS = {top: 1, inside: 2, empty: 4} as const;

const ShapesPanel = lazy(() => import('./ShapesPanel'));

/** Cliparts by category and search; basic shapes and frames beside them. */
export function ClipartPanel() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {give} = useRun();
  const categoryId = useEditorState(state => state.product.id);
  const quoteName = useEditorState(state => state.product.quoteCateName);
  const userId = useEditorState(state => state.member?.id ?? 0);
  const proId = useEditorState(state => state.member?.proId ?? 0);
  const [shapes, setShapes] = useState(false);
  const types = useLoaded(
    useCallback(() => services.api.clipartTypes(proId), [services, proId]),
    [],
  );
  const words = useLoaded(
    useCallback(() => services.api.clipartTags(), [services]),
    [],
  );
  const load = useCallback(
    ({typeId, search}: GalleryQuery, page: number, signal: AbortSignal) => {
      if (search !== undefined) return services.api.searchCliparts(search, quoteName, {page, userId}, signal);
      if (typeId === FAVOURITES) return services.api.favouriteCliparts(signal);
      return services.api.cliparts(
        {...(typeId === undefined ? {} : {typeId}), categoryId, page, userId, proId},
        signal,
      );
    },
    [services, categoryId, quoteName, userId, proId],
  );
  const showLevel = useCallback(
    (level: GalleryLevel) => editor.set({panel: {...editor.state.panel, art: STATUS[level]}}),
    [editor],
  );
  const tile = (clipart: Clipart) => (
    <div key={clipart.id} className="marked-tile">
      <button
        type="button"
        className="tile"
        title={clipart.elementName}
        aria-label={t('art.add', {name: clipart.elementName})}
        onClick={() => give(addClipart, clipart)}
      >
        <img src={clipart.clipartImage} alt="" loading="lazy" />
      </button>
      <FavouriteButton
        thing={{of: 'clipart', id: clipart.id, isFavourite: clipart.isFavourite}}
        name={clipart.elementName}
      />
    </div>
  );
  if (shapes)
    return (
      <Suspense fallback={<Spinner label={t('gallery.loading')} />}>
        <ShapesPanel onBack={() => setShapes(false)} />
      </Suspense>
    );
  return (
    <Gallery
      title={t('art.title')}
      searchLabel={t('art.search')}
      types={types}
      words={words}
      history="editor.searches.art"
      tileClass="tiles-cliparts"
      favourites={userId > 0}
      own={[{icon: 'shapes', label: t('shapes.title'), onChoose: () => setShapes(true)}]}
      load={load}
      tile={tile}
      onLevel={showLevel}
    />
  );
}
