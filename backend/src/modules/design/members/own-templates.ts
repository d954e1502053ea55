/** A member's saved designs. */
import type {ActOutputs} from '@emblem/schemas/acts';
import {textOf} from '../../../record-values';
import {requireRoom} from '../../../access/limits/quota';
import {requireDesignQuota} from '../../../acts/design-quota';
import {optionalId, requiredId} from '../../../acts/input';
import {pageRequest} from '../../../acts/paging';
import {requireOwnUser} from '../../../acts/own-user';
import type {Act, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {coerceValues} from '../../../calls/coerce';
import {find, get, list} from '../../../read';
import {create, update} from '../../../write';
import {designText, optionalDesign, requiredDesign} from '../design-json';

/** Longer lists leave the designs out; `getUserTemplateById` gives them one by one. */
const WITH_DESIGNS = 1000;

const PLAIN = ['templateName', 'templateUrl', 'isPaintless', 'specification'] as const;

/** The preview stands under both names that the documents give it (ED-188). */
export function toUserTemplate(template: WireRecord<'user-template'>): ActOutputs['getOwnTemplate'] {
  return {...template, templateImg: textOf(template, 'templateUrl'), templateFile: designText(template.templateFile)};
}

/** The plain values of a saved design among what was sent; the preview under either of its names (ED-188). */
export function savedDesignValues(context: Context, input: Values): Values {
  const named: Values = {...input, templateUrl: input.templateUrl ?? input.templateImg};
  const sent = Object.fromEntries(PLAIN.filter(name => named[name] !== undefined).map(name => [name, named[name]]));
  return coerceValues(context.model.entity('user-template'), sent);
}

/** A template that is no longer shown is left out: the design stands without it. */
async function originOf(context: Context, input: Values): Promise<Values> {
  const templatesId = optionalId(context, input, 'templatesId');
  const found = templatesId === undefined ? undefined : await find(context, 'template', {eq: ['id', templatesId]});
  return found ? {templatesId: found.id} : {};
}

/** Saves a design of the member's own; with `id` an existing one. */
export const saveOwnTemplate: Act<'saveOwnTemplate'> = {
  name: 'saveOwnTemplate',
  async run(context, input) {
    requireOwnUser(context, input);
    const id = optionalId(context, input, 'id');
    const values = {...savedDesignValues(context, input), ...(await originOf(context, input))};
    if (id !== undefined) {
      const templateFile = optionalDesign(context, input, 'templateFile');
      await requireDesignQuota(context, templateFile);
      return toUserTemplate(
        await update(context, 'user-template', id, templateFile ? {...values, templateFile} : values),
      );
    }
    const templateFile = requiredDesign(context, input, 'templateFile');
    await requireDesignQuota(context, templateFile);
    await requireRoom(context, 'user-template', 'memberId');
    return toUserTemplate(
      await create(context, 'user-template', {
        ...values,
        categoryId: optionalId(context, input, 'categoryId'),
        templateFile,
        memberId: context.actor.memberId,
        proId: context.actor.platformIds[0],
      }),
    );
  },
};

export const getOwnTemplate: Act<'getOwnTemplate'> = {
  name: 'getOwnTemplate',
  async run(context, input) {
    return toUserTemplate(await get(context, 'user-template', requiredId(context, input, 'id')));
  },
};

/** The member's designs for a category, or all, the last changed first; a list (ED-378). */
export const listOwnTemplates: Act<'listOwnTemplates'> = {
  name: 'listOwnTemplates',
  async run(context, input) {
    requireOwnUser(context, input);
    const categoryId = optionalId(context, input, 'categoryId');
    const {page, size} = pageRequest(input);
    const own = {eq: ['memberId', context.actor.memberId]} as const;
    const {records} = await list(context, 'user-template', {
      where: categoryId === undefined ? own : {all: [own, {eq: ['categoryId', categoryId]}]},
      sort: [{field: 'updateTime', descending: true}],
      offset: (page - 1) * size,
      limit: size,
      omit: size > WITH_DESIGNS ? ['templateFile'] : [],
    });
    return records.map(toUserTemplate);
  },
};
