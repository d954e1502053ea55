/** Under which name a draft is kept: whose design it is and which one, so that it is never offered for another. */
import type {EditorState} from '../store/state';

export const VISITOR = 'visitor';

/** Who is at work: the member, the member of staff, or a visitor. */
export function accountOf({member, staff}: EditorState): string {
  const names = [...(staff ? [`staff ${staff.id}`] : []), ...(member ? [`member ${member.id}`] : [])];
  return names.length === 0 ? VISITOR : names.join(', ');
}

/** The open design: its product and the template, saved or shared design that it began with. */
export function designKeyOf({product, template, origin, library}: EditorState): string {
  const began = origin ? `${origin.from} ${origin.id}` : template ? `template ${template.id}` : 'blank';
  return `product ${product.id}${library ? ' in the library' : ''}, ${began}`;
}

export const keyOf = (account: string, state: EditorState): string => `${account}; ${designKeyOf(state)}`;
