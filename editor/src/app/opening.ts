/** Opens what the address asks for: product, then template, shared design or the design of an inquiry. */
import type {ActionContext} from '../actions/action';
import {searchesAnybody} from '../actions/template/my-creation';
import {prepareDesign, withBaseOf} from '../actions/template/open-template';
import {ApiError} from '../api/request';
import type {LoadedTemplate} from '../api/readers';
import {DesignError} from '../document/parse';
import {isRecord} from '../document/read';
import type {MessageKey} from '../i18n/keys';
import {GENERIC_PRODUCT, type Product} from '../store/product';
import {staffMay} from '../store/staff';
import type {OpenTemplate, Origin} from '../store/state';
import type {Wanted} from './route';

/** Why the page cannot be opened, as the text to show. */
export class OpeningError extends Error {
  constructor(readonly reason: MessageKey) {
    super(reason);
    this.name = 'OpeningError';
  }
}

/** Throws `OpeningError`. */
export async function openWanted(context: ActionContext, wanted: Wanted): Promise<void> {
  context.editor.set({library: wanted.open === 'library'});
  switch (wanted.open) {
    case 'nothing':
      return openProduct(context, GENERIC_PRODUCT);
    case 'library':
      return openLibrary(context, wanted.categoryId, wanted.tid);
    case 'product':
      return openTemplateWithId(context, await productNamed(context, wanted.designName), wanted.tid);
    case 'template':
      return openTemplate(context, wanted.slug, wanted.designName);
    case 'slug':
      return openTemplate(context, wanted.slug, undefined);
    case 'shared':
      return openShared(context, wanted.secret, wanted.designName);
    case 'inquiry':
      return openInquiry(context, wanted.id);
    case 'saved':
      return openSaved(context, wanted.id);
  }
}

/** Tells a refusal (`missing`) from a server that cannot be reached. */
async function explainRefusal<T>(answer: Promise<T>, missing: MessageKey): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new OpeningError(error instanceof ApiError && error.code === 'network' ? 'open.network' : missing);
  }
}

const productNamed = ({services}: ActionContext, designName: string): Promise<Product> =>
  explainRefusal(services.api.productByName(designName), 'open.productMissing');

async function productWithId({services}: ActionContext, id: number): Promise<Product> {
  return id === 0 ? GENERIC_PRODUCT : explainRefusal(services.api.productById(id), 'open.productMissing');
}

function openProduct({editor}: ActionContext, product: Product): void {
  editor.open(product, null, null);
}

async function openLibrary(context: ActionContext, categoryId: number, tid: number | null): Promise<void> {
  await openTemplateWithId(context, await productWithId(context, categoryId), tid);
}

/** A category, and in it the template that is asked for by its id (ED-018, ED-019). */
async function openTemplateWithId(context: ActionContext, product: Product, tid: number | null): Promise<void> {
  if (tid === null) return openProduct(context, product);
  const template = await explainRefusal(libraryTemplate(context, tid), 'open.templateMissing');
  await showTemplate(
    context,
    template.categoryId === 0 ? product : await productWithId(context, template.categoryId),
    template,
    template,
  );
}

type LibraryTemplate = LoadedTemplate & Pick<OpenTemplate, 'state' | 'types'>;

/** Staff open templates of any state, drafts included; everybody else those that are shown to visitors. */
async function libraryTemplate({editor, services}: ActionContext, id: number): Promise<LibraryTemplate> {
  if (!staffMay(editor.state.staff, 'template.read')) return services.api.templateById(id);
  const template = await services.api.staff.template(id);
  return {...template, types: template.publication.types.join(',')};
}

async function openTemplate(context: ActionContext, slug: string, designName: string | undefined): Promise<void> {
  const template = await explainRefusal(context.services.api.templateBySlug(slug, designName), 'open.templateMissing');
  const named =
    designName === undefined ? undefined : await context.services.api.productByName(designName).catch(() => undefined);
  await showTemplate(context, named ?? (await productWithId(context, template.categoryId)), template);
}

async function showTemplate(
  context: ActionContext,
  product: Product,
  template: LoadedTemplate,
  {state, types}: Pick<OpenTemplate, 'state' | 'types'> = {},
): Promise<void> {
  const {editor} = context;
  editor.open(product, null, null);
  const design = await explainDamage(prepareDesign(context, template.templateFile));
  if (template.isPaintless) editor.exchange(withBaseOf(editor.side, design.front));
  else
    editor.open(product, design, {
      id: template.id,
      name: template.templateName,
      ...(state ? {state} : {}),
      ...(types === undefined ? {} : {types}),
    });
  editor.remeasure();
}

async function openShared(context: ActionContext, secret: string, designName: string): Promise<void> {
  const {services} = context;
  const record = await explainRefusal(services.api.sharedDesign(secret), 'open.sharedMissing');
  const productId = isRecord(record) && typeof record.productId === 'number' ? record.productId : 0;
  const product =
    productId === 0
      ? await services.api.productByName(designName).catch(() => GENERIC_PRODUCT)
      : await productWithId(context, productId);
  await showFile(context, product, isRecord(record) ? record.layersData : undefined, {from: 'shared', id: secret});
}

/** For staff: the design that an inquiry came with. */
async function openInquiry(context: ActionContext, id: number): Promise<void> {
  const record = await explainRefusal(context.services.api.inquiry(id), 'open.inquiryMissing');
  if (!isRecord(record) || !record.design) throw new OpeningError('open.inquiryEmpty');
  const categoryId = typeof record.categoryId === 'number' ? record.categoryId : 0;
  await showFile(context, await productWithId(context, categoryId), record.design, {from: 'inquiry', id: String(id)});
  if (typeof record.number === 'string') context.editor.notify('info', 'open.inquiry', {number: record.number});
}

/** A member's own saved design; for staff anybody's. */
async function openSaved(context: ActionContext, id: number): Promise<void> {
  const {editor, services} = context;
  const design = await explainRefusal(
    services.api.myCreation.design(id, searchesAnybody(editor.state) ? 'staff' : 'member'),
    'open.savedMissing',
  );
  await showFile(context, await productWithId(context, design.categoryId), design.templateFile, {
    from: 'saved',
    id: String(id),
  });
  if (!searchesAnybody(editor.state)) editor.set({savedAs: {id, name: design.templateName}});
}

async function showFile(context: ActionContext, product: Product, file: unknown, origin: Origin): Promise<void> {
  const {editor} = context;
  editor.open(product, null, null);
  editor.open(product, await explainDamage(prepareDesign(context, file)), null, origin);
  editor.remeasure();
}

/** Turns the failure to read a damaged file into a message for the visitor. */
async function explainDamage<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof DesignError ? new OpeningError('open.broken') : error;
  }
}
