/** An authority opens rights that exist: `<entity>.<action>` of the schemas. */
import {allRights} from '../../../access/decide';
import {textsOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import type {BeforeValidateHook} from '../../../context';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';

export const knownRights: BeforeValidateHook = {
  name: 'knownRights',
  async beforeValidate(context, _entity, values, before) {
    const had = new Set(textsOf(before, 'rights'));
    const known = new Set(allRights(context.model));
    const unknown = textsOf(values, 'rights').filter(right => !known.has(right) && !had.has(right));
    if (unknown.length === 0) return values;
    const {language} = context.actor;
    throw new Refusal(422, text('invalid', language), {
      errors: {rights: say(TEXTS.unknownRight, language, {rights: unknown.join(', ')})},
    });
  },
};
