import {duplicate} from '../actions/clipboard';
import {deleteSelection} from '../actions/delete';
import {toggleLocked} from '../actions/layers';
import {around} from '../document/matrix';
import {frameOf, onFrame} from '../interaction/frame';
import {EDITOR_OF} from '../objects/kinds';
import {toScreen} from '../store/camera';
import {ActionButton} from '../ui/ActionButton';
import {useEditorState, useRun, useSelected, useWorkbench} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';
import {useModifierHeld} from './use-modifier-held';

/** Distance from the selection and from the edges of the canvas, px. */
const GAP = 14;
const EDGE = 8;
const HEIGHT = 40;
const WIDTH = 178;

/** The bar that follows the selected object (ED-029). It is out of the way while the object is moved and while Shift or Ctrl gather others. */
export function FloatingBar({onMore}: {onMore(place: {x: number; y: number}): void}) {
  const t = useText();
  const {editor} = useWorkbench();
  const {give} = useRun();
  const selected = useSelected();
  const camera = useEditorState(state => state.camera);
  const view = useEditorState(state => state.view);
  const hidden = useEditorState(state => state.hand !== 'idle' && state.hand !== 'pointing');
  const gathering = useModifierHeld();
  const frame = frameOf(selected);
  const [only, ...more] = selected;
  if (!frame || hidden || gathering || !only) return null;
  const box = around(([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([x, y]) => toScreen(camera, onFrame(frame, {x, y}))));
  const above = box.top - HEIGHT - GAP;
  const top = above >= EDGE ? above : Math.min(box.top + box.height + GAP + 34, view.height - HEIGHT - EDGE);
  const left = Math.min(Math.max(box.left + box.width / 2 - WIDTH / 2, EDGE), Math.max(EDGE, view.width - WIDTH - EDGE));
  const locked = !only.selectable;
  return (
    <div className="floating-bar" role="toolbar" aria-label={t('bar.label')} style={{left, top}}>
      {more.length === 0 && EDITOR_OF[only.kind] && <IconButton icon="edit" label={t('bar.edit')} onClick={() => editor.openEditPanel()} />}
      <ActionButton action={duplicate} icon="duplicate" />
      {more.length === 0 && <IconButton icon={locked ? 'locked' : 'unlocked'} label={t('action.toggleLocked')} aria-pressed={locked} onClick={() => give(toggleLocked, only.id)} />}
      <ActionButton action={deleteSelection} icon="delete" />
      <IconButton icon="more" label={t('app.more')} aria-haspopup="menu" onClick={() => onMore({x: left + WIDTH - 40, y: top + HEIGHT + 4})} />
    </div>
  );
}
