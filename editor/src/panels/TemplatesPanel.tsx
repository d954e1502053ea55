import {useCallback, useMemo} from 'react';
import {openTemplate} from '../actions/template/open-template';
import type {GalleryTemplate} from '../api/readers';
import {PictureTile} from '../ui/PictureTile';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {useAccount} from '../ui/use-account';
import {useText} from '../ui/use-text';
import {FavouriteButton} from './FavouriteButton';
import {Gallery, type GalleryLevel, type GallerySource} from './Gallery';

/** Sub-status of each level (ED-064). */
const STATUS = {top: 1, inside: 2, empty: 3} as const;

/** Official templates of the product (ED-051..063). */
export function TemplatesPanel() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {runWith} = useRun();
  const categoryId = useEditorState(state => state.product.id);
  const {userId, proId} = useAccount();
  const open = useEditorState(state => state.template?.id);
  const source = useMemo((): GallerySource<GalleryTemplate> => {
    const {api} = services;
    return {
      loadTypes: () => api.gallery.templateTypes(categoryId, proId),
      loadWords: () => api.gallery.templateNames(categoryId),
      loadFavourites: signal => api.gallery.favouriteTemplates(categoryId, signal),
      loadPage: (query, page, signal) => api.gallery.templates({...query, categoryId, page, userId, proId}, signal),
    };
  }, [services, categoryId, userId, proId]);
  const showLevel = useCallback(
    (level: GalleryLevel) => editor.set({panel: {...editor.state.panel, template: STATUS[level]}}),
    [editor],
  );
  const tile = (template: GalleryTemplate) => (
    <div key={template.id} className="marked-tile">
      <PictureTile
        picture={template.templateImg}
        caption={template.templateName}
        label={t('templates.open', {name: template.templateName})}
        isCurrent={template.id === open}
        onChoose={() => runWith(openTemplate, template.id)}
      />
      <FavouriteButton
        thing={{of: 'template', id: template.id, isFavourite: template.isFavourite}}
        name={template.templateName}
      />
    </div>
  );
  return (
    <Gallery
      title={t('templates.title')}
      searchLabel={t('templates.search')}
      source={source}
      history="editor.searches.templates"
      tileClass="tiles-templates"
      tile={tile}
      onLevel={showLevel}
    />
  );
}
