import {lazy, Suspense, useCallback, useMemo, useState} from 'react';
import {addClipart} from '../actions/picture/add-picture';
import type {Clipart} from '../api/readers';
import {PictureTile} from '../ui/PictureTile';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {Spinner} from '../ui/Spinner';
import {useAccount} from '../ui/use-account';
import {useText} from '../ui/use-text';
import {FavouriteButton} from './FavouriteButton';
import {Gallery, type GalleryLevel, type GallerySource} from './Gallery';

/** Sub-status of each level; 3 is that of a selected picture (ED-087). */
const STATUS = {top: 1, inside: 2, empty: 4} as const;

const ShapesPanel = lazy(() => import('./ShapesPanel'));

/** Cliparts by category and search; basic shapes and frames beside them. */
export function ClipartPanel() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {runWith} = useRun();
  const categoryId = useEditorState(state => state.product.id);
  const quoteName = useEditorState(state => state.product.quoteCateName);
  const {userId, proId} = useAccount();
  const [shapes, setShapes] = useState(false);
  const source = useMemo((): GallerySource<Clipart> => {
    const {api} = services;
    return {
      loadTypes: () => api.gallery.clipartTypes(proId),
      loadWords: () => api.gallery.clipartTags(),
      loadFavourites: signal => api.gallery.favouriteCliparts(signal),
      loadPage: ({search, ...query}, page, signal) =>
        search === undefined
          ? api.gallery.cliparts({...query, categoryId, page, userId, proId}, signal)
          : api.gallery.searchCliparts(search, quoteName, {page, userId}, signal),
    };
  }, [services, categoryId, quoteName, userId, proId]);
  const showLevel = useCallback(
    (level: GalleryLevel) => editor.set({panel: {...editor.state.panel, art: STATUS[level]}}),
    [editor],
  );
  const tile = (clipart: Clipart) => (
    <div key={clipart.id} className="marked-tile">
      <PictureTile
        picture={clipart.clipartImage}
        title={clipart.elementName}
        label={t('art.add', {name: clipart.elementName})}
        onChoose={() => runWith(addClipart, clipart)}
      />
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
      source={source}
      history="editor.searches.art"
      tileClass="tiles-cliparts"
      own={[{icon: 'shapes', label: t('shapes.title'), onChoose: () => setShapes(true)}]}
      tile={tile}
      onLevel={showLevel}
    />
  );
}
