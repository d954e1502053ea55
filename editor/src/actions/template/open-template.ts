/** Opens templates and saved designs: as the whole design, or as another base picture below it. */
import type {LoadedTemplate} from '../../api/readers';
import {contentOf, objectsOf, sideOf} from '../../document/side';
import type {Design, Side} from '../../document/types';
import {readDesign} from '../../objects/formats';
import {workspaceSize, type Product} from '../../store/product';
import type {ActionContext, InputAction} from '../action';

/** A design file as records, its fonts and pictures loaded. Reports what had to be left out. Throws `DesignError`. */
export async function prepareDesign({editor, services}: ActionContext, file: unknown): Promise<Design> {
  const options = {origin: services.origin, newId: editor.ports.newId, workspace: workspaceSize(editor.state.product)};
  const {design, problems} = readDesign(file, options);
  await services.prepare(design);
  const simplified = problems.filter(({code}) => code === 'styles' || code === 'unsupported').length;
  const lost = problems.filter(({code}) => code !== 'no-workspace').length - simplified;
  if (lost > 0) editor.notify('info', 'notice.leftOut', {count: lost});
  if (simplified > 0) editor.notify('info', 'notice.simplified', {count: simplified});
  return design;
}

/** The side with the base picture of another one, its own objects untouched (ED-269). */
export function withBaseOf(side: Side, template: Side): Side {
  const base = objectsOf(template).filter(object => object.isBase === true);
  const own = objectsOf(side).filter(object => object.isBase !== true && !base.some(other => other.id === object.id));
  return sideOf([
    ...own.filter(object => object.kind === 'workspace'),
    ...base,
    ...own.filter(object => object.kind !== 'workspace'),
  ]);
}

/**
 * Loads a template: at once onto an empty side, otherwise after a question; a paintless one exchanges the base picture
 * only (ED-266..269).
 */
export const openTemplate: InputAction<number> = {
  id: 'open-template',
  label: 'action.openTemplate',
  async run(context, id) {
    const {editor, services} = context;
    editor.set({loading: true});
    try {
      const template = await services.api.templateById(id);
      if (template.isPaintless || (await mayReplace(context))) await show(context, template);
    } catch {
      editor.notify('error', 'notice.templateFailed');
    } finally {
      editor.set({loading: false});
    }
  },
};

async function mayReplace({editor}: ActionContext): Promise<boolean> {
  if (contentOf(editor.side).length === 0) return true;
  editor.set({loading: false});
  return editor.ask({
    title: 'question.hint',
    text: 'question.replace',
    confirm: 'question.confirm',
    cancel: 'question.cancel',
  });
}

/** The product the template was made for; the open one where it names none. */
async function productOf({editor, services}: ActionContext, {categoryId}: LoadedTemplate): Promise<Product> {
  const {product} = editor.state;
  return categoryId === 0 || categoryId === product.id ? product : services.api.productById(categoryId);
}

async function show(context: ActionContext, template: LoadedTemplate): Promise<void> {
  const {editor} = context;
  editor.set({loading: true});
  const design = await prepareDesign(context, template.templateFile);
  if (template.isPaintless) return editor.exchange(withBaseOf(editor.side, design.front));
  editor.open(await productOf(context, template), design, {id: template.id, name: template.templateName});
  editor.remeasure();
}
