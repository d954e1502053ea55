/** The Contact Us form of a website: what visitors write, and the mail that answers it (CO-111). */
import {requireMailToken, requireToken} from '../../access/throttle';
import {fill} from '../../access/texts';
import {optionalText, requiredText} from '../../acts/input';
import type {Act, Effect} from '../../context';
import {trusted} from '../../context/trusted';
import {queueMail, requireMail} from '../../integrations/mail/outgoing';
import {get} from '../../read';
import {numberOf, textOf} from '../../record-values';
import {create} from '../../write';
import {addressOf} from './member-input';
import {TEXTS} from './texts';

/**
 * `POST /app/contact/add`: a message to the platform whose site the visitor is on. 422 at each field; 429 when the
 * network address, or the mailbox that is named, has sent too many.
 */
export const addContactMessage: Act<'addContactMessage'> = {
  name: 'addContactMessage',
  async run(context, input) {
    const {email, proId} = addressOf(context, input);
    const text = (name: string) => requiredText(context, input, name);
    const values = {
      name: text('name'),
      subject: text('subject'),
      message: text('message'),
      phone: optionalText(context, input, 'phone'),
    };
    await requireToken(context, 'contact');
    await requireMailToken(context, `contact.${email}`);
    await create(trusted(context), 'contact-message', {...values, email, proId});
    return {sent: true};
  },
};

/** The answer goes to whoever wrote, with what was asked below it. 422 while no mail server is set up. */
export const mailContactAnswer: Effect = {
  name: 'mailContactAnswer',
  async run(context, _entity, message) {
    requireMail(context);
    const {
      name,
      email,
      subject,
      message: asked,
      answer,
      proId,
    } = await get(trusted(context), 'contact-message', message.id);
    const site = textOf(await get(trusted(context), 'project', numberOf({proId}, 'proId') ?? 0), 'proName') ?? '';
    const words = {name, asked, answer, site, subject};
    const given = Object.fromEntries(Object.entries(words).map(([key, value]) => [key, String(value ?? '')]));
    await queueMail(context, {
      to: String(email),
      subject: fill(TEXTS.contactSubject, given).en.replaceAll(/\s+/g, ' '),
      text: fill(TEXTS.contactText, given).en,
    });
  },
};
