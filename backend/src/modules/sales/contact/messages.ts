/** The Contact Us form of a website: what visitors write, and the mail that answers it (CO-111). */
import {fillBlanks} from '@emblem/schemas';
import {paperLanguageOf, type PaperLanguage} from '@emblem/schemas/papers';
import {requireMailToken, requireToken} from '../../../access/limits/throttle';
import {optionalText, requiredText} from '../../../acts/input';
import type {Act, Context, Effect} from '../../../context';
import {asTrusted} from '../../../context/trusted';
import {queueMail, requireMail} from '../../../integrations/mail/outgoing';
import {find, get} from '../../../read';
import {numberOf, textOf} from '../../../record-values';
import {create} from '../../../write';
import {CONTACT_WORDS} from './words';
import {addressOf} from '../members/input';

/** The website's own; English where papers do not speak it. */
async function languageOf(context: Context, proId: number): Promise<PaperLanguage> {
  const id = numberOf(await get(asTrusted(context), 'project', proId), 'defaultLanguageId');
  const language = id === null ? undefined : await find(asTrusted(context), 'language', {eq: ['id', id]});
  return paperLanguageOf(language && textOf(language, 'language')) ?? 'en';
}

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
    const language = await languageOf(context, proId);
    await create(asTrusted(context), 'contact-message', {...values, email, proId, language});
    return {sent: true};
  },
};

/** The answer goes to whoever wrote, with what was asked below it. 422 while no mail server is set up. */
export const mailContactAnswer: Effect = {
  name: 'mailContactAnswer',
  async run(context, _entity, {id}) {
    requireMail(context);
    const message = await get(asTrusted(context), 'contact-message', id);
    const told = (name: string) => textOf(message, name) ?? '';
    const project = await get(asTrusted(context), 'project', numberOf(message, 'proId') ?? 0);
    const {reply, hello, asked} = CONTACT_WORDS[paperLanguageOf(message.language) ?? 'en'];
    const [subject, greeting] = [fillBlanks(reply, () => told('subject')), fillBlanks(hello, () => told('name'))];
    const parts = [greeting, told('answer'), textOf(project, 'proName') ?? '', `---\n${asked}\n${told('message')}`];
    await queueMail(context, {to: told('email'), subject: subject.replaceAll(/\s+/g, ' '), text: parts.join('\n\n')});
  },
};
