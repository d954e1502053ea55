/** Staff export the open design for print. */
import type {PrintFile, PrintFormat} from '../../api/print-api';
import {writeDesign} from '../../objects/formats';
import {mayPrint} from '../../store/staff';
import type {Action, ActionContext} from '../action';
import {isBlank} from './price';

export const openPrint: Action = {
  id: 'export-for-print',
  label: 'staff.print',
  isEnabled: ({editor: {state}}) => mayPrint(state.staff) && !state.loading,
  run: context => {
    context.editor.settle();
    if (isBlank(context)) context.editor.notify('warning', 'staff.emptyCanvas');
    else context.editor.set({dialog: 'print'});
  },
};

/**
 * Makes the file and hands it to the browser's downloads; answers what of the design it does not show. Throws
 * `ApiError`.
 */
export async function exportForPrint(
  {editor, services}: ActionContext,
  format: PrintFormat,
  language: string,
): Promise<Omit<PrintFile, 'file'>> {
  const {design, product, position, template} = editor.state;
  const {file, ...lacking} = await services.api.staff.print({
    format,
    position,
    design: writeDesign(design),
    categoryId: product.id,
    language,
  });
  const name = (template?.name ?? product.name).replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 60);
  services.browser.download(file, `${name === '' ? 'design' : name}.${format === 'pdfx' ? 'pdf' : format}`);
  return lacking;
}
