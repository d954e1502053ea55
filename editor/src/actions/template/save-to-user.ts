/** Staff put the open design into somebody's account (ED-360, ED-366). */
import {ApiError} from '../../api/request';
import {writeDesign} from '../../objects/formats';
import {maySaveToUser} from '../../store/staff';
import type {Action, ActionContext} from '../action';
import {specificationOf} from './specification';
import {isBusy, refusesToKeep} from './staff-template';

export const openSaveToUser: Action = {
  id: 'save-to-user',
  label: 'staff.saveToUser',
  isEnabled: ({editor: {state}}) => maySaveToUser(state.staff) && !state.library && !isBusy(state),
  run: context => {
    if (!refusesToKeep(context)) context.editor.set({dialog: 'save-to-user'});
  },
};

export interface Recipient {
  readonly userEmail: string;
  readonly templateName: string;
  /** 0: none chosen. */
  readonly proId: number;
}

/** Stores the design and answers whether it did; a notice names what is missing or refused (ED-316, ED-409, ED-410). */
export async function saveToUser({editor, services}: ActionContext, recipient: Recipient): Promise<boolean> {
  const userEmail = recipient.userEmail.trim();
  const templateName = recipient.templateName.trim();
  if (userEmail === '' || templateName === '' || recipient.proId === 0) {
    editor.notify('warning', 'staff.userIncomplete');
    return false;
  }
  const {design, product, opening, revision} = editor.state;
  try {
    const templateUrl = await services.api.upload(await services.picture(design, product), 'design.png');
    await services.api.staff.saveToUser({
      userEmail,
      templateName,
      proId: recipient.proId,
      categoryId: product.id,
      templateFile: writeDesign(design),
      templateUrl,
      specification: specificationOf(editor),
    });
    editor.markSaved({opening, revision});
    editor.notify('success', 'staff.savedToUser');
    return true;
  } catch (error) {
    editor.notify(
      'error',
      error instanceof ApiError && error.code === '500' ? 'staff.saveToUserFailed' : 'staff.failed',
    );
    return false;
  }
}
