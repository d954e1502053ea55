/** Asks for a price: sends the open design as an inquiry. */
import {contentOf} from '../../document/side';
import {writeDesign} from '../../objects/formats';
import type {Action, ActionContext} from '../action';

export interface PriceForm {
  readonly name: string;
  readonly email: string;
  readonly quantity: number;
  readonly remark: string;
}

/** Opens the form in which a visitor asks for a price (ED-007). */
export const getPrice: Action = {
  id: 'get-price',
  label: 'action.getPrice',
  isEnabled: ({editor}) => !editor.state.loading,
  run: ({editor}) => {
    editor.settle();
    editor.set({dialog: 'price'});
  },
};

/** Sends the design with its picture; answers the inquiry's number. Throws `ApiError`. */
export async function sendPriceRequest({editor, services}: ActionContext, form: PriceForm): Promise<string> {
  const {design, product, template} = editor.state;
  const designImg = await services.api.upload(await services.picture(design, product), 'design.png');
  return services.api.requestPrice({
    ...form,
    designImg,
    design: writeDesign(design),
    categoryId: product.id,
    templateId: template?.id ?? 0,
  });
}

/** Nothing has been put on either side yet. */
export function isBlank({editor}: ActionContext): boolean {
  const {front, back} = editor.state.design;
  return contentOf(front).length === 0 && (back === null || contentOf(back).length === 0);
}
