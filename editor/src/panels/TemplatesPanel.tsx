import {useCallback} from 'react';
import {openTemplate} from '../actions/template/open-template';
import type {GalleryTemplate} from '../api/readers';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {FavouriteButton} from './FavouriteButton';
import {FAVOURITES, Gallery, type GalleryLevel, type GalleryQuery} from './Gallery';
import {useLoaded} from '../ui/use-loaded';

/** Sub-status of each level (ED-064). */
const STATUS = {top: 1, inside: 2, empty: 3} as const;

/** Official templates of the product (ED-051..063). */
export function TemplatesPanel() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {give} = useRun();
  const categoryId = useEditorState(state => state.product.id);
  const userId = useEditorState(state => state.member?.id ?? 0);
  const proId = useEditorState(state => state.member?.proId ?? 0);
  const open = useEditorState(state => state.template?.id);
  const types = useLoaded(
    useCallback(() => services.api.templateTypes(categoryId, proId), [services, categoryId, proId]),
    [],
  );
  const words = useLoaded(
    useCallback(() => services.api.templateNames(categoryId), [services, categoryId]),
    [],
  );
  const load = useCallback(
    (query: GalleryQuery, page: number, signal: AbortSignal) =>
      query.typeId === FAVOURITES
        ? services.api.favouriteTemplates(categoryId, signal)
        : services.api.templates({...query, categoryId, page, userId, proId}, signal),
    [services, categoryId, userId, proId],
  );
  const showLevel = useCallback(
    (level: GalleryLevel) => editor.set({panel: {...editor.state.panel, template: STATUS[level]}}),
    [editor],
  );
  const tile = (template: GalleryTemplate) => (
    <div key={template.id} className="marked-tile">
      <button
        type="button"
        className="tile"
        aria-label={t('templates.open', {name: template.templateName})}
        aria-current={template.id === open ? 'true' : undefined}
        onClick={() => give(openTemplate, template.id)}
      >
        <img src={template.templateImg} alt="" loading="lazy" />
        <span>{template.templateName}</span>
      </button>
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
      types={types}
      words={words}
      history="editor.searches.templates"
      tileClass="tiles-templates"
      favourites={userId > 0}
      load={load}
      tile={tile}
      onLevel={showLevel}
    />
  );
}
