/** Short messages by Twilio's Messages API. */
import {ask} from '../services/ask';
import type {Adapter, ServiceAccount} from '../services/adapter';
import {mustText} from '../services/read-answer';
import type {Sms} from './port';

const TWILIO = 'https://api.twilio.com';

/** The account is Twilio's Account SID, the key its auth token. */
function open({url = TWILIO, account, key, sender}: ServiceAccount): Sms {
  const authorization = `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`;
  return {
    async send(to, text) {
      const answer = await ask(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
        headers: {Authorization: authorization},
        form: {To: to, From: sender, Body: text},
      });
      mustText(answer, 'sid');
    },
  };
}

export const twilio: Adapter<Sms> = {needs: ['account', 'sender'], open};
