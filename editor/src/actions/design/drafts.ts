/** Changes of an earlier visit that were never saved: to be restored or given up. */
import {readDraft} from '../../draft/read';
import type {OfferedDraft} from '../../store/state';
import type {ActionContext, InputAction} from '../action';
import {prepareDesign} from '../template/open-template';

/** Opens an offered draft in place of the open design, which stays as it is when the draft cannot be read. */
export const restoreDraft: InputAction<OfferedDraft> = {
  id: 'restore-draft',
  label: 'draft.restore',
  async run(context, offered) {
    const {editor, services} = context;
    if (editor.state.loading || !(await mayReplace(context))) return;
    const draft = readDraft(await services.drafts.get(offered.id).catch(() => undefined));
    const design = draft && (await prepareDesign(context, draft.text).catch(() => undefined));
    if (!draft || !design) {
      withdraw(context, offered);
      editor.notify('error', 'draft.broken');
      return forget(context, offered.id);
    }
    const {product, template, origin, savedAs} = editor.state;
    editor.open(product, design, template, origin);
    editor.switchTo(draft.position);
    editor.remeasure();
    // A restored design is as little saved as it was before.
    editor.set({savedAs, restoredDraft: draft.id, savedRevision: -1, stickerSize: draft.stickerSize});
  },
};

/** What has been done since the page was opened would be lost. */
async function mayReplace({editor}: ActionContext): Promise<boolean> {
  const {revision, savedRevision} = editor.state;
  if (revision === savedRevision) return true;
  return editor.ask({
    title: 'question.hint',
    text: 'draft.replace',
    confirm: 'question.confirm',
    cancel: 'question.cancel',
  });
}

/** Forgets an offered draft. */
export const discardDraft: InputAction<OfferedDraft> = {
  id: 'discard-draft',
  label: 'draft.discard',
  run(context, offered) {
    withdraw(context, offered);
    return forget(context, offered.id);
  },
};

function withdraw({editor}: ActionContext, {id}: OfferedDraft): void {
  editor.set({offeredDrafts: editor.state.offeredDrafts.filter(draft => draft.id !== id)});
}

async function forget({editor, services}: ActionContext, id: string): Promise<void> {
  await services.drafts.remove(id).catch(() => editor.notify('warning', 'draft.notDiscarded'));
}
