import {zoomFit, zoomIn, zoomOut} from '../actions/view';
import {ActionButton} from '../ui/ActionButton';
import {useEditorState, useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** Zoom out, percent, Fit, zoom in (ED-150). */
export function ZoomControl() {
  const t = useText();
  const {run} = useRun();
  const zoom = useEditorState(state => state.camera.zoom);
  return (
    <div className="zoom" role="group" aria-label={t('zoom.label')}>
      <ActionButton action={zoomOut} icon="zoom-out" />
      <output className="zoom-percent" aria-label={t('zoom.label')}>
        {Math.round(zoom * 100)}%
      </output>
      <button type="button" className="zoom-fit" title={t('action.zoomFit')} onClick={() => run(zoomFit)}>
        {t('zoom.fit')}
      </button>
      <ActionButton action={zoomIn} icon="zoom-in" />
    </div>
  );
}
