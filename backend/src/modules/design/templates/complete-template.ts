/** What follows from the other values of a template. */
import {TEMPLATE} from '@emblem/schemas/values';
import {numberOf, textOf} from '../../../record-values';
import type {BeforeValidateHook} from '../../../context';
import type {Values} from '../../../values';
import {pathName} from '../names';

function column(list: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(list)) return [];
  const values = list.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? new Map(Object.entries(entry)).get(name) : undefined,
  );
  return [...new Set(values.filter(value => value !== undefined && value !== null))];
}

/** The platforms and languages to which the display is limited, in a form that lists can be filtered by. */
function limits(record: Values): Values {
  if (numberOf(record, 'displayControl') !== TEMPLATE.displayControl.on)
    return {limitProjectIds: [], limitLanguages: []};
  const languages = column(record.languages, 'language').filter(
    (language): language is string => typeof language === 'string',
  );
  return {
    limitProjectIds: column(record.domains, 'proId'),
    limitLanguages: languages.map(language => language.toLowerCase()),
  };
}

export const completeTemplate: BeforeValidateHook = {
  name: 'completeTemplate',
  async beforeValidate(context, _entity, values, before) {
    const record = {...before, ...values};
    const name = textOf(record, 'templateName');
    const redrawn = before !== undefined && 'templateFile' in values;
    return {
      ...values,
      ...limits(record),
      templateSlug: name === null ? null : pathName(name),
      ...(before === undefined && {designerId: context.actor.id}),
      ...(redrawn && {designVersion: (numberOf(before, 'designVersion') ?? 1) + 1}),
    };
  },
};
