/** Templates as staff save them: cached, uploaded, saved, published. */
import {TEMPLATE} from '@emblem/schemas/values';
import {numberOf} from '../../../record-values';
import {optionalId} from '../../../acts/input';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {coerceValues} from '../../../calls/coerce';
import {get} from '../../../read';
import {create, transaction, transition, update} from '../../../write';
import {optionalDesign, requiredDesign} from '../design-json';
import {optionalIds} from '../ids';
import {toTemplate} from '../template-shape';

const {cached, saved, published, uploaded} = TEMPLATE.state;

const ACTION_TO: ReadonlyMap<number, string> = new Map([
  [saved, 'keep'],
  [published, 'publish'],
  [uploaded, 'upload'],
]);

const PLAIN = [
  'templateName',
  'templateCode',
  'language',
  'templateImg',
  'specification',
  'isPaintless',
  'seoState',
  'seoTitle',
  'seoDescription',
  'templateUrl',
  'displayControl',
  'platforms',
  'domains',
  'languages',
] as const;

function plainValues(context: Context, input: Values): Values {
  const sent = Object.fromEntries(PLAIN.filter(name => input[name] !== undefined).map(name => [name, input[name]]));
  return coerceValues(context.model.entity('template'), sent);
}

/**
 * Without chosen types the editor sends the category's id as `types` (ED-338): then the template belongs to the
 * category alone. A type may have that id, too; our editor therefore tells by `typesChosen`.
 */
function places(context: Context, input: Values): Values {
  const categoryId = optionalId(context, input, 'categoryId');
  const types = optionalIds(context, input, 'types');
  const labels = optionalIds(context, input, 'labels');
  const mayBeCategory = categoryId !== undefined && types?.length === 1 && types[0] === categoryId;
  const isCategory = mayBeCategory && Number(input.typesChosen ?? 0) === 0;
  return {
    ...(categoryId !== undefined && {categoryId}),
    ...(types && {types: isCategory ? [] : types}),
    ...(labels && {labels}),
  };
}

function templateValues(context: Context, input: Values): Values {
  const templateFile = optionalDesign(context, input, 'templateFile');
  return {...plainValues(context, input), ...places(context, input), ...(templateFile && {templateFile})};
}

/**
 * With SEO ranking a save publishes (3), without it only keeps (2) (ED-275, ED-276); a `state` that is sent decides
 * itself.
 */
function wantedState(input: Values, seoState: number | null): number {
  const sent = Number(input.state);
  if (ACTION_TO.has(sent)) return sent;
  return seoState === TEMPLATE.seoState.yes ? published : saved;
}

async function moveTo(context: Context, template: WireRecord, state: number): Promise<void> {
  const action = ACTION_TO.get(state);
  if (action !== undefined && numberOf(template, 'state') !== state)
    await transition(context, 'template', template.id, action);
}

/** Saves a new template, or with `id` an existing one, and takes it to the state it is saved for (DA-454, ED-401). */
export const saveTemplate: Act<'saveTemplate'> = {
  name: 'saveTemplate',
  async run(context, input) {
    const id = optionalId(context, input, 'id');
    const values = templateValues(context, input);
    const saved = await transaction(context, async tx => {
      const template =
        id === undefined ? await create(tx, 'template', values) : await update(tx, 'template', id, values);
      await moveTo(tx, template, wantedState(input, numberOf(template, 'seoState')));
      return template.id;
    });
    return toTemplate(await get(context, 'template', saved));
  },
};

/** The cached draft to go on with: one of another state stays as it is, and a draft is made beside it. */
async function draftOf(context: Context, id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  return numberOf(await get(context, 'template', id), 'state') === cached ? id : undefined;
}

/** Caches the design as a draft that nobody but staff sees (ED-398). */
export const stageTemplate: Act<'stageTemplate'> = {
  name: 'stageTemplate',
  async run(context, input) {
    const values = {...templateValues(context, input), templateFile: requiredDesign(context, input, 'templateFile')};
    const id = await draftOf(context, optionalId(context, input, 'id'));
    const draft =
      id === undefined ? await create(context, 'template', values) : await update(context, 'template', id, values);
    return {id: draft.id};
  },
};

/** Stops a template or publishes a stopped one; without `state` it changes over (DA-450). */
export const changeTemplateActive: Act<'changeTemplateActive'> = {
  name: 'changeTemplateActive',
  async run(context, input) {
    const template = await get(context, 'template', optionalId(context, input, 'id') ?? 0);
    const isShown = template.state === saved || template.state === published;
    const on = input.state === undefined ? !isShown : [1, published].includes(Number(input.state));
    const moved = await transition(context, 'template', template.id, on ? 'publish' : 'stop');
    return {id: moved.id, state: numberOf(moved, 'state')};
  },
};
