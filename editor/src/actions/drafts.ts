/** Changes of an earlier visit that were never saved: to be restored or given up. */
import {readDraft} from '../draft/read';
import type {Action, ActionContext} from './action';
import {prepared} from './open-template';

const isOffered = ({editor: {state}}: ActionContext): boolean => state.offeredDraft !== null && !state.loading;

/** Opens the offered draft in place of the open design, which stays as it is when the draft cannot be read. */
export const restoreDraft: Action = {
  id: 'restore-draft', label: 'draft.restore',
  isEnabled: isOffered,
  async run(context) {
    const {editor, services} = context;
    const offered = editor.state.offeredDraft;
    if (!offered || !await mayReplace(context)) return;
    const draft = readDraft(await services.drafts.get(offered.id).catch(() => undefined));
    const design = draft && await prepared(context, draft.text).catch(() => undefined);
    if (!draft || !design) {
      editor.set({offeredDraft: null});
      editor.notify('error', 'draft.broken');
      return forget(context, offered.id);
    }
    const {product, template, origin} = editor.state;
    editor.open(product, design, template, origin);
    editor.switchTo(draft.position);
    editor.remeasure();
    // A restored design is as little saved as it was before.
    editor.set({restoredDraft: draft.id, savedRevision: -1, stickerSize: draft.stickerSize});
  },
};

/** What has been done since the page was opened would be lost. */
async function mayReplace({editor}: ActionContext): Promise<boolean> {
  const {revision, savedRevision} = editor.state;
  if (revision === savedRevision) return true;
  return editor.ask({title: 'question.hint', text: 'draft.replace', confirm: 'question.confirm', cancel: 'question.cancel'});
}

/** Forgets the offered draft. */
export const discardDraft: Action = {
  id: 'discard-draft', label: 'draft.discard',
  isEnabled: isOffered,
  async run(context) {
    const {editor} = context;
    const offered = editor.state.offeredDraft;
    if (!offered) return;
    editor.set({offeredDraft: null});
    await forget(context, offered.id);
  },
};

async function forget({editor, services}: ActionContext, id: string): Promise<void> {
  await services.drafts.remove(id).catch(() => editor.notify('warning', 'draft.notDiscarded'));
}
