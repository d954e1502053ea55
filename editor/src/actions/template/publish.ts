/** Staff save or publish the open design with the publish form (ED-183..185, ED-275, ED-276, ED-358, ED-361). */
import {DISPLAY_LIMITED, SEO_RANKED, type Publication} from '../../api/staff-readers';
import {maySave, PUBLISHED, SAVED} from '../../store/staff';
import type {Action, ActionContext} from '../action';
import {becomes, drawnTemplate, forgetSelection, isBusy, isDraft, refusesToKeep} from './staff-template';

export const saveTemplate: Action = {
  id: 'save-template',
  label: 'staff.save',
  isEnabled: ({editor: {state}}) => maySave(state.staff) && !isDraft(state) && !isBusy(state),
  run: context => {
    if (!refusesToKeep(context)) context.editor.set({dialog: 'publish'});
  },
};

/** What the form says; `choice` is whether a template is added or the open one updated. */
export interface PublicationForm extends Publication {
  readonly choice: 'add' | 'update' | null;
}

/** Drops special characters, then turns spaces into hyphens, then lower-cases (ED-337). */
export function slugOf(name: string): string {
  return name
    .trim()
    .replace(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .replace(/ /g, '-')
    .toLowerCase();
}

/** `/templates/{slug}` (ED-212). */
export const templateUrlOf = (name: string): string => `/templates/${slugOf(name)}`;

export const NEW_PUBLICATION: Publication = {
  templateName: '',
  templateCode: '',
  language: 'en-us',
  seoState: 0,
  seoTitle: '',
  seoDescription: '',
  templateUrl: '',
  types: [],
  labels: [],
  displayControl: 0,
  platforms: [],
  domains: [],
  languages: [],
};

/** What the form begins with: the open template's publication, else nothing but its defaults. */
export async function publicationOf({editor, services}: ActionContext): Promise<Publication> {
  const {template} = editor.state;
  return template ? (await services.api.staff.template(template.id)).publication : NEW_PUBLICATION;
}

/** Limits of the display apply only while it is limited (ED-335). */
const limitsOf = ({
  displayControl,
  platforms,
  domains,
  languages,
}: Publication): Pick<Publication, 'platforms' | 'domains' | 'languages'> =>
  displayControl === DISPLAY_LIMITED ? {platforms, domains, languages} : {platforms: [], domains: [], languages: []};

/** Sends the template: published with SEO ranking, saved without (ED-275, ED-276). Throws `ApiError`. */
export async function publishTemplate(context: ActionContext, {choice, ...form}: PublicationForm): Promise<void> {
  const {editor, services} = context;
  const {opening, revision} = editor.state;
  const state = form.seoState === SEO_RANKED ? PUBLISHED : SAVED;
  const category = editor.state.product.id === 0 ? '' : String(editor.state.product.id);
  const types = form.types.length > 0 ? form.types.join(',') : category;
  const drawn = await drawnTemplate(context);
  const id = await services.api.staff.publishTemplate({
    ...drawn,
    ...form,
    ...limitsOf(form),
    templateName: form.templateName.trim(),
    state,
    types,
    typesChosen: form.types.length > 0 ? 1 : 0,
    labels: form.labels.join(','),
    id: choice === 'update' ? drawn.id : 0,
  });
  editor.markSaved({opening, revision});
  becomes(context, id, state, {name: form.templateName.trim(), types: form.types.join(',')});
  forgetSelection(context);
  services.browser.tell({type: 'save', id});
  editor.notify('success', state === PUBLISHED ? 'staff.published' : 'staff.saved');
}
