/**
 * Staff keep the open design as a template: first as a cached draft, then uploaded (ED-181, ED-182, ED-356, ED-357).
 */
import type {DrawnTemplate} from '../../api/staff-api';
import {isFurniture, objectsOf} from '../../document/side';
import {writeDesign} from '../../objects/formats';
import {CACHED, mayCache, mayUpload, UPLOADED, type TemplateState} from '../../store/staff';
import type {EditorState} from '../../store/state';
import type {Action, ActionContext} from '../action';
import type {TabMessage} from '../browser';
import {specificationOf} from './specification';
import {hasWrongSize} from '../product/sticker';

/** The message about a cached template comes this late (ED-414). */
const CACHED_MESSAGE_MS = 5000;

/**
 * The draft that was cached last in this tab; the template library opens on its drafts while there is one (ED-242,
 * DA-022).
 */
const SELECTION = 'templateSelection';

/** Whether the open design is a cached draft. */
export const isDraft = ({template}: EditorState): boolean => template?.state === CACHED;

/** A template is being loaded or sent. */
export const isBusy = ({loading, sending}: EditorState): boolean => loading || sending;

/**
 * Whether anything but the drawing area and the sticker's outline is on either side; a base picture is something to
 * staff.
 */
function isEmpty({design: {front, back}}: EditorState): boolean {
  return [...objectsOf(front), ...(back ? objectsOf(back) : [])].every(isFurniture);
}

/** Half products take templates in quote mode only: on the template library's page (ED-417). */
const lacksQuoteMode = ({product, library}: EditorState): boolean => product.productType === 1 && !library;

/** Says why the open design cannot be kept by staff; nothing is sent then (ED-317, ED-318, ED-319, ED-323, ED-417). */
export function refusesToKeep({editor}: ActionContext): boolean {
  editor.settle();
  if (hasWrongSize(editor)) editor.notify('error', 'sticker.wrongSize');
  else if (isEmpty(editor.state)) editor.notify('warning', 'staff.emptyCanvas');
  else if (lacksQuoteMode(editor.state)) editor.notify('warning', 'staff.halfError');
  else return false;
  return true;
}

/** The template's own types, else its category's id (ED-338). */
export function typesOf({template, product}: EditorState): string {
  if (template?.types) return template.types;
  return product.id === 0 ? '' : String(product.id);
}

export async function drawnTemplate({editor, services}: ActionContext): Promise<DrawnTemplate> {
  const {state} = editor;
  const templateImg = await services.api.upload(await services.picture(state.design, state.product), 'template.png');
  return {
    id: state.template?.id ?? 0,
    categoryId: state.product.id,
    types: typesOf(state),
    typesChosen: state.template?.types ? 1 : 0,
    templateImg,
    templateFile: writeDesign(state.design),
    specification: specificationOf(editor),
  };
}

/** Runs a call with the spinner on; a failure becomes a notice and leaves the design unchanged (ED-420). */
async function sending({editor}: ActionContext, work: () => Promise<void>): Promise<void> {
  const {opening, revision} = editor.state;
  editor.set({sending: true});
  try {
    await work();
    editor.markSaved({opening, revision});
  } catch {
    editor.notify('error', 'staff.failed');
  } finally {
    editor.set({sending: false});
  }
}

/** The open design is this template from now on. */
export function becomes(
  {editor}: ActionContext,
  id: number,
  state: TemplateState,
  more: {name?: string; types?: string} = {},
): void {
  const {template} = editor.state;
  editor.set({
    template: {id, state, name: more.name ?? template?.name ?? '', types: more.types ?? template?.types ?? ''},
  });
}

/** First cached, cached again, or made from a template that is no draft (ED-413). */
function cachedMessage({template}: EditorState): 'staff.cached' | 'staff.cachedAgain' | 'staff.updated' {
  if (!template) return 'staff.cached';
  return template.state === CACHED ? 'staff.cachedAgain' : 'staff.updated';
}

export const cacheTemplate: Action = {
  id: 'cache-template',
  label: 'staff.cache',
  isEnabled: ({editor: {state}}) => mayCache(state.staff) && !isBusy(state),
  async run(context) {
    if (refusesToKeep(context)) return;
    const {editor, services} = context;
    await sending(context, async () => {
      const message = cachedMessage(editor.state);
      const id = await services.api.staff.cacheTemplate(await drawnTemplate(context));
      becomes(context, id, CACHED);
      services.browser.keepInTab(SELECTION, String(id));
      services.browser.tell({type: 'cache', id});
      editor.ports.later(() => editor.notify('success', message), CACHED_MESSAGE_MS);
    });
  },
};

export const uploadTemplate: Action = {
  id: 'upload-template',
  label: 'staff.upload',
  isEnabled: ({editor: {state}}) => mayUpload(state.staff) && isDraft(state) && !isBusy(state),
  async run(context) {
    if (refusesToKeep(context)) return;
    const {editor, services} = context;
    await sending(context, async () => {
      const id = await services.api.staff.uploadTemplate(await drawnTemplate(context), UPLOADED);
      becomes(context, id, UPLOADED);
      forgetSelection(context);
      services.browser.tell({type: 'save', id});
      editor.notify('success', 'staff.uploaded');
    });
  },
};

/** There is no draft to go on with. */
export function forgetSelection({services}: ActionContext): void {
  services.browser.keepInTab(SELECTION, null);
}

/** Tells the visitor that another tab has cached the draft that is open here (ED-278). */
export function handleTabMessage({editor}: ActionContext, {type, id}: TabMessage): void {
  if (type === 'cache' && editor.state.template?.id === id) editor.notify('info', 'staff.cachedElsewhere');
}
