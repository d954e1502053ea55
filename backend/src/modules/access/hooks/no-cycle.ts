/** A record with a `parentId` lies below neither itself nor one of those below it. */
import {SYSTEM} from '../../../actor';
import {numberOf} from '../../../record-values';
import {TEXTS} from '../../../access/texts';
import type {BeforeValidateHook} from '../../../context';
import {asActor} from '../../../context';
import {Refusal, say} from '../../../errors';
import {text} from '../../../messages';
import {find} from '../../../read';

export const noCycle: BeforeValidateHook = {
  name: 'noCycle',
  async beforeValidate(context, entity, values, before) {
    const system = asActor(context, SYSTEM);
    const {language} = context.actor;
    const seen = new Set<number>();
    let parentId = before ? numberOf(values, 'parentId') : null;
    while (before && parentId !== null) {
      if (parentId === before.id || seen.has(parentId))
        throw new Refusal(422, text('invalid', language), {errors: {parentId: say(TEXTS.cycle, language)}});
      seen.add(parentId);
      const parent = await find(system, entity.key, {eq: ['id', parentId]});
      parentId = parent ? numberOf(parent, 'parentId') : null;
    }
    return values;
  },
};
