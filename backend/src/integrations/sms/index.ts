/** Short messages to telephones, by the provider of the account. */
import type {Context} from '../../context';
import {portOf} from '../services/account';
import type {Adapters} from '../services/adapter';
import type {Sms} from './port';
import {twilio} from './twilio';

const ADAPTERS: Adapters<'sms', Sms> = {smsTwilio: twilio};

export {toE164, type Sms} from './port';

/** 422 while no account is set up. */
export function openSms(context: Context): Promise<Sms> {
  return portOf(context, 'sms', ADAPTERS);
}
