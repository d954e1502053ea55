/** The open canvas from one page of the editor to another (ED-179, ED-180, ED-241). */
import {isFurniture, objectsOf, sideOf, stickerShapeOf, workspaceOf} from '../../document/side';
import {serializeSide} from '../../document/serialize';
import type {DesignObject, Side} from '../../document/types';
import {formats} from '../../objects/formats';
import {mayCache} from '../../store/staff';
import type {Action, ActionContext} from '../action';
import {prepareDesign} from './open-template';

const KEY = 'editor.copiedCanvas';

export const copyTemplate: Action = {
  id: 'copy-template',
  label: 'staff.copy',
  isEnabled: ({editor: {state}}) => mayCache(state.staff),
  run({editor, services}) {
    editor.settle();
    try {
      services.browser.keep(KEY, JSON.stringify(serializeSide(editor.side, formats)));
      editor.notify('success', 'staff.copied');
    } catch {
      // The failure is shown in the same style as the success (ED-412).
      editor.notify('success', 'staff.copyFailed');
    }
  },
};

export const pasteTemplate: Action = {
  id: 'paste-template',
  label: 'staff.paste',
  isEnabled: ({editor: {state}}) => mayCache(state.staff) && !state.loading,
  async run(context) {
    const {editor} = context;
    const kept = keptCanvas(context);
    if (kept === null) return editor.notify('info', 'staff.nothingToPaste');
    editor.settle();
    editor.set({loading: true});
    try {
      const {front} = await prepareDesign(context, kept);
      editor.set({loading: false});
      editor.change(side => pastedOn(side, front));
      editor.remeasure();
    } catch {
      editor.notify('error', 'staff.pasteFailed');
    } finally {
      editor.set({loading: false});
    }
  },
};

function keptCanvas({services}: ActionContext): string | null {
  try {
    return services.browser.kept(KEY);
  } catch {
    return null;
  }
}

/**
 * The copied objects in place of the side's own, around the same middle. The drawing area is the product's and stays; a
 * sticker takes the copied outline.
 */
function pastedOn(side: Side, copied: Side): Side {
  const area = workspaceOf(side);
  const from = workspaceOf(copied);
  const x = (area?.left ?? 0) - (from?.left ?? 0);
  const y = (area?.top ?? 0) - (from?.top ?? 0);
  const shifted = (object: DesignObject): DesignObject => ({...object, left: object.left + x, top: object.top + y});
  const ownOutline = stickerShapeOf(side);
  const copiedOutline = stickerShapeOf(copied);
  const outline = ownOutline && (copiedOutline ? shifted(copiedOutline) : ownOutline);
  return sideOf([
    ...(area ? [area] : []),
    ...(outline ? [outline] : []),
    ...objectsOf(copied)
      .filter(object => !isFurniture(object))
      .map(shifted),
  ]);
}
