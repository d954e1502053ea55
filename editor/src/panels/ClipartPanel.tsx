import {useCallback} from 'react';
import {addClipart} from '../actions/add-picture';
import type {Clipart} from '../api/readers';
import {useEditorState, useRun, useWorkbench} from '../ui/editor-context';
import {useText} from '../ui/use-text';
import {Gallery, type GalleryLevel, type GalleryQuery} from './Gallery';
import {useLoaded} from './use-loaded';

/** Sub-status of each level; 3 is that of a selected picture (ED-087). */
const STATUS = {top: 1, inside: 2, empty: 4} as const;

/** Cliparts by category and search. */
export function ClipartPanel() {
  const t = useText();
  const {editor, services} = useWorkbench();
  const {give} = useRun();
  const categoryId = useEditorState(state => state.product.id);
  const userId = useEditorState(state => state.member?.id ?? 0);
  const types = useLoaded(useCallback(() => services.api.clipartTypes(), [services]), []);
  const words = useLoaded(useCallback(() => services.api.clipartTags(), [services]), []);
  const load = useCallback((query: GalleryQuery, page: number, signal: AbortSignal) => services.api.cliparts({...query, categoryId, page, userId}, signal), [services, categoryId, userId]);
  const showLevel = useCallback((level: GalleryLevel) => editor.set({panel: {...editor.state.panel, art: STATUS[level]}}), [editor]);
  const tile = (clipart: Clipart) => (
    <button key={clipart.id} type="button" className="tile" title={clipart.elementName} aria-label={t('art.add', {name: clipart.elementName})} onClick={() => give(addClipart, clipart)}>
      <img src={clipart.clipartImage} alt="" loading="lazy" />
    </button>
  );
  return (
    <Gallery
      title={t('art.title')} searchLabel={t('art.search')} types={types} words={words} history="editor.searches.art"
      tileClass="tiles-cliparts" load={load} tile={tile} onLevel={showLevel}
    />
  );
}
