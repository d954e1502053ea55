import {useCallback} from 'react';
import {openTemplate} from '../actions/open-template';
import type {GalleryTemplate} from '../api/readers';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {Gallery, type GalleryLevel, type GalleryQuery} from './Gallery';
import {useLoaded} from './use-loaded';

/** Sub-status of each level (ED-064). */
const STATUS = {top: 1, inside: 2, empty: 3} as const;

/** Official templates of the product (ED-051..063). */
export function TemplatesPanel() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {give} = useRun();
  const categoryId = useEditorState(state => state.product.id);
  const userId = useEditorState(state => state.member?.id ?? 0);
  const open = useEditorState(state => state.template?.id);
  const types = useLoaded(useCallback(() => services.api.templateTypes(categoryId), [services, categoryId]), []);
  const words = useLoaded(useCallback(() => services.api.templateNames(categoryId), [services, categoryId]), []);
  const load = useCallback((query: GalleryQuery, page: number, signal: AbortSignal) => services.api.templates({...query, categoryId, page, userId}, signal), [services, categoryId, userId]);
  const showLevel = useCallback((level: GalleryLevel) => editor.set({panel: {...editor.state.panel, template: STATUS[level]}}), [editor]);
  const tile = (template: GalleryTemplate) => (
    <button
      key={template.id} type="button" className="tile" aria-label={t('templates.open', {name: template.templateName})} aria-current={template.id === open ? 'true' : undefined}
      onClick={() => give(openTemplate, template.id)}
    >
      <img src={template.templateImg} alt="" loading="lazy" />
      <span>{template.templateName}</span>
    </button>
  );
  return (
    <Gallery
      title={t('templates.title')} searchLabel={t('templates.search')} types={types} words={words} history="editor.searches.templates"
      tileClass="tiles-templates" load={load} tile={tile} onLevel={showLevel}
    />
  );
}
