/** Records that carry the name of quote data follow when it is renamed. */
import {asTrusted} from '../../../context/trusted';
import type {InTransactionHook} from '../../../context';
import {findAll} from '../../../read';
import {update} from '../../../write';

interface Follower {
  readonly entity: string;
  readonly property: string;
  readonly isList?: true;
}

/**
 * By entity: the properties that are copied, and who copies them. Each of these completes itself when it is written.
 */
const FOLLOWED: Readonly<Record<string, {readonly copied: readonly string[]; readonly by: readonly Follower[]}>> = {
  'quote-category': {
    copied: ['cateName'],
    by: [
      {entity: 'quote-category-parameter', property: 'quoteCateId'},
      {entity: 'website-category', property: 'quoteCateId'},
      {entity: 'website-price', property: 'quoteCateId'},
      {entity: 'plating-colour', property: 'quoteIds', isList: true},
    ],
  },
  project: {
    copied: ['proName'],
    by: [
      {entity: 'website-category', property: 'proId'},
      {entity: 'website-price', property: 'proId'},
      {entity: 'review-config', property: 'proId'},
    ],
  },
  'quote-parameter': {copied: ['paramName'], by: [{entity: 'quote-category-parameter', property: 'paramId'}]},
  technique: {copied: ['techName'], by: [{entity: 'plating-colour', property: 'techIds', isList: true}]},
  'quote-plating': {
    copied: ['quotePlatingName'],
    by: [{entity: 'plating-colour', property: 'quotePlatingIds', isList: true}],
  },
};

export const refreshQuoteNames: InTransactionHook = {
  name: 'refreshQuoteNames',
  async inTransaction(context, {key}, after, before) {
    const followed = FOLLOWED[key];
    if (!followed || !after || !before || followed.copied.every(name => after[name] === before[name])) return;
    const system = asTrusted(context);
    for (const {entity, property, isList} of followed.by)
      for (const record of await findAll(
        system,
        entity,
        isList ? {contains: [property, after.id]} : {eq: [property, after.id]},
      ))
        await update(system, entity, record.id, {});
  },
};
