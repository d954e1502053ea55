import {writeDesign} from '../../objects/formats';
import type {Action, ActionContext} from '../action';
import {isBlank} from './price';
import {hasWrongSize} from '../product/sticker';

/** Keeps the design in the member's account; visitors sign in first (ED-354). */
export const save: Action = {
  id: 'save',
  label: 'action.save',
  shortcuts: ['Mod+S'],
  isEnabled: ({editor}) => !editor.state.loading,
  run: context => {
    const {editor} = context;
    editor.settle();
    if (hasWrongSize(editor)) editor.notify('error', 'sticker.wrongSize');
    else if (isBlank(context)) editor.notify('info', 'notice.emptyCanvas');
    else editor.set({dialog: editor.state.member ? 'save' : 'sign-in-to-save'});
  },
};

/**
 * Stores the design under a name, over the saved design with the id where there is one; answers its id. Throws
 * `ApiError`.
 */
export async function saveDesign(
  {editor, services}: ActionContext,
  templateName: string,
  over?: number,
): Promise<number> {
  const {design, product, template, opening, revision} = editor.state;
  const templateUrl = await services.api.upload(await services.picture(design, product), 'design.png');
  const id = await services.api.saveDesign({
    ...(over === undefined ? {} : {id: over}),
    templateName,
    templateUrl,
    templateFile: writeDesign(design),
    categoryId: product.id,
    templatesId: template?.id ?? 0,
  });
  editor.markSaved({opening, revision});
  if (editor.state.opening === opening) editor.set({savedAs: {id, name: templateName}});
  return id;
}
