/** Records that join others are called by the names of these. */
import {numberOf, textOf} from '../../../record-values';
import {asTrusted} from '../../../context/trusted';
import type {BeforeValidateHook, Context} from '../../../context';
import type {Values, WireRecord} from '../../../values';
import {find} from '../../../read';

async function target(
  context: Context,
  entity: string,
  record: Values,
  property: string,
): Promise<WireRecord | undefined> {
  const id = numberOf(record, property);
  return id === null ? undefined : find(asTrusted(context), entity, {eq: ['id', id]});
}

function joinNames(...names: readonly (string | null | undefined)[]): string {
  return names.filter(name => name !== null && name !== undefined).join(' · ');
}

/** What a website has is called by the website and the quote category. */
export const describeWebsite: BeforeValidateHook = {
  name: 'describeWebsite',
  async beforeValidate(context, _entity, values, before) {
    const record = {...before, ...values};
    const project = await target(context, 'project', record, 'proId');
    const category = await target(context, 'quote-category', record, 'quoteCateId');
    const name = joinNames(project && textOf(project, 'proName'), category && textOf(category, 'cateName'));
    return {...values, name};
  },
};

export const describeParameterPrice: BeforeValidateHook = {
  name: 'describeParameterPrice',
  async beforeValidate(context, _entity, values, before) {
    const record = {...before, ...values};
    const category = await target(context, 'quote-category', record, 'quoteCateId');
    const parameter = await target(context, 'quote-parameter', record, 'paramId');
    return {
      ...values,
      name: joinNames(category && textOf(category, 'cateName'), parameter && textOf(parameter, 'paramName')),
    };
  },
};
