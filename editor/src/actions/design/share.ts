/** A link to the open design (ED-154, ED-355). */
import {writeDesign} from '../../objects/formats';
import type {Action, ActionContext} from '../action';
import {isBlank} from './price';

/** Stands in the link of a design on no product; the design's record says that there is none. */
const NO_PRODUCT = 'blank';

/** Opens the dialog with the link; visitors sign in first, as the tour tells them. */
export const share: Action = {
  id: 'share',
  label: 'action.share',
  isEnabled: ({editor}) => !editor.state.loading,
  run: context => {
    const {editor} = context;
    editor.settle();
    if (isBlank(context)) editor.notify('info', 'notice.emptyCanvas');
    else editor.set({dialog: editor.state.member ? 'share' : 'sign-in-to-share'});
  },
};

/** Stores both sides; answers the link. Throws `ApiError`. */
export async function shareDesign({editor, services}: ActionContext): Promise<string> {
  const {design, product} = editor.state;
  const routingName = product.designName === '' ? NO_PRODUCT : product.designName;
  const imgUrl = await services.api.upload(await services.picture(design, product), 'design.png');
  const secret = await services.api.myCreation.share({
    productId: product.id,
    imgUrl,
    layersData: writeDesign(design),
    routingName,
  });
  return `${services.origin}/us/design/${routingName}?id=${encodeURIComponent(secret)}`;
}

/** Copies the link and tells the visitor whether that worked (ED-411, ED-412). */
export async function copyLink({editor, services}: ActionContext, link: string): Promise<void> {
  const copied = await services.browser.copy(link).then(
    () => true,
    () => false,
  );
  editor.notify('success', copied ? 'share.copied' : 'share.copyFailed');
}
