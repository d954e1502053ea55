/**
 * `POST /order/manage/translateOrderProductDesc`: the description of an order's product in another language (CO-551).
 * A product has one description, so the translation is answered and not kept.
 */
import {requireToken} from '../../../access/limits/throttle';
import {optionalText, requiredId} from '../../../acts/input';
import type {Act} from '../../../context';
import {Refusal, say} from '../../../errors';
import {withServiceFailure} from '../../../integrations/services/account';
import {openTranslation} from '../../../integrations/translation';
import {get} from '../../../read';
import {textOf} from '../../../record-values';
import {TEXTS} from '../texts';

/** What holds Chinese is wanted in English, anything else in Chinese. */
function otherLanguage(description: string): string {
  return /\p{Script=Han}/u.test(description) ? 'en' : 'zh-CN';
}

export const translateOrderProduct: Act<'translateOrderProduct'> = {
  name: 'translateOrderProduct',
  async run(context, input) {
    const id = requiredId(context, input, 'id');
    const description = textOf(await get(context, 'order-product', id), 'description')?.trim();
    if (!description) throw new Refusal(422, say(TEXTS.noDescription, context.actor.language));
    const to = optionalText(context, input, 'to') ?? otherLanguage(description);
    const service = await openTranslation(context);
    await requireToken(context, 'translation');
    const {text, from} = await withServiceFailure(context, 'translation', () => service.translate(description, to));
    return {id, description, translation: text, from, to};
  },
};
