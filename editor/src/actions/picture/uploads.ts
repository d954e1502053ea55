/** What a member has uploaded before (ED-114..117). Visitors have no history (ED-304). */
import type {ActionContext, InputAction, Action} from '../action';

/** Asks for the history. Without an answer the list stays as it is (ED-420). */
export const loadUploads: Action = {
  id: 'load-uploads',
  label: 'upload.history',
  isEnabled: ({editor}) => editor.state.member !== null,
  async run({editor, services}) {
    const {member} = editor.state;
    if (!member) return;
    const uploadHistory = await services.api.uploadHistory(member.id).catch(() => undefined);
    if (uploadHistory && editor.state.member?.id === member.id) editor.set({uploadHistory});
  },
};

/** Notes an upload and shows it among the others. A picture that could not be noted is on the canvas all the same. */
export async function rememberUpload(context: ActionContext, picPath: string): Promise<void> {
  const {editor, services} = context;
  const {member} = editor.state;
  if (!member) return;
  try {
    await services.api.addUploadHistory(member.id, picPath);
  } catch {
    return;
  }
  await loadUploads.run(context);
}

/** Forgets one upload (ED-117). */
export const deleteUpload: InputAction<number> = {
  id: 'delete-upload',
  label: 'action.delete',
  run: (context, id) => forget(context, [id]),
};

/** Forgets all uploads once the member has confirmed it (ED-115). */
export const clearUploads: Action = {
  id: 'clear-uploads',
  label: 'upload.clearAll',
  isEnabled: ({editor}) => (editor.state.uploadHistory ?? []).length > 0,
  async run(context) {
    const {editor} = context;
    const ids = (editor.state.uploadHistory ?? []).map(upload => upload.id);
    const yes = await editor.ask({
      title: 'question.hint',
      text: 'upload.clearQuestion',
      confirm: 'question.confirm',
      cancel: 'question.cancel',
    });
    if (yes) await forget(context, ids);
  },
};

async function forget({editor, services}: ActionContext, ids: readonly number[]): Promise<void> {
  try {
    await services.api.deleteUploadHistory(ids);
  } catch {
    return editor.notify('error', 'notice.notDeleted');
  }
  editor.set({uploadHistory: (editor.state.uploadHistory ?? []).filter(upload => !ids.includes(upload.id))});
}
