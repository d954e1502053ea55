import type {ReactNode} from 'react';
import {duplicate} from '../actions/selection/clipboard';
import {deleteSelection} from '../actions/selection/delete';
import {editText} from '../actions/text/edit-text';
import {toggleLocked} from '../actions/placement/layers';
import {toggleSingleColour} from '../actions/colour/picture-colours';
import {flipHorizontal} from '../actions/placement/place';
import {openReplace} from '../actions/picture/replace-picture';
import {showTextView} from '../actions/text/text-panel';
import {TEXT_VIEW} from '../store/state';
import {rectAround} from '../document/matrix';
import {isText, type AnyText, type DesignObject, type ImageObject} from '../document/types';
import {frameOf, onFrame} from '../interaction/frame';
import {fontOf} from '../objects/text/fonts';
import {toScreen} from '../store/camera';
import {barTools} from '../store/selection';
import {ActionButton} from '../ui/ActionButton';
import {useEditorState, useRun, useSelected, useWorkbench} from '../ui/editor-context';
import {IconButton} from '../ui/IconButton';
import {useText} from '../ui/use-text';
import {useModifierHeld} from './use-modifier-held';

/** Distance from the selection and from the edges of the canvas, px. */
const GAP = 14;
const EDGE = 8;
const HEIGHT = 40;
const WIDTH: Readonly<Record<'text' | 'picture', number>> = {text: 388, picture: 284};

/**
 * The bar that follows the selected text or picture (ED-029, ED-249..253). It is out of the way while the object is
 * moved and while Shift or Ctrl gather others.
 */
export function FloatingBar({onMore}: {onMore(place: {x: number; y: number}): void}) {
  const t = useText();
  const workbench = useWorkbench();
  const {editor} = workbench;
  const {runWith} = useRun();
  const selected = useSelected();
  const camera = useEditorState(state => state.camera);
  const view = useEditorState(state => state.view);
  const tools = useEditorState(() => barTools(editor));
  const hidden = useEditorState(
    state => (state.hand !== 'idle' && state.hand !== 'pointing') || state.editing !== null,
  );
  const gathering = useModifierHeld();
  const frame = frameOf(selected);
  const [only] = selected;
  if (!frame || !tools || hidden || gathering || !only) return null;
  const width = WIDTH[tools];
  const box = rectAround(
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([x, y]) => toScreen(camera, onFrame(frame, {x, y}))),
  );
  const above = box.top - HEIGHT - GAP;
  const top = above >= EDGE ? above : Math.min(box.top + box.height + GAP + 34, view.height - HEIGHT - EDGE);
  const left = Math.min(
    Math.max(box.left + box.width / 2 - width / 2, EDGE),
    Math.max(EDGE, view.width - width - EDGE),
  );
  const locked = !only.selectable;
  return (
    <div className="floating-bar" role="toolbar" aria-label={t('bar.label')} data-tools={tools} style={{left, top}}>
      <IconButton icon="edit" label={t('bar.edit')} onClick={() => editor.openEditPanel()} />
      <Tools object={only} />
      <span className="toolbar-divider" aria-hidden="true" />
      <ActionButton action={duplicate} icon="duplicate" />
      <IconButton
        icon={locked ? 'locked' : 'unlocked'}
        label={t('action.toggleLocked')}
        aria-pressed={locked}
        onClick={() => runWith(toggleLocked, only.id)}
      />
      <ActionButton action={deleteSelection} icon="delete" />
      <IconButton
        icon="more"
        label={t('app.more')}
        aria-haspopup="menu"
        onClick={() => onMore({x: left + width - 40, y: top + HEIGHT + 4})}
      />
    </div>
  );
}

function Tools({object}: {readonly object: DesignObject}): ReactNode {
  if (isText(object)) return <TextTools object={object} />;
  return object.kind === 'image' ? <ImageTools object={object} /> : null;
}

function TextTools({object}: {readonly object: AnyText}) {
  const t = useText();
  const {runWith} = useRun();
  const locked = !object.selectable;
  const bold = object.fontWeight === 'bold' || Number(object.fontWeight) >= 600;
  return (
    <>
      <IconButton
        icon="font"
        label={t('text.font')}
        disabled={locked}
        onClick={() => runWith(showTextView, TEXT_VIEW.fonts)}
      />
      <IconButton
        icon="palette"
        label={t('text.colour')}
        disabled={locked}
        onClick={() => runWith(showTextView, TEXT_VIEW.colours)}
      />
      <IconButton
        icon="bold"
        label={t('text.bold')}
        aria-pressed={bold}
        disabled={locked || !fontOf(object.fontFamily).bold}
        onClick={() => runWith(editText, {patch: {fontWeight: bold ? 'normal' : 'bold'}})}
      />
      <IconButton
        icon="underline"
        label={t('text.underline')}
        aria-pressed={object.underline}
        disabled={locked}
        onClick={() => runWith(editText, {patch: {underline: !object.underline}})}
      />
      <IconButton
        icon="curve"
        label={t('text.shape')}
        disabled={locked}
        onClick={() => runWith(showTextView, TEXT_VIEW.shapes)}
      />
    </>
  );
}

function ImageTools({object}: {readonly object: ImageObject}) {
  return (
    <>
      <ActionButton action={toggleSingleColour} icon="palette" pressed={object.singleColor === true} />
      <ActionButton action={flipHorizontal} icon="flip-horizontal" />
      <ActionButton action={openReplace} icon="picture" />
    </>
  );
}
