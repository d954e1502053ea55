/** What stands around the answer to a Contact Us message, in the languages of the websites. */
import type {PaperLanguage} from '@emblem/schemas/papers';

interface ContactWords {
  /** With `{subject}`. */
  readonly reply: string;
  /** With `{name}`. */
  readonly hello: string;
  readonly asked: string;
}

export const CONTACT_WORDS: Readonly<Record<PaperLanguage, ContactWords>> = {
  en: {reply: 'Re: {subject}', hello: 'Hello {name},', asked: 'You wrote:'},
  zh: {reply: '回复：{subject}', hello: '{name}：', asked: '您的留言：'},
  cs: {reply: 'Re: {subject}', hello: 'Dobrý den, {name},', asked: 'Napsali jste:'},
  da: {reply: 'Sv: {subject}', hello: 'Hej {name},', asked: 'Du skrev:'},
  de: {reply: 'AW: {subject}', hello: 'Guten Tag {name},', asked: 'Sie schrieben:'},
  es: {reply: 'RE: {subject}', hello: 'Hola, {name}:', asked: 'Usted escribió:'},
  fr: {reply: 'RE : {subject}', hello: 'Bonjour {name},', asked: 'Vous avez écrit :'},
  ga: {reply: 'Re: {subject}', hello: 'Dia duit, a {name},', asked: 'Scríobh tú:'},
  hi: {reply: 'उत्तर: {subject}', hello: 'नमस्ते {name},', asked: 'आपने लिखा था:'},
  hu: {reply: 'Re: {subject}', hello: 'Kedves {name}!', asked: 'Ön ezt írta:'},
  it: {reply: 'R: {subject}', hello: 'Buongiorno {name},', asked: 'Ha scritto:'},
  ja: {reply: 'Re: {subject}', hello: '{name} 様', asked: 'お問い合わせの内容：'},
  ko: {reply: 'Re: {subject}', hello: '{name} 님, 안녕하세요.', asked: '문의하신 내용:'},
  nl: {reply: 'Re: {subject}', hello: 'Hallo {name},', asked: 'U schreef:'},
  no: {reply: 'Sv: {subject}', hello: 'Hei {name},', asked: 'Du skrev:'},
  pt: {reply: 'Re: {subject}', hello: 'Olá, {name},', asked: 'Escreveu:'},
  sk: {reply: 'Re: {subject}', hello: 'Dobrý deň, {name},', asked: 'Napísali ste:'},
  sv: {reply: 'Sv: {subject}', hello: 'Hej {name},', asked: 'Du skrev:'},
};
