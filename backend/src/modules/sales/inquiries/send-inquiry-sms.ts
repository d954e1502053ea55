/** `GET /inquiry/sendSms`, and the button of an inquiry: an SMS to whoever asked (CO-510). */
import {SALES_MESSAGE} from '@emblem/schemas/values';
import {SYSTEM} from '../../../actor';
import {requireToken} from '../../../access/limits/throttle';
import {idList, requiredId, requiredText} from '../../../acts/input';
import {requireReached} from '../../../acts/reached';
import {asActor, type Act, type Context} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {Refusal, say} from '../../../errors';
import {withServiceFailure} from '../../../integrations/services/account';
import {openSms, toE164, type Sms} from '../../../integrations/sms';
import {text} from '../../../messages';
import {get} from '../../../read';
import {textOf} from '../../../record-values';
import {create} from '../../../write';
import {TEXTS} from '../texts';

/** Whoever may write to a customer need not be able to read the number. */
async function numberOf(context: Context, id: number): Promise<string> {
  const inquiry = await get(asActor(context, SYSTEM), 'inquiry', id);
  const number = toE164(textOf(inquiry, 'phone') ?? '');
  if (number === undefined) throw new Refusal(422, say(TEXTS.noMobile, context.actor.language));
  return number;
}

/** What was sent stands among the inquiry's messages; what was not does not. */
async function send(context: Context, sms: Sms, inquiryId: number, message: string): Promise<void> {
  const number = await numberOf(context, inquiryId);
  await requireToken(context, 'sms');
  await withServiceFailure(context, 'sms', () => sms.send(number, message));
  await create(asTrusted(context), 'sales-message', {
    inquiryId,
    direction: SALES_MESSAGE.direction.toCustomer,
    channel: SALES_MESSAGE.channel.sms,
    text: message,
    userId: context.actor.id,
  });
}

export const sendInquirySms: Act<'sendInquirySms'> = {
  name: 'sendInquirySms',
  async run(context, input) {
    // Sent outside of a transaction, which may be done twice and would come too late to refuse.
    if (context.readOnly) throw new Refusal(403, text('viewOnly', context.actor.language));
    const ids = new Set(input.ids === undefined ? [requiredId(context, input, 'id')] : idList(context, input, 'ids'));
    const message = requiredText(context, input, 'text');
    await requireReached(context, 'inquiry', 'send-sms', [...ids]);
    const sms = await openSms(context);
    for (const id of ids) await send(context, sms, id, message);
    return {count: ids.size};
  },
};
