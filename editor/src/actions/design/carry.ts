/** Objects on their way to other tabs and windows, and what comes from there and from other programs. */
import {DESIGN_LIMITS} from '@emblem/schemas/design-file';
import {newWorkspace} from '../../document/parse';
import {contentOf, sideOf} from '../../document/side';
import {isText} from '../../document/types';
import {writeDesign} from '../../objects/formats';
import {workspaceSize} from '../../store/product';
import type {ActionContext, InputAction} from '../action';
import {addFiles} from '../picture/add-picture';
import {addText} from '../text/add-text';
import {paste} from '../selection/clipboard';
import {prepareDesign} from '../template/open-template';

/** The type under which objects lie on the clipboard of the system. */
export const OBJECTS_TYPE = 'application/x-emblem-objects';

/** What the clipboard of the system holds. */
export interface Carried {
  /** A design file, where it was copied in an editor. */
  readonly objects: string;
  readonly files: readonly File[];
  readonly text: string;
}

/** What was copied, as a design file, and its words for programs that know no designs. */
export function carriedAway({editor, clipboard}: ActionContext): Pick<Carried, 'objects' | 'text'> {
  const front = sideOf([newWorkspace(workspaceSize(editor.state.product)), ...clipboard.objects]);
  clipboard.written = JSON.stringify(writeDesign({front, back: null}));
  clipboard.isAhead = false;
  return {
    objects: clipboard.written,
    text: clipboard.objects
      .filter(isText)
      .map(({text}) => text)
      .join('\n'),
  };
}

/** Takes over what another tab copied; what this one did is there already, each paste a step further on. */
async function takeOver(context: ActionContext, objects: string): Promise<void> {
  const {clipboard} = context;
  if (clipboard.written === objects) return;
  const design = await prepareDesign(context, objects);
  clipboard.written = objects;
  clipboard.objects = contentOf(design.front);
}

/** Objects before files before words; of what is none of these nothing comes. */
export const pasteCarried: InputAction<Carried> = {
  id: 'paste-carried',
  label: 'action.paste',
  async run(context, {objects, files, text}) {
    const words = text.trim().slice(0, DESIGN_LIMITS.text);
    if (objects !== '')
      await takeOver(context, objects).catch(() => context.editor.notify('error', 'notice.notPasted'));
    else if (files.length > 0) return addFiles.run(context, files);
    else if (words !== '') return addText.run(context, words);
    if (paste.isEnabled(context)) return paste.run(context);
  },
};
