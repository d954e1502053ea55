import {stopDrawing} from '../actions/selection/pen';
import {Button} from '../ui/Button';
import {useEditorState, useRun} from '../ui/editor-context';
import {useText} from '../ui/use-text';

/** Shown while the pen is on, so that nobody wonders why nothing can be selected. */
export function DrawingNote() {
  const t = useText();
  const {run} = useRun();
  const drawing = useEditorState(state => state.pen.drawing);
  if (!drawing) return null;
  return (
    <div className="drawing-note">
      <Button icon="pen" onClick={() => run(stopDrawing)}>
        {t('pen.stop')}
      </Button>
    </div>
  );
}
