/** My Documents: quotations, invoices and credit memos of the member who is signed in. */
import type {DocumentKind, OwnPaper} from '../../api/documents-readers';
import type {Action, ActionContext} from '../action';

export const openDocuments: Action = {
  id: 'my-documents',
  label: 'documents.title',
  isEnabled: ({editor: {state}}) => state.member !== null,
  run: ({editor}) => editor.set({dialog: 'my-documents'}),
};

/** Hands the paper as PDF, in the language that it is read in, to the browser's downloads. Throws `ApiError`. */
export async function downloadPaper(
  {services}: ActionContext,
  kind: DocumentKind,
  id: number,
  {number, language}: OwnPaper,
): Promise<void> {
  const file = await services.api.documents.pdf(kind, id, language);
  services.browser.download(file, `${number === '' ? kind : number.replaceAll(/[^\w-]+/g, '-')}.pdf`);
}
