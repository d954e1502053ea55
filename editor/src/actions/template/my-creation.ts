/** My Creation: saved designs and own cliparts, for their member and for staff (ED-034, ED-044, ED-155..165). */
import {ApiError, type Caller} from '../../api/request';
import type {FoundDesigns, OwnClipart, OwnDesign} from '../../api/my-creation-readers';
import {contentOf} from '../../document/side';
import {GENERIC_PRODUCT} from '../../store/product';
import {staffMay} from '../../store/staff';
import type {EditorState} from '../../store/state';
import {addPicture, storedPicture} from '../picture/add-picture';
import type {Action, ActionContext, InputAction} from '../action';
import {prepareDesign, withBaseOf} from './open-template';

/** Staff with this right search anybody's designs; everybody else sees the own ones (ED-158). */
export const searchesAnybody = ({staff}: EditorState): boolean => staffMay(staff, 'user-template.read');

const callerOf = (state: EditorState): Caller => (searchesAnybody(state) ? 'staff' : 'member');

/** Opens the dialog; visitors sign in first. The page of the template library has none. */
export const openMyCreation: Action = {
  id: 'my-creation',
  label: 'creation.title',
  isEnabled: ({editor: {state}}) => !state.library,
  run: ({editor}) => {
    const mayLook = editor.state.member !== null || searchesAnybody(editor.state);
    editor.openPanel(7);
    editor.set({dialog: mayLook ? 'my-creation' : 'sign-in-to-creation'});
  },
};

/** Closes the dialog, and the tab of the rail with it. */
export const closeMyCreation: Action = {
  id: 'close-my-creation',
  label: 'app.close',
  isEnabled: () => true,
  run: ({editor}) => {
    editor.set({dialog: null});
    if (editor.state.panel.status === 7) editor.closePanel();
  },
};

export interface OwnerSearch {
  readonly userEmail: string;
  /** 0: none chosen. */
  readonly proId: number;
}

const NOTHING: FoundDesigns = {designs: [], cliparts: []};

/**
 * What belongs to the e-mail; undefined, after a notice, when the search is incomplete. A failed search finds nothing
 * (ED-315, ED-418).
 */
export async function searchDesigns(
  {editor, services}: ActionContext,
  {userEmail, proId}: OwnerSearch,
): Promise<FoundDesigns | undefined> {
  if (userEmail.trim() === '' || proId === 0) {
    editor.notify('warning', 'creation.incomplete');
    return undefined;
  }
  return services.api.myCreation.find(userEmail.trim(), proId, callerOf(editor.state)).catch(() => NOTHING);
}

/** Gives a saved design another name; whether it has it now. A blank name is none (ED-162). */
export async function renameDesign(
  {editor, services}: ActionContext,
  {id, templateName}: OwnDesign,
  name: string,
): Promise<boolean> {
  const wanted = name.trim();
  if (wanted === '' || wanted === templateName) return false;
  return reportFailure({editor}, () => services.api.myCreation.renameDesign(id, wanted, callerOf(editor.state)));
}

/** The design leaves the list once the member has confirmed it (ED-395); whether it did. */
export async function deleteDesign({editor, services}: ActionContext, {id, templateName}: OwnDesign): Promise<boolean> {
  const yes = await editor.ask({
    title: 'question.hint',
    text: 'creation.deleteQuestion',
    values: {name: templateName},
    confirm: 'question.confirm',
    cancel: 'question.cancel',
  });
  const gone = yes && (await reportFailure({editor}, () => services.api.myCreation.deleteDesign(id)));
  if (gone && editor.state.savedAs?.id === id) editor.set({savedAs: null});
  return gone;
}

/** Gives an own clipart another name; whether it has it now. */
export async function renameClipart(
  {editor, services}: ActionContext,
  clipart: OwnClipart,
  name: string,
): Promise<boolean> {
  const clipartName = name.trim();
  if (clipartName === '' || clipartName === clipart.clipartName) return false;
  const {clipartUrl, categoryId, clipartId} = clipart;
  return reportFailure({editor}, () =>
    services.api.myCreation.keepCliparts([{clipartName, clipartUrl}], categoryId, clipartId),
  );
}

/** Moves the checked cliparts to a folder (0: out of any); whether they are there (ED-343, ED-394). */
export async function moveCliparts(
  {editor, services}: ActionContext,
  ids: readonly number[],
  folderId: number,
): Promise<boolean> {
  if (ids.length === 0) {
    editor.notify('warning', 'creation.noneChecked');
    return false;
  }
  return reportFailure({editor}, () => services.api.myCreation.moveCliparts(ids, folderId));
}

/** Makes a folder (id 0) or gives one another name; whether it was done. */
export async function saveFolder({editor, services}: ActionContext, id: number, name: string): Promise<boolean> {
  const categoryName = name.trim();
  const {myCreation} = services.api;
  return reportFailure(
    {editor},
    async () =>
      void (await (id === 0 ? myCreation.createFolder(categoryName) : myCreation.renameFolder(id, categoryName))),
  );
}

/** Runs a call; a failure becomes a notice in the words of the server, if it has sent any. */
async function reportFailure({editor}: Pick<ActionContext, 'editor'>, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const message = error instanceof ApiError && error.code !== 'network' ? error.message : '';
    if (message === '') editor.notify('error', 'creation.failed');
    else editor.notify('error', 'creation.refused', {message});
    return false;
  }
}

/** The address that shows a saved design, or an official template under its own name. */
async function addressOf({services}: ActionContext, {id, categoryId, address}: OwnDesign): Promise<string> {
  if (address !== '') return address;
  const {designName} =
    categoryId === 0 ? GENERIC_PRODUCT : await services.api.productById(categoryId).catch(() => GENERIC_PRODUCT);
  return `/design/${designName}?saved=${id}`;
}

/**
 * Opens a saved design: a paintless one on the open canvas, any other at its own address (ED-189, ED-190).
 * Onto an empty side a paintless design is loaded; beside the visitor's own objects it exchanges the base picture
 * alone.
 */
export const openDesign: InputAction<OwnDesign> = {
  id: 'open-own-design',
  label: 'creation.open',
  async run(context, design) {
    const {editor, services} = context;
    await closeMyCreation.run(context);
    if (!design.isPaintless) return services.browser.go(await addressOf(context, design));
    editor.set({loading: true});
    try {
      await showPaintless(context, design);
    } catch {
      editor.notify('error', 'notice.templateFailed');
    } finally {
      editor.set({loading: false});
    }
  },
};

async function layersOf({editor, services}: ActionContext, {id, address, templateFile}: OwnDesign): Promise<unknown> {
  if (templateFile !== undefined) return templateFile;
  return address === ''
    ? (await services.api.myCreation.design(id, callerOf(editor.state))).templateFile
    : (await services.api.templateById(id)).templateFile;
}

async function showPaintless(context: ActionContext, design: OwnDesign): Promise<void> {
  const {editor} = context;
  const loaded = await prepareDesign(context, await layersOf(context, design));
  if (contentOf(editor.side).length === 0) editor.open(editor.state.product, loaded, null);
  else editor.exchange(withBaseOf(editor.side, loaded.front));
  editor.remeasure();
}

/** Puts an own clipart on the canvas. It has no place in the gallery, so nothing related stands in for it. */
export const addOwnClipart: InputAction<OwnClipart> = {
  id: 'add-own-clipart',
  label: 'action.addClipart',
  async run(context, {clipartUrl}) {
    const picture = await storedPicture(context, clipartUrl);
    if (!picture) return;
    await closeMyCreation.run(context);
    addPicture(context, picture.src, picture.natural);
  },
};
